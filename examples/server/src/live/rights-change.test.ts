import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { presetOf } from '../auth/policy-table.ts';
import { type Send, sender } from '../testing/send.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let send: Send;
const open: HubConnection[] = [];
beforeAll(async () => {
  server = await startTestServer();
  send = sender(server, await server.bearer('administrator@demo.example'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});
afterAll(() => server.close());

async function connect(email: string) {
  const { token, idUser } = await server.signIn(email);
  const headers = { authorization: `Bearer ${token}` };
  const { ticket } = (await send('POST', '/api/User/HubTicket', undefined, headers)).body;
  const connection = new HubConnectionBuilder()
    .withUrl(`${server.url}/guardHub?access_token=${ticket}&idUser=${idUser}`, {
      transport: HttpTransportType.WebSockets,
    })
    .withAutomaticReconnect([60_000])
    .configureLogging(LogLevel.None)
    .build();
  const reasons: unknown[] = [];
  connection.on('SessionRevoked', (reason: unknown) => void reasons.push(reason));
  const reconnecting = new Promise<string>((resolve) => connection.onreconnecting((error) => resolve(`${error}`)));
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
  await connection.start();
  open.push(connection);
  return { idUser, reasons, reconnecting, closed };
}

test('C10 rights of a role that change: whoever has it is sent to connect anew, his session stays', async () => {
  const console1 = await connect('operator@demo.example');
  const policies = [...presetOf('Operator'), 'section.users'];
  await send('POST', '/api/RolePolicy', { role: 'Operator', policies });
  expect(await console1.reconnecting).toMatch(/The rights have changed/);
  expect(console1.reasons).toEqual([]);
});

test('A3 a role that is taken ends the session: its connection is told why and does not come back', async () => {
  const console1 = await connect('operator@demo.example');
  await send('POST', '/api/User', { idUser: console1.idUser, name: 'Zoran Knežević', role: 'Guard' });
  await console1.closed;
  expect(console1.reasons).toEqual([{ reason: 'the role has changed' }]);
});
