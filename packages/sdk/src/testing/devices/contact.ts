import type { SpanOfTime } from '../http/period.ts';
import { union } from '../numbers/spans.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { ContactRow } from '../state/rows.ts';

/** How long a contact counts (C9). @internal */
export const contactMs: number = 5 * 60_000;

const silent: ContactRow = {
  heardAt: [],
  battery: null,
  isCharging: null,
  model: null,
  appVersion: null,
  inboxReadAt: null,
};

/** Notes that a guard's device was heard now, and what it said of itself. @internal */
export function noteContact(state: BackendState, userId: number, said: Partial<ContactRow> = {}): void {
  const before = state.contacts.get(userId) ?? silent;
  state.contacts.set(userId, { ...before, ...said, heardAt: [...before.heardAt, state.now()] });
}

/** When a guard counts as connected: from each contact for five minutes. @internal */
export function connectedSpans({ contacts }: BackendState, userId: number): SpanOfTime[] {
  return union((contacts.get(userId)?.heardAt ?? []).map((from) => ({ from, to: from + contactMs })));
}
