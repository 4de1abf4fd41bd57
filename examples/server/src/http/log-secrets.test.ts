import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { outgoing, passwordReset, user } from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { type Send, sender } from '../testing/send.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let send: Send;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'trace' },
    logSink: { write: (line) => void lines.push(line) },
  });
  send = sender(server, {});
});
afterAll(() => server.close());

const email = 'administrator@demo.example';

test('a whole session leaves no token, password, secret, ticket, guid or address in the log, at its most talkative', async () => {
  const { token = '', idUser } = await server.signIn(email);
  const headers = { authorization: `Bearer ${token}` };
  await send('POST', '/api/User/Authenticate', { email, password: 'WRONG-PASSWORD' });
  await send('POST', '/api/User/Authenticate', { email: 7, password: 'WRONG-PASSWORD' });
  await send('POST', '/api/User/RequestPasswordReset', { email });
  /* The mail is queued behind the answer, so that its time tells nothing. */
  const guid = await vi.waitFor(async () => {
    const mails = JSON.stringify(await server.db.select({ content: outgoing.content }).from(outgoing));
    const found = /guid=([0-9a-f-]{36})/.exec(mails)?.[1];
    if (found === undefined) throw new Error('No link has been mailed');
    return found;
  });
  await server.runJobs('send-mails');
  const resets = await server.db.select().from(passwordReset);
  const { ticket } = (await send('POST', '/api/User/HubTicket', undefined, headers)).body;
  const hub = new HubConnectionBuilder()
    .withUrl(`${server.url}/guardHub?access_token=${ticket}&idUser=${idUser}`, {
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build();
  await hub.start();
  await hub.stop();
  const [guard] = await server.db.select().from(user).where(eq(user.role, 'Guard')).orderBy(user.id).limit(1);
  const made = await send('POST', '/api/DeviceCredential', { idUser: guard?.id, label: 'Phone' }, headers);
  const { secret } = made.body;
  await send('POST', '/api/Device/Heartbeat', {}, { authorization: `Bearer ${secret}` });
  await server.app.inject({ url: `/device/osmand?id=${secret}&lat=50.8&lon=4.3&alarm=sos` });
  const calendar = (await send('POST', '/api/CalendarLink', { idUser: guard?.id }, headers)).body;
  await server.app.inject({ url: `/calendar/${calendar.secret}.ics` });
  await server.app.inject({ url: `/Calendar/${calendar.secret}.ics/?a=${calendar.secret}` });
  const current = (await send('GET', '/api/Settings', undefined, headers)).body;
  await send('POST', '/api/Settings', { ...current, webhookSecret: 'WEBHOOK-SECRET-0123456789' }, headers);
  await send('POST', '/api/Event/ConfirmEvent/1', undefined, { ...headers, 'idempotency-key': 'IDEMPOTENCY-KEY' });

  const text = lines.join('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect([made.status, resets.length, typeof ticket, typeof secret]).toEqual([200, 1, 'string', 'string']);
  const secrets = [
    token,
    demoPassword,
    'WRONG-PASSWORD',
    ticket,
    secret,
    calendar.secret,
    'WEBHOOK-SECRET',
    'IDEMPOTENCY-KEY',
    email,
    guid,
  ];
  for (const hidden of [...secrets, ...resets.map(({ guidHash }) => guidHash)]) {
    expect(text.includes(String(hidden)), String(hidden)).toBe(false);
  }
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
