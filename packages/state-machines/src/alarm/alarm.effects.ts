import { EffectMissingError } from '../shared/effect-missing-error.ts';
import type { AlarmEffects } from './alarm.types.ts';

type EffectActions = { [Effect in keyof AlarmEffects]: (args: unknown, params: AlarmEffects[Effect]) => void };

const names: readonly (keyof AlarmEffects)[] = ['startSound', 'stopSound', 'setMuted', 'storeLastEventId', 'log'];

function missing(effect: keyof AlarmEffects): never {
  throw new EffectMissingError('alarm', effect, names);
}

/** Stand in until the host provides its own: each throws an {@link EffectMissingError}. @internal */
export const missingAlarmEffects: EffectActions = {
  startSound: () => missing('startSound'),
  stopSound: () => missing('stopSound'),
  setMuted: () => missing('setMuted'),
  storeLastEventId: () => missing('storeLastEventId'),
  log: () => missing('log'),
};
