import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createHub, type Hub, type HubOptions } from '@patrolkit/sdk/realtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DescribedServer } from './described-server.ts';
import { until } from './until.ts';

let server: DescribedServer;
let client: PatrolClient;
let hub: Hub;
let tokens: string[];

beforeEach(async () => {
  server = new DescribedServer();
  await server.start();
  tokens = [];
  const { sessionStore } = server.backEnd.clientOptions();
  client = createPatrolClient({ baseUrl: server.url, sessionStore, logger: { warn: () => {} } });
});
afterEach(() => {
  hub.stop();
  server.stop();
});

/** A hub whose token is another one each time it is asked for. */
async function connect(options: Partial<HubOptions> = {}): Promise<void> {
  client.user.hubTicket = async () => {
    tokens.push(`ticket-${tokens.length + 1}`);
    return tokens.at(-1) ?? '';
  };
  hub = createHub({ client, auth: 'ticket', random: () => 0.5, ...options });
  hub.start();
  await until('the hub', () => hub.getState().status === 'connected');
}

describe.each(['ServerSentEvents', 'LongPolling'] as const)('over %s', (transport) => {
  beforeEach(() => {
    server.hub.transport = transport;
  });

  test('messages go both ways', async () => {
    await connect();
    const heard: unknown[] = [];
    hub.on('ReceiveMessage', (answer) => heard.push(answer));
    await hub.send('SendMessage', { Message: { Comments: 'Vidim' } });
    await until('the answer', () => heard.length > 0);
    expect(heard).toEqual(['The server received the message: Vidim']);
  });

  test('a token that is refused during use is replaced, and the message is sent with the new one', async () => {
    await connect();
    const before = tokens.length;
    server.hub.accepts = (token) => tokens.indexOf(token) >= before;
    await hub.send('SendMessage', { Message: { Comments: 'once' } });
    expect(server.hub.messages).toEqual([{ Message: { Comments: 'once' } }]);
    expect(tokens.length).toBeGreaterThan(before);
    expect(hub.getState().status).toBe('connected');
  });

  test('a message that is refused with the new token too is an error, not one that was sent', async () => {
    await connect();
    server.hub.accepts = () => false;
    await expect(hub.send('SendMessage', { Message: { Comments: 'never' } })).rejects.toThrow();
    expect(server.hub.messages).toEqual([]);
  });

  test('a hub that lets itself be negotiated with and then hangs is given up in time, again and again', async () => {
    server.hub.isSilent = true;
    hub = createHub({ client, auth: 'token', connectTimeoutMs: 100, random: () => 0.5 });
    const statuses: string[] = [];
    hub.subscribe(() => statuses.push(hub.getState().status));
    hub.start();
    await until('two attempts', () => statuses.filter((status) => status === 'waiting').length >= 2);
    server.hub.isSilent = false;
    await until('the hub', () => hub.getState().status === 'connected');
  });
});

/* Long polling has nothing to be silent about: each of its requests has its own time limit. */
test('a line that is half open is noticed, given up and opened anew', async () => {
  await connect({ serverTimeoutMs: 300 });
  const statuses: string[] = [];
  hub.subscribe(() => statuses.push(hub.getState().status));
  server.hub.isSilent = true;
  await until('the loss', () => statuses.includes('waiting'));
  server.hub.isSilent = false;
  await until('the hub again', () => hub.getState().status === 'connected');
  expect(server.hub.opened.length).toBeGreaterThan(1);
});

test('without tickets the session’s token is used, and the ticket is asked for once', async () => {
  hub = createHub({ client, random: () => 0.5 });
  for (let connection = 0; connection < 2; connection += 1) {
    hub.start();
    await until('the hub', () => hub.getState().status === 'connected');
    hub.stop();
  }
  const token = client.session.current()?.token;
  expect(server.hub.opened.map((query) => query.get('access_token'))).toEqual([token, token]);
  expect(server.unserved).toEqual(['POST /api/User/HubTicket']);
  expect(client.backEnd.hasFeature('hubTicket')).toBe(false);
});
