import { supervisorMessageToWire } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  EffectMissingError,
  type MessagePrefill,
  messageDialogMachine,
  messageKindValues,
  messageTextLimit,
  messageTitleLimit,
  unchosenPosition,
} from './index.ts';
import { choice, comment, httpError, split, startMessageDialog, zagreb } from './message-dialog.fixture.ts';

const noAnswer = new TypeError('fetch failed');
const panicRow: MessagePrefill = {
  eventId: 100,
  title: 'Panic',
  recipientIds: [7],
  kind: 'intervention',
  position: split,
};

describe('opening', () => {
  test('S4.20 a picked coordinate opens the dialog with it', () => {
    const bench = startMessageDialog();
    expect([bench.state(), bench.view().isOpen, bench.view().position]).toEqual(['closed', false, null]);
    bench.send({ type: 'position.picked', position: zagreb });
    expect(bench.state()).toBe('editing');
    expect(bench.view()).toMatchObject({ isOpen: true, position: zagreb, eventId: null, title: '', kind: 'message' });
  });

  test("S2.80 a row's button opens it with the event's id, place, title and guard", () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: panicRow });
    expect(bench.view()).toMatchObject({ isOpen: true, ...panicRow, text: '' });
  });

  test('S2.56 a marker opens it with its place and its guard', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: { position: zagreb, recipientIds: [7] } });
    expect(bench.view()).toMatchObject({ isOpen: true, position: zagreb, recipientIds: [7], eventId: null });
  });

  test('an opening without a place leaves the location unchosen, and so does a place that is none', () => {
    for (const position of [undefined, null, { latitude: 0, longitude: 0 }, { latitude: 91, longitude: 0 }]) {
      const bench = startMessageDialog();
      bench.send({ type: 'message.open', prefill: { eventId: 0, position } });
      expect(bench.view()).toMatchObject({ isOpen: true, position: null, eventId: null });
      expect(bench.actor.getSnapshot().context.draft.position).toEqual(unchosenPosition);
    }
  });

  test('a pick of no place opens nothing and moves nothing', () => {
    const bench = startMessageDialog();
    const nowhere = [unchosenPosition, { latitude: 0, longitude: 0 }, { latitude: Number.NaN, longitude: 1 }];
    for (const position of nowhere) bench.send({ type: 'position.picked', position });
    expect(bench.state()).toBe('closed');
    bench.send({ type: 'position.picked', position: zagreb });
    for (const position of nowhere) bench.send({ type: 'position.picked', position });
    expect(bench.view().position).toEqual(zagreb);
  });

  test('a pick while it is open moves the position and keeps everything else', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: panicRow });
    bench.send({ type: 'field.changed', field: 'text', value: 'Go there.' });
    const before = bench.view();
    bench.send({ type: 'position.picked', position: zagreb });
    expect(bench.view()).toEqual({ ...before, position: zagreb });
  });

  test('an opening while it is open fills anew what the person has not changed, and only that', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: { ...panicRow, text: 'prefilled' } });
    bench.send({ type: 'field.changed', field: 'title', value: 'My own' });
    bench.send({ type: 'kind.changed', kind: 'message' });
    bench.send({
      type: 'message.open',
      prefill: { eventId: 101, title: 'Exception', recipientIds: [8], kind: 'intervention' },
    });
    expect(bench.view()).toMatchObject({
      eventId: 101,
      title: 'My own',
      text: '',
      recipientIds: [8],
      kind: 'message',
      position: null,
    });
    bench.send({ type: 'recipients.changed', recipientIds: [9] });
    bench.send({ type: 'message.open', prefill: panicRow });
    expect(bench.view().recipientIds).toEqual([9]);
  });
});

