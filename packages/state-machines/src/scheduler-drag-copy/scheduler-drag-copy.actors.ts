import type { Occurrence } from '@patrolkit/sdk/model';
import { fromPromise } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import type { OccurrenceDeletion, OccurrenceSave, SchedulerDragCopyActor } from './scheduler-drag-copy.types.ts';

const names: readonly SchedulerDragCopyActor[] = ['saveOccurrence', 'deleteOccurrence'];

/** Stand in until the host provides its own: both reject with an {@link EffectMissingError}. @internal */
export const missingSchedulerDragCopyActors = {
  saveOccurrence: fromPromise<Occurrence, OccurrenceSave>(async () => {
    throw new EffectMissingError('schedulerDragCopy', 'saveOccurrence', names);
  }),
  deleteOccurrence: fromPromise<void, OccurrenceDeletion>(async () => {
    throw new EffectMissingError('schedulerDragCopy', 'deleteOccurrence', names);
  }),
};
