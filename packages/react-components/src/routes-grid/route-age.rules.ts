/** How long ago something was, in the largest whole unit. @public */
export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The age of an instant (S2.64); what a faster clock puts ahead of us is now. Both in milliseconds since 1970. @public */
export function ageOf(at: number, now: number): Age {
  const passed = now - at;
  if (passed < minuteMs) return { unit: 'now', count: 0 };
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
  if (passed < dayMs) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return { unit: 'days', count: Math.floor(passed / dayMs) };
}

/** Milliseconds until the age of an instant reads differently. @internal */
export function untilOlder(at: number, now: number): number {
  const passed = Math.max(0, now - at);
  const step = passed < hourMs ? minuteMs : passed < dayMs ? hourMs : dayMs;
  return step - (passed % step) + Math.max(0, at - now);
}
