import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { checkVersion } from '../master-data/save-row.ts';

/* C12: each step later than the one before, each with somebody to call. */
function checkEscalation(steps: readonly Wire<'EscalationStep'>[]): void {
  for (const [index, { afterSeconds, emails, webhooks }] of steps.entries()) {
    const field = `escalation.${index}`;
    const earlier = steps[index - 1];
    if (earlier && afterSeconds <= earlier.afterSeconds) {
      throw invalid(`${field}.afterSeconds`, 'minimum', `must be more than ${earlier.afterSeconds}, the step before`);
    }
    if (emails.length + webhooks.length === 0) {
      throw invalid(field, 'required', 'needs an e-mail address or a webhook');
    }
  }
}

/** Operations of tag Settings: what a body does not name stays. @internal */
export const settingsHandlers: Handlers = {
  settings_get: ({ state }) => state.settings,
  settings_save: (call) => {
    const { state } = call;
    const { settings: before } = state;
    const { webhookSecret, escalation = before.escalation, thresholds, retention, ...body } = call.body;
    checkEscalation(escalation);
    checkVersion(call, before.version);
    state.settings = {
      escalation,
      escalateExceptions: body.escalateExceptions ?? before.escalateExceptions,
      anyGuardMatches: body.anyGuardMatches ?? before.anyGuardMatches,
      positions: body.positions ?? before.positions,
      thresholds: { ...before.thresholds, ...thresholds },
      retention: { ...before.retention, ...retention },
      hasWebhookSecret: before.hasWebhookSecret || webhookSecret !== undefined,
      version: before.version + 1,
    };
    state.feed.add({ kind: 'master', reason: 'saved', id: 0, version: state.settings.version });
    return state.settings;
  },
};
