import { attemptOf, toMessageDialogContext } from './message-dialog.rules.ts';
import { messageDialogSetup } from './message-dialog.setup.ts';

/**
 * Writes a message or an intervention to guards and sends it. The host provides one actor:
 * `sendMessage({ message, idempotencyKey })`, which answers the {@link EventComment} the server made of it.
 *
 * | State | Means | Left when |
 * |---|---|---|
 * | `closed` | nothing is written; position 0.01/0.01 | a place is picked or `message.open`: to `editing` |
 * | `editing` | the fields wait; `errorId` says what kept the last attempt from being sent or how it failed | `message.send` with a location and a title: to `sending`, without recipients first to `asking`; `message.cancel`: to `closed` |
 * | `asking` | 'nobody will be notified': asked once, until the recipients change (C8) | accepted: to `sending`; declined, a place is picked or `message.open`: to `editing`; `message.cancel`: to `closed` |
 * | `sending` | `sendMessage` runs; fields are locked, a second send, a change and a cancel do nothing, because the message may have arrived | sent: to `closed`, or to `editing` with what waited; an error: to `editing`, nothing lost |
 *
 * While it is open, a picked place moves the position and keeps everything else (S4.20); `message.open` fills the
 * fields anew except those the person has changed. What is picked or opened during a send waits and opens once the
 * message has gone; after a failure a newer pick replaces it and a cancel drops it.
 *
 * @example
 * ```ts
 * const actor = createActor(
 *   messageDialogMachine.provide({
 *     actors: {
 *       sendMessage: fromPromise(({ input: { message, idempotencyKey } }) =>
 *         client.event.sendMessage(message, { idempotencyKey }),
 *       ),
 *     },
 *   }),
 *   { input: { newKey: () => crypto.randomUUID() } },
 * ).start();
 * actor.send({ type: 'position.picked', position: { latitude: 45.815, longitude: 15.982 } });
 * ```
 * @public
 */
export const messageDialogMachine = messageDialogSetup.createMachine({
  id: 'messageDialog',
  context: ({ input }) => toMessageDialogContext(input),
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearDraft',
      on: {
        'position.picked': { guard: 'isPlace', target: 'editing', actions: 'movePosition' },
        'message.open': { target: 'editing', actions: 'applyPrefill' },
      },
    },
    editing: {
      on: {
        'position.picked': { guard: 'isPlace', actions: 'movePosition' },
        'message.open': { actions: 'applyPrefill' },
        'field.changed': { actions: 'keepField' },
        'kind.changed': { actions: 'keepKind' },
        'recipients.changed': { actions: 'keepRecipients' },
        'recipient.entered': { actions: 'addRecipient' },
        'message.send': [
          { guard: 'isIncomplete', actions: 'showProblems' },
          { guard: 'isQuestionNeeded', target: 'asking' },
          { target: 'sending' },
        ],
        'message.cancel': { target: 'closed' },
      },
    },
    asking: {
      entry: 'clearProblems',
      on: {
        'question.accepted': { target: 'sending', actions: 'acceptNobody' },
        'question.declined': { target: 'editing' },
        'position.picked': { guard: 'isPlace', target: 'editing', actions: 'movePosition' },
        'message.open': { target: 'editing', actions: 'applyPrefill' },
        'message.cancel': { target: 'closed' },
      },
    },
    sending: {
      entry: ['clearProblems', 'keepAttempt'],
      on: {
        'position.picked': { guard: 'isPlace', actions: 'keepWaiting' },
        'message.open': { actions: 'keepWaiting' },
      },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: 'isOpeningWaiting', target: 'editing', actions: ['tellSent', 'openWaiting'] },
          { target: 'closed', actions: 'tellSent' },
        ],
        onError: { guard: 'isSendFailure', target: 'editing', actions: 'showFailure' },
      },
    },
  },
});
