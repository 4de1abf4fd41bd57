import type { ThemeToken } from './dark.ts';

/* Tokens of one thing alone come with its styles, so that nobody loads the colours of what a page does not show. */
const own = {
  alarms: /^(?:strip-(?!stale)|hatch$)/,
  charts: /^(?:chart|heat)-/,
  checks: /^cal-/,
  events: /^(?:ev|danger-row)-/,
  map: /^(?:map|marker|circle)-/,
  routes: /^route-/,
} as const;

/** Whether a token belongs to one thing alone. @internal */
export function isOf(thing: keyof typeof own): (token: ThemeToken) => boolean {
  return (token) => own[thing].test(token);
}

/** Whether a token belongs to no thing alone. @internal */
export function isShared(token: ThemeToken): boolean {
  return !Object.values(own).some((names) => names.test(token));
}
