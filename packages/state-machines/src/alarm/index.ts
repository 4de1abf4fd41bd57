export * from '../shared/effect-missing-error.ts';
export { alarmMachine } from './alarm.machine.ts';
export { defaultRearmAfterMs } from './alarm.rules.ts';
export type {
  AlarmContext,
  AlarmEffects,
  AlarmEmitted,
  AlarmInput,
  AlarmMachineEvent,
  AlarmState,
} from './alarm.types.ts';
export * from './alarm-view.ts';
export * from './open-alarms.ts';