describe('the fields', () => {
  test('S9.29 an intervention is 1 and S9.30 a message 0, as the model writes them', () => {
    expect(messageKindValues).toEqual({ intervention: 1, message: 0 });
    for (const kind of ['message', 'intervention'] as const) {
      const message = { kind, eventId: null, title: 'Gate', text: '', recipientIds: [], position: zagreb };
      expect(supervisorMessageToWire(message).idNotificationType).toBe(messageKindValues[kind]);
    }
  });

  test('a title is one line of at most 200 characters, a text has at most 2000, and no character is cut in two', () => {
    const bench = startMessageDialog();
    bench.send({
      type: 'message.open',
      prefill: { title: 'North\r\ngate\n', text: '🚨'.repeat(messageTextLimit + 1) },
    });
    expect(bench.view().title).toBe('North gate ');
    expect([...bench.view().text]).toHaveLength(messageTextLimit);
    expect(bench.view().text.isWellFormed()).toBe(true);
    bench.send({ type: 'field.changed', field: 'title', value: 'ž'.repeat(messageTitleLimit + 1) });
    expect(bench.view().title).toHaveLength(messageTitleLimit);
    bench.send({ type: 'field.changed', field: 'text', value: 'one\ntwo' });
    expect(bench.view().text).toBe('one\ntwo');
  });

  test('recipients are ids, each once', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: { recipientIds: [7, 7, 0] } });
    expect(bench.view().recipientIds).toEqual([7]);
    bench.send({ type: 'recipients.changed', recipientIds: [8, 7, 8, -1, 2.5, Number.NaN] });
    expect(bench.view().recipientIds).toEqual([8, 7]);
  });

  test('Enter twice in the same moment adds two users, the first two that match', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'position.picked', position: zagreb });
    const choices = [choice(7, 'Ivan Horvat'), choice(8, 'Ana'), choice(9, 'Iva Horvat')];
    for (const text of ['hor', 'hor', 'hor', 'xyz']) bench.send({ type: 'recipient.entered', text, choices });
    expect(bench.view().recipientIds).toEqual([7, 9]);
  });
});

describe('what is not sent', () => {
  test('S5.07, S8.12 both coordinates 0.01 are no location: it says so and nothing is sent; (0.01, 5) is one', () => {
    const bench = startMessageDialog();
    bench.send({ type: 'message.open', prefill: { ...panicRow, position: unchosenPosition } });
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.view().errorId]).toEqual(['editing', 'pleaseSelectLocation']);
    expect(bench.sent).toEqual([]);
    bench.send({ type: 'position.picked', position: { latitude: 0.01, longitude: 5 } });
    expect(bench.view().errorId).toBeNull();
    bench.send({ type: 'message.send' });
    expect(bench.sent[0]?.message.position).toEqual({ latitude: 0.01, longitude: 5 });
  });

  test('a title of blanks is none, and says so until it is written', () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'field.changed', field: 'title', value: '  ' });
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.view().titleErrorId, bench.view().errorId]).toEqual([
      'editing',
      'titleIsRequired',
      null,
    ]);
    bench.send({ type: 'field.changed', field: 'text', value: 'x' });
    expect(bench.view().titleErrorId).toBe('titleIsRequired');
    bench.send({ type: 'field.changed', field: 'title', value: ' Gate ' });
    expect(bench.view().titleErrorId).toBeNull();
    bench.send({ type: 'message.send' });
    expect(bench.sent[0]?.message.title).toBe('Gate');
  });

  test('without recipients it asks once whether nobody is to be notified', async () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'recipients.changed', recipientIds: [] });
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.view().isAsking, bench.view().isOpen]).toEqual(['asking', true, true]);
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.sent.length]).toEqual(['asking', 0]);
    bench.send({ type: 'question.declined' });
    expect(bench.state()).toBe('editing');
    bench.send({ type: 'message.send' });
    bench.send({ type: 'question.accepted' });
    expect(bench.sent[0]?.message.recipientIds).toEqual([]);
    await bench.answer(httpError(500));
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.sent.length]).toEqual(['sending', 2]);
  });

  test('new recipients, a new opening and the next message ask again', async () => {
    const ask = (bench: ReturnType<typeof startMessageDialog>): string => {
      bench.send({ type: 'message.send' });
      return bench.state();
    };
    const accepted = async (): Promise<ReturnType<typeof startMessageDialog>> => {
      const bench = startMessageDialog();
      bench.send({ type: 'message.open', prefill: { title: 'Note', position: zagreb } });
      expect(ask(bench)).toBe('asking');
      bench.send({ type: 'question.accepted' });
      await bench.answer(httpError(500));
      return bench;
    };
    const changed = await accepted();
    changed.send({ type: 'recipient.entered', text: 'ana', choices: [choice(7, 'Ana')] });
    changed.send({ type: 'recipients.changed', recipientIds: [] });
    expect(ask(changed)).toBe('asking');
    const reopened = await accepted();
    reopened.send({ type: 'message.open', prefill: { title: 'Other', position: split } });
    expect(ask(reopened)).toBe('asking');
    const next = await accepted();
    next.send({ type: 'message.cancel' });
    next.send({ type: 'message.open', prefill: { title: 'Note', position: zagreb } });
    expect(ask(next)).toBe('asking');
  });

  test('a place or a row chosen at the question leads back to the fields with it', () => {
    for (const event of [
      { type: 'position.picked', position: split },
      { type: 'message.open', prefill: panicRow },
    ] as const) {
      const bench = startMessageDialog();
      bench.send({ type: 'message.open', prefill: { title: 'Note', position: zagreb } });
      bench.send({ type: 'message.send' });
      bench.send({ type: 'position.picked', position: unchosenPosition });
      expect(bench.state()).toBe('asking');
      bench.send(event);
      expect([bench.state(), bench.view().position]).toEqual(['editing', split]);
    }
  });
});

