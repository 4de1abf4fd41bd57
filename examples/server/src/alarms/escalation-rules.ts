/** Alarms that are older than this are never escalated: whoever sets a list calls nobody about last week. Milliseconds. */
export const escalatedForMs: number = 24 * 3_600_000;

/* Clocks of two processes may differ by this much; more means that the clock has been set back. */
const clockSkewMs = 10_000;

/** A console that can be heard and may confirm. */
export interface ArmedConsole {
  /** Companies its user may see; empty means all. */
  readonly companyIds: readonly number[];
}

/** What decides about an open alarm. */
export interface OpenAlarm {
  /** When the server took it, milliseconds since 1970. */
  readonly receivedAt: number;
  readonly companyId: number | null;
  readonly isShownToAll: boolean;
  /** Numbers of the steps already taken, from 1. */
  readonly taken: ReadonlySet<number>;
}

/** One step of the tenant's list. */
export interface EscalationStep {
  readonly afterSeconds: number;
  readonly emails: readonly string[];
  readonly webhooks: readonly string[];
}

/** A step that has to be taken now, and why. */
export interface DueStep {
  /** From 1. */
  readonly step: number;
  readonly reason: 'nobodyListens' | 'unconfirmed';
}

/** Whether a step calls anybody at all. */
export function reachesSomebody({ emails, webhooks }: EscalationStep): boolean {
  return emails.length + webhooks.length > 0;
}

/** Whether one of these consoles may see the alarm: its company is in scope, or it is shown to all (C10). */
export function isHeard(alarm: OpenAlarm, consoles: readonly ArmedConsole[]): boolean {
  return consoles.some(
    ({ companyIds }) =>
      companyIds.length === 0 ||
      alarm.isShownToAll ||
      (alarm.companyId !== null && companyIds.includes(alarm.companyId)),
  );
}

/**
 * C12: which steps an open alarm needs now. Step 1 at once when no armed console may see it, at this look or a later
 * one; every step when the alarm has been unconfirmed for its time. `now` in milliseconds since 1970.
 */
export function dueSteps(
  alarm: OpenAlarm,
  steps: readonly EscalationStep[],
  consoles: readonly ArmedConsole[],
  now: number,
): DueStep[] {
  const openMs = now - alarm.receivedAt;
  if (openMs > escalatedForMs) return [];
  /* An alarm of the future: the clock was set back, and how long it has been open is unknown. Better called too early. */
  const isOverdue = openMs < -clockSkewMs;
  return steps.flatMap((one, index): DueStep[] => {
    const step = index + 1;
    if (alarm.taken.has(step) || !reachesSomebody(one)) return [];
    if (isOverdue || openMs >= one.afterSeconds * 1000) return [{ step, reason: 'unconfirmed' }];
    return step === 1 && !isHeard(alarm, consoles) ? [{ step, reason: 'nobodyListens' }] : [];
  });
}
