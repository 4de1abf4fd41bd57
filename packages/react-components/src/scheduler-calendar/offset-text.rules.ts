const two = (value: number): string => String(value).padStart(2, '0');

/** '+02', '−03:30': how far a clock is ahead of UTC. @internal */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : '+'}${two(hours)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