describe('the answer', () => {
  test('S4.22, S7.79 a message that was sent closes the dialog and is told to the host', async () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.view().isSending]).toEqual(['sending', true]);
    await bench.answer(comment);
    expect([bench.state(), bench.view().isOpen]).toEqual(['closed', false]);
    expect(bench.emitted).toEqual([{ type: 'message.sent', comment }]);
    expect(bench.actor.getSnapshot().context).toMatchObject({ draft: { title: '', recipientIds: [] }, attempt: null });
  });

  test('S8.09 an answer with an error reads Error sending the event data., and nothing is lost', async () => {
    for (const status of [400, 409, 500]) {
      const bench = startMessageDialog();
      bench.write();
      const before = bench.view();
      bench.send({ type: 'message.send' });
      await bench.answer(httpError(status));
      expect(bench.state()).toBe('editing');
      expect(bench.view()).toEqual({ ...before, errorId: 'errorSendingEventData' });
      expect(bench.emitted).toEqual([{ type: 'message.failed', error: httpError(status) }]);
    }
  });

  test('S8.10 no answer reads An error occurred while sending the event data., and nothing is lost', async () => {
    for (const error of [noAnswer, httpError(0)]) {
      const bench = startMessageDialog();
      bench.write();
      const before = bench.view();
      bench.send({ type: 'message.send' });
      await bench.answer(error);
      expect(bench.state()).toBe('editing');
      expect(bench.view()).toEqual({ ...before, errorId: 'errorOccurredSendingEventData' });
    }
  });

  test('the alert stands until the next attempt, which begins without it', async () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'message.send' });
    await bench.answer(noAnswer);
    bench.send({ type: 'position.picked', position: split });
    expect(bench.view().errorId).toBe('errorOccurredSendingEventData');
    bench.send({ type: 'message.send' });
    expect([bench.state(), bench.view().errorId]).toEqual(['sending', null]);
  });

  test('the same message is sent again under the same key, a changed one and the next under new ones', async () => {
    const bench = startMessageDialog();
    bench.write();
    for (let times = 0; times < 2; times++) {
      bench.send({ type: 'message.send' });
      await bench.answer(noAnswer);
    }
    bench.send({ type: 'field.changed', field: 'text', value: 'Hurry.' });
    bench.send({ type: 'message.send' });
    await bench.answer(comment);
    bench.write();
    bench.send({ type: 'message.send' });
    expect(bench.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
    expect(bench.sent[1]).toEqual(bench.sent[0]);
  });
});

