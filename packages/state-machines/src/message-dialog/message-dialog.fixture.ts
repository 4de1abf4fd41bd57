import type { EventComment, LatLon } from '@patrolkit/sdk/model';
import { type Actor, createActor, fromPromise } from 'xstate';
import { messageDialogMachine } from './message-dialog.machine.ts';
import type { MessageAttempt, MessageDialogEmitted, MessageDialogMachineEvent } from './message-dialog.types.ts';
import { type MessageDialogView, messageDialogView } from './message-dialog-view.ts';
import type { RecipientChoice } from './recipient-choices.ts';

/** @internal */
export const zagreb: LatLon = { latitude: 45.815, longitude: 15.9819 };
/** @internal */
export const split: LatLon = { latitude: 43.5081, longitude: 16.4402 };

/** What the server makes of a message. @internal */
export const comment: EventComment = {
  commentId: 31,
  eventId: 100,
  kind: 'message',
  authorId: 1,
  recipientIds: [7],
  title: 'Gate',
  text: '',
  writtenAt: Date.UTC(2026, 10, 21, 12),
  position: zagreb,
  isSeen: null,
  deliveredTo: [],
  seenBy: [],
};

/** A recipient for tests. @internal */
export function choice(userId: number, name: string, distanceKm: number | null = null): RecipientChoice {
  return { userId, name, distanceKm, canReceive: true, phone: null };
}

/** A failed call as the client rejects with it. @internal */
export const httpError = (status: number): Error => Object.assign(new Error(`HTTP ${status}`), { status });

/** A running message dialog whose back end answers when the test says so. @internal */
export interface MessageDialogBench {
  readonly actor: Actor<typeof messageDialogMachine>;
  /** Every call of `sendMessage`, in their order. */
  readonly sent: MessageAttempt[];
  readonly emitted: MessageDialogEmitted[];
  readonly send: (event: MessageDialogMachineEvent) => void;
  /** Opens the dialog on a place with a title and one recipient: ready to be sent. */
  readonly write: () => void;
  /** Lets the back end answer, or fail with an Error. */
  readonly answer: (answer: EventComment | Error) => Promise<void>;
  readonly state: () => string;
  readonly view: () => MessageDialogView;
}

/** @internal */
export function startMessageDialog(): MessageDialogBench {
  const sent: MessageAttempt[] = [];
  const emitted: MessageDialogEmitted[] = [];
  let keys = 0;
  let waiting = Promise.withResolvers<EventComment>();
  const machine = messageDialogMachine.provide({
    actors: {
      sendMessage: fromPromise<EventComment, MessageAttempt>(({ input }) => {
        sent.push(input);
        waiting = Promise.withResolvers();
        return waiting.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { newKey: () => `key ${++keys}` } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    sent,
    emitted,
    send: (event) => actor.send(event),
    write: () => {
      actor.send({ type: 'position.picked', position: zagreb });
      actor.send({ type: 'field.changed', field: 'title', value: 'Gate' });
      actor.send({ type: 'recipients.changed', recipientIds: [7] });
    },
    answer: async (answer) => {
      if (answer instanceof Error) waiting.reject(answer);
      else waiting.resolve(answer);
      await new Promise<void>((resolve) => setImmediate(resolve)); /* all promises that are ready */
    },
    state: () => actor.getSnapshot().value,
    view: () => messageDialogView(actor.getSnapshot()),
  };
}
