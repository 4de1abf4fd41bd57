export * from '../shared/effect-missing-error.ts';
export * from './drag-saves.ts';
export * from './drag-times.ts';
export { schedulerDragCopyMachine } from './scheduler-drag-copy.machine.ts';
export type {
  MovedOccurrence,
  OccurrenceDeletion,
  OccurrenceSave,
  SchedulerDragCopyActor,
  SchedulerDragCopyContext,
  SchedulerDragCopyEmitted,
  SchedulerDragCopyInput,
  SchedulerDragCopyMachineEvent,
  SchedulerDragCopyState,
} from './scheduler-drag-copy.types.ts';
export * from './scheduler-drag-copy-view.ts';
