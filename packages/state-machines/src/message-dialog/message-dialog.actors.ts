import type { EventComment } from '@patrolkit/sdk/model';
import { fromPromise } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import type { MessageAttempt, MessageDialogActor } from './message-dialog.types.ts';

const names: readonly MessageDialogActor[] = ['sendMessage'];

/** Stands in until the host provides its own: rejects with an {@link EffectMissingError}. @internal */
export const missingMessageDialogActors = {
  sendMessage: fromPromise<EventComment, MessageAttempt>(async () => {
    throw new EffectMissingError('messageDialog', 'sendMessage', names);
  }),
};
