import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';

const keptMs = 24 * 3_600_000;

/** Runs the work once per Idempotency-Key and content within 24 h; a repeat gets the first answer, other content 409 (A1). @internal */
export function onceForKey(
  { state, caller, headers, now }: Pick<Call, 'state' | 'caller' | 'headers' | 'now'>,
  content: string,
  work: () => unknown,
): unknown {
  const given = headers.get('idempotency-key');
  if (given === null) return work();
  const key = `${caller.userId}/${given}`;
  const first = state.keyed.get(key);
  if (first && now - first.at < keptMs) {
    if (first.content !== content) throw new Refusal(409, 'This Idempotency-Key was used for another request');
    return first.answer;
  }
  const answer = work();
  state.keyed.set(key, { content, at: now, answer });
  return answer;
}
