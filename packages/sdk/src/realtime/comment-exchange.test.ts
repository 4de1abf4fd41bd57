import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient } from '../index.ts';
import { CommentError, createCommentExchange } from './comment-exchange.ts';
import type { Hub, HubState } from './hub.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A hub that is driven by hand: what goes in is kept, what comes out is told. */
function bench() {
  const sent: { method: string; payload: unknown }[] = [];
  const posted: unknown[] = [];
  const handlers = new Set<(payload: unknown) => void>();
  const listeners = new Set<() => void>();
  let state: HubState = { status: 'connected', nextTryAt: null };
  const hub: Hub = {
    start: () => {},
    stop: () => {},
    tryNow: () => {},
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on: (_, handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    send: async (method, payload) => void sent.push({ method, payload }),
  };
  const client = createPatrolClient({
    baseUrl: 'https://patrol.example',
    fetch: async (request) => {
      posted.push(await request.json());
      const row = { idNotification: 1, idUser: 1, sendTo: '', description: 'x', dateTime: '2026-11-21T12:00:00Z' };
      return Response.json(row);
    },
  });
  const session = { token: 't', userId: 1, name: 'Ana', role: 'Operator', language: null, expiresAt: null };
  client.session.start({ ...session, policies: [] });
  let id = 0;
  const exchange = createCommentExchange({ client, hub, newId: () => `id-${++id}` });
  return {
    exchange,
    client,
    hub,
    sent,
    posted,
    answer: (text: string) => {
      for (const handler of [...handlers]) handler(text);
    },
    lose: () => {
      state = { status: 'waiting', nextTryAt: 1 };
      for (const listener of [...listeners]) listener();
    },
    listening: () => handlers.size + listeners.size,
  };
}

/** Whether a promise has settled, after what is due has run. */
async function outcomeOf(work: Promise<void>): Promise<string> {
  const state = { text: 'pending' };
  work.then(
    () => (state.text = 'sent'),
    (error: unknown) => (state.text = error instanceof CommentError ? error.reason : String(error)),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state.text;
}

describe('a comment over the hub', () => {
  test('S7.68 travels under the described names', async () => {
    const { exchange, sent } = bench();
    void exchange.send({ eventId: 100, text: ' Vidim ', position: { latitude: 45.81, longitude: 15.98 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      {
        method: 'SendMessage',
        payload: {
          IdUser: 1,
          UserName: 'Ana',
          MessageType: 0,
          Message: { IdEvent: 100, Latitude: 45.81, Longitude: 15.98, Comments: 'Vidim' },
          ClientMessageId: 'id-1',
        },
      },
    ]);
  });

  test('carries 0, 0 when nobody knows where the supervisor is', async () => {
    const { exchange, sent } = bench();
    void exchange.send({ eventId: 100, text: 'x', position: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.payload).toMatchObject({ Message: { Latitude: 0, Longitude: 0 } });
  });

  test('S4.24 is sending until the server says that it received the message, and other texts change nothing', async () => {
    const { exchange, answer, listening } = bench();
    const work = exchange.send({ eventId: 100, text: 'Vidim' });
    answer('Somebody else said something');
    expect(await outcomeOf(work)).toBe('pending');
    answer('12:00 The server received the message: Vidim');
    expect(await outcomeOf(work)).toBe('sent');
    expect(listening()).toBe(0);
  });

  test('S4.24 fails after 10 s without an answer', async () => {
    const { exchange, listening } = bench();
    const work = exchange.send({ eventId: 100, text: 'Vidim' });
    const outcome = outcomeOf(work);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await outcomeOf(work)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcomeOf(work)).toBe('unanswered');
    expect(listening()).toBe(0);
    await outcome;
  });

  test('tells the refusal’s lines', async () => {
    const { exchange, answer } = bench();
    const work = exchange.send({ eventId: 100, text: 'Vidim' });
    const refused = expect(work).rejects.toMatchObject({ reason: 'refused', lines: 'idEvent::does not exist' });
    await vi.advanceTimersByTimeAsync(0);
    answer('The server refused the message: idEvent::does not exist');
    await refused;
  });

  test('goes by POST under the same id when the connection is lost before the answer', async () => {
    const { exchange, sent, posted, lose } = bench();
    const work = exchange.send({ eventId: 100, text: 'Vidim' });
    await vi.advanceTimersByTimeAsync(0);
    lose();
    expect(await outcomeOf(work)).toBe('sent');
    expect(sent[0]?.payload).toMatchObject({ ClientMessageId: 'id-1' });
    expect(posted).toEqual([{ comment: 'Vidim', idEvent: 100, clientMessageId: 'id-1' }]);
  });

  test('two comments wait for each other, because an answer names none', async () => {
    const { exchange, sent, answer } = bench();
    const [first, second] = ['eins', 'zwei'].map((text) => exchange.send({ eventId: 100, text }));
    if (!first || !second) throw new Error('two were sent');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    answer('The server received the message: eins');
    expect([await outcomeOf(first), await outcomeOf(second)]).toEqual(['sent', 'pending']);
    expect(sent).toHaveLength(2);
    answer('The server received the message: zwei');
    expect(await outcomeOf(second)).toBe('sent');
  });
});

test('a blank comment is not sent', async () => {
  const { exchange, sent, posted } = bench();
  await exchange.send({ eventId: 100, text: ' \n ' });
  expect([sent, posted]).toEqual([[], []]);
});

test('without a connection, without a hub, or by choice a comment goes by POST', async () => {
  const { exchange, client, hub, posted, lose } = bench();
  await createCommentExchange({ client, hub, transport: 'rest', newId: () => 'a' }).send({ eventId: 1, text: 'x' });
  await createCommentExchange({ client, newId: () => 'b' }).send({ eventId: 1, text: 'x' });
  lose();
  await exchange.send({ eventId: 1, text: 'x' });
  expect(posted).toMatchObject([{ clientMessageId: 'a' }, { clientMessageId: 'b' }, { clientMessageId: 'id-1' }]);
});
