import type { Wire } from '@patrolkit/sdk/wire';
import { invalid } from '../../http/problem.ts';

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  /* A name and password in the address would stand in logs; the signature says who calls. */
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/**
 * What the schema cannot say of escalation steps (C12): each later than the one before, each with somebody to call, and
 * addresses that can be called. Throws 400.
 */
export function checkEscalation(steps: readonly Wire<'EscalationStep'>[]): void {
  for (const [index, { afterSeconds, emails, webhooks }] of steps.entries()) {
    const field = `escalation.${index}`;
    const earlier = steps[index - 1];
    if (earlier && afterSeconds <= earlier.afterSeconds) {
      throw invalid(`${field}.afterSeconds`, 'minimum', `must be more than ${earlier.afterSeconds}, the step before`);
    }
    if (emails.length + webhooks.length === 0) {
      throw invalid(field, 'required', 'needs an e-mail address or a webhook');
    }
    const wrong = webhooks.findIndex((address) => !isWebAddress(address));
    if (wrong >= 0) throw invalid(`${field}.webhooks.${wrong}`, 'format', 'must be an http or https address');
  }
}
