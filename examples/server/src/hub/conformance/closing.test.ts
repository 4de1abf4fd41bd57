import { HttpTransportType, type HubConnection, HubConnectionState, MessageType } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startHubServer } from '../testing.ts';
import { closed, createBench, ways } from './bench.ts';
import { openSocket } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const reconnected = (client: HubConnection): Promise<string | undefined> =>
  new Promise((resolve) => client.onreconnected(resolve));

describe.each(ways)('closing over $name', (way) => {
  test('without leave to reconnect ends the client with the reason', async () => {
    const server = await bench.serve();
    const client = await bench.connect(server, way, { reconnects: true });
    const ended = closed(client);
    server.hub.close(({ name }) => name === 'good', { error: 'session revoked' });
    expect((await ended)?.message).toContain('session revoked');
    expect(client.state).toBe(HubConnectionState.Disconnected);
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
  });

  test('with leave to reconnect brings the client back under another id', async () => {
    const server = await bench.serve();
    const client = await bench.connect(server, way, { reconnects: true });
    const before = client.connectionId;
    const back = reconnected(client);
    server.hub.close(() => true, { allowReconnect: true });
    expect(await back).not.toBe(before);
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  test('a revocation tells and closes the ones that it means, and nobody else', async () => {
    const server = await bench.serve();
    const revoked = await bench.connect(server, way, { token: 'good-revoked', reconnects: true });
    const other = await bench.connect(server, way, { token: 'good-other' });
    const told: unknown[] = [];
    revoked.on('SessionRevoked', (payload) => told.push(payload));
    const ended = closed(revoked);
    const isMeant = ({ name }: { name: string }): boolean => name === 'good-revoked';
    server.hub.send(isMeant, 'SessionRevoked', { reason: 'signed out' });
    server.hub.close(isMeant, { error: 'The session has ended' });
    expect((await ended)?.message).toContain('The session has ended');
    expect(told).toEqual([{ reason: 'signed out' }]);
    expect(other.state).toBe(HubConnectionState.Connected);
    await vi.waitFor(() => expect([...server.hub.connections()]).toHaveLength(1));
  });

  test('nothing reaches a client after its Close', async () => {
    const server = await bench.serve();
    const raw = await bench.shake(server, way);
    server.hub.close(() => true);
    server.hub.send(() => true, 'Changes', 'too late');
    expect(await raw.next()).toMatchObject({ type: MessageType.Close });
    expect(await raw.next()).toBeNull();
  });

  test('whoever has not shaken hands is closed too', async () => {
    const server = await bench.serve();
    const line = await bench.open(server, way);
    server.hub.close(() => true);
    expect(await line.next()).toBeNull();
  });

  test('a client comes back after a restart of the server', async () => {
    const methods = { echo: (_: unknown, text: unknown) => text };
    const server = await startHubServer({ methods });
    const client = await bench.connect(server, way, { reconnects: true });
    const back = reconnected(client);
    const port = Number(new URL(server.url).port);
    /* the goodbye first: a closing app takes no poll any more */
    await server.hub.stop();
    await server.stop();
    await bench.serve({ methods, port });
    await back;
    expect(await client.invoke('echo', 'again')).toBe('again');
    await client.stop();
  });

  test('a stopped hub says goodbye to everybody, takes nothing new, and cuts off who does not answer', async () => {
    const server = await bench.serve();
    const polite = await bench.shake(server, way, 'good-polite');
    const stubborn = await bench.shake(server, way, 'good-stubborn');
    stubborn.line.pause();
    const stopped = server.hub.stop();
    expect(await polite.nextOf(MessageType.Close)).toMatchObject({ allowReconnect: true });
    await expect(bench.connect(server, way)).rejects.toThrow(/503/);
    await expect(openSocket(server.url)).rejects.toThrow('503');
    server.clock.advance(2000);
    await stopped;
    expect([...server.hub.connections()]).toEqual([]);
  });

  test("a client's own Close ends the connection", async () => {
    const server = await bench.serve();
    const raw = await bench.shake(server, way);
    await raw.send({ type: MessageType.Close });
    expect(await raw.next()).toBeNull();
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
  });

  test('a client that stops is gone at once, and its id with it', async () => {
    const server = await bench.serve();
    const client = await bench.connect(server, way);
    await client.stop();
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
    expect(client.state).toBe(HubConnectionState.Disconnected);
  });

  test('a connection that breaks without a word is noticed', async () => {
    const server = await bench.serve();
    const raw = await bench.shake(server, way);
    if (way.transport === HttpTransportType.LongPolling) server.clock.advance(31_000);
    else await raw.line.cut();
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
  });
});