describe('while it is sent', () => {
  test('a second send, a change and a cancel do nothing', () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'message.send' });
    const before = bench.view();
    for (const event of [
      { type: 'message.send' },
      { type: 'question.accepted' },
      { type: 'field.changed', field: 'title', value: 'Other' },
      { type: 'kind.changed', kind: 'intervention' },
      { type: 'recipients.changed', recipientIds: [9] },
      { type: 'recipient.entered', text: 'ana', choices: [choice(8, 'Ana')] },
      { type: 'message.cancel' },
    ] as const)
      bench.send(event);
    expect(bench.view()).toEqual(before);
    expect(bench.sent).toHaveLength(1);
  });

  test('a pick waits, and opens the dialog anew once the message has gone', async () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'message.send' });
    bench.send({ type: 'position.picked', position: split });
    expect(bench.view().position).toEqual(zagreb);
    await bench.answer(comment);
    expect(bench.state()).toBe('editing');
    expect(bench.view()).toMatchObject({ position: split, title: '', recipientIds: [], errorId: null });
    expect(bench.emitted).toEqual([{ type: 'message.sent', comment }]);
    expect(bench.actor.getSnapshot().context.waiting).toBeNull();
  });

  test('of several openings the last waits, a pick after a row moves its place, and a pick of no place is none', async () => {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'message.send' });
    bench.send({ type: 'message.open', prefill: { eventId: 5, title: 'First' } });
    bench.send({ type: 'message.open', prefill: panicRow });
    bench.send({ type: 'position.picked', position: zagreb });
    bench.send({ type: 'position.picked', position: unchosenPosition });
    await bench.answer(comment);
    expect(bench.view()).toMatchObject({ ...panicRow, position: zagreb });
  });

  test('after a failure what waits goes on waiting, a newer pick replaces it and a cancel drops it', async () => {
    const failed = async (): Promise<ReturnType<typeof startMessageDialog>> => {
      const bench = startMessageDialog();
      bench.write();
      bench.send({ type: 'message.send' });
      bench.send({ type: 'message.open', prefill: panicRow });
      await bench.answer(noAnswer);
      expect(bench.view()).toMatchObject({ title: 'Gate', position: zagreb });
      return bench;
    };
    const again = await failed();
    again.send({ type: 'message.send' });
    await again.answer(comment);
    expect(again.view()).toMatchObject({ isOpen: true, ...panicRow });
    const moved = await failed();
    moved.send({ type: 'position.picked', position: split });
    moved.send({ type: 'message.send' });
    await moved.answer(comment);
    expect(moved.state()).toBe('closed');
    const cancelled = await failed();
    cancelled.send({ type: 'message.cancel' });
    expect([cancelled.state(), cancelled.actor.getSnapshot().context.waiting]).toEqual(['closed', null]);
  });
});

test('S4.21 cancel closes the dialog, from the fields and from the question, and resets it to 0.01/0.01', () => {
  for (const recipientIds of [[7], []]) {
    const bench = startMessageDialog();
    bench.write();
    bench.send({ type: 'recipients.changed', recipientIds });
    if (recipientIds.length === 0) bench.send({ type: 'message.send' });
    bench.send({ type: 'message.cancel' });
    expect([bench.state(), bench.sent]).toEqual(['closed', []]);
    expect(bench.actor.getSnapshot().context).toMatchObject({
      draft: { title: '', text: '', recipientIds: [], eventId: null, position: { latitude: 0.01, longitude: 0.01 } },
      ownFields: [],
      errorId: null,
    });
    bench.send({ type: 'message.open', prefill: panicRow });
    expect(bench.view()).toMatchObject(panicRow);
  }
});

test('a host that forgot the actor hears of it, and the person reads no wrong alert', async () => {
  const actor = createActor(messageDialogMachine, { input: { newKey: () => 'key' } });
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  actor.send({ type: 'message.open', prefill: panicRow });
  actor.send({ type: 'message.send' });
  expect(await failed).toBeInstanceOf(EffectMissingError);
  expect(actor.getSnapshot().context.errorId).toBeNull();
});
