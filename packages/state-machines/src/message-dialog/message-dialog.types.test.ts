import type { LatLon } from '@patrolkit/sdk/model';
import { expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type MessageDialogActor,
  type MessageDialogState,
  type MessageDialogView,
  messageDialogMachine,
  messageDialogView,
} from './index.ts';
import type { MessageDialogAction, MessageDialogGuard } from './message-dialog.types.ts';

/* Checked by the compiler; the functions are never called. */
type Provided = NonNullable<Parameters<typeof messageDialogMachine.provide>[0]>;

test('the types name every state, guard, action and actor of the machine, and no other', () => {
  expectTypeOf<StateValueFrom<typeof messageDialogMachine>>().toEqualTypeOf<MessageDialogState>();
  expectTypeOf<keyof NonNullable<Provided['guards']>>().toEqualTypeOf<MessageDialogGuard>();
  expectTypeOf<keyof NonNullable<Provided['actions']>>().toEqualTypeOf<MessageDialogAction>();
  expectTypeOf<keyof NonNullable<Provided['actors']>>().toEqualTypeOf<MessageDialogActor>();
});

test('a host cannot send or provide what the machine does not know', () => {
  const host = (): void => {
    const actor = createActor(messageDialogMachine, { input: { newKey: () => 'key' } });
    actor.send({ type: 'message.open', prefill: {} });
    // @ts-expect-error: a comment is no kind of message that a supervisor sends
    actor.send({ type: 'message.open', prefill: { kind: 'comment' } });
    // @ts-expect-error: a place has two coordinates
    actor.send({ type: 'position.picked', position: { latitude: 45 } });
    // @ts-expect-error: the position is picked, not typed
    actor.send({ type: 'field.changed', field: 'position', value: '45,16' });
    // @ts-expect-error: no such event
    actor.send({ type: 'message.retry' });
    // @ts-expect-error: keys are the host's to give
    createActor(messageDialogMachine, { input: {} });
    // @ts-expect-error: the answer is what the server made of the message
    messageDialogMachine.provide({ actors: { sendMessage: fromPromise(async () => 'ok') } });
    // @ts-expect-error: no such actor
    messageDialogMachine.provide({ actors: { sendIntervention: fromPromise(async () => {}) } });
    actor.on('message.sent', ({ comment }) => expectTypeOf(comment.commentId).toBeNumber());
    expectTypeOf(messageDialogView(actor.getSnapshot())).toEqualTypeOf<MessageDialogView>();
    expectTypeOf(messageDialogView(actor.getSnapshot()).position).toEqualTypeOf<LatLon | null>();
  };
  expectTypeOf(host).returns.toBeVoid();
});
