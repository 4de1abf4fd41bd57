import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPatrolClient } from '@patrolkit/sdk';
import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { createTestBackend } from '@patrolkit/sdk/testing';
import { afterEach, expect, test } from 'vitest';
import { openClient } from './examples/keep-session.ts';
import { nextRounds, squareToFair } from './examples/next-rounds.ts';
import { clientOfHost } from './examples/own-sign-in.ts';
import { sendComment } from './examples/send-comment.ts';
import { confirmOrTell } from './examples/tell-failure.ts';
import { watchAlarms } from './examples/watch-alarms.ts';
import { rehearse } from './examples/without-server.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

test('docs/sdk shows the examples as they are, each once, and no other code', () => {
  const folder = new URL('./examples/', import.meta.url);
  const text = readFileSync(new URL('../../docs/sdk/README.md', import.meta.url), 'utf8');
  const shown = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const examples = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(shown.toSorted()).toEqual(examples.toSorted());
  expect(text.match(/^```/gm)).toHaveLength(shown.length * 2);
});

test('the script that follows a server prints a panic of a guard', async () => {
  const server = new ServerProcess();
  endings.push(() => server.dispose());
  await server.start();
  const script = fileURLToPath(new URL('./examples/follow.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=patrolkit:source', script, server.url]);
  endings.push(() => child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  await until('the latest ten events', () => printed.split('\n').length > 10);
  await new Phone(server).panic();
  await until('the panic', () => /GuardPanic Ana Kovač\n$/.test(printed));
  expect(printed).toMatch(/^(\d{4}-\d\d-\d\dT[\d:.]+Z [A-Z]\w+ .*\n){11}$/);
});

test('a client hears that its session has ended', async () => {
  const reasons: string[] = [];
  const client = openClient('http://patrol.test', (reason) => reasons.push(reason));
  client.session.start(createTestBackend({ past: 'quiet' }).signIn());
  client.session.end('signed-out');
  expect(reasons).toEqual(['signed-out']);
});

test('a host hands over its own token', async () => {
  const client = clientOfHost('http://patrol.test', 7, async () => 'own-token');
  await until('the session', () => client.session.current()?.token === 'own-token');
  expect(client.session.current()).toMatchObject({ userId: 7 });
});

test('alarms are told as they come and go, and a comment stands in its thread', async () => {
  const backEnd = createTestBackend({ past: 'quiet', now: Date.now });
  const client = createPatrolClient(backEnd.clientOptions());
  const hub = backEnd.createHub({ client });
  const lines: string[] = [];
  const feed = watchAlarms(client, hub, (line) => lines.push(line));
  endings.push(feed.stop);
  await until('the first list', () => lines.includes('0 open, live'));
  const eventId = backEnd.raise({ type: 'GuardPanic' });
  expect(lines.at(-1)).toBe('1 open, live');
  expect(await sendComment(client, hub, eventId, 'Stižemo')).toBe('');
  expect(await sendComment(client, hub, 999, 'x')).toBe('message::Event 999 does not exist');
  expect(await client.notification.getAllOfEvent(eventId)).toMatchObject([{ text: 'Stižemo' }]);
  expect(await confirmOrTell(client, eventId)).toBe('');
  expect(lines.at(-1)).toBe('0 open, live');
});

test('a failure is told by its text', async () => {
  const backEnd = createTestBackend({ past: 'quiet' });
  const client = createPatrolClient(backEnd.clientOptions());
  expect(await confirmOrTell(client, 999)).toBe('Page not found');
  backEnd.failNext('event/confirm', 500);
  expect(await confirmOrTell(client, 999)).toBe('Internal Server Error (500). Please try again later.');
  backEnd.offline(true);
  expect(await confirmOrTell(client, 999)).toMatch(/^No answer/);
});

test('the next rounds of a rule are those of its zone', () => {
  const times = { fromTime: 22 * 3600, toTime: 6 * 3600, intervalMinutes: 60, toleranceMinutes: 30 };
  const rule: RecurrenceRule = {
    ...{ ruleId: 1, guardId: 3, guardName: '', securityGuardId: 3, locationId: 1, locationName: '', title: '' },
    ...{ checkpointIds: [1], rrule: 'DTSTART:20261120T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=FR' },
    ...{ startDate: '2026-11-20', endDate: '2026-11-21', timeZone: 'Europe/Zagreb', isMissReported: true, version: 1 },
    ...times,
  };
  expect(nextRounds(rule, Date.UTC(2026, 10, 20, 22, 30)).map(({ date }) => date)).toEqual([
    ...['2026-11-21', '2026-11-21', '2026-11-21'],
  ]);
  expect(squareToFair).toBeCloseTo(4, 0);
});

test('an operator’s day can be rehearsed without a server', async () => {
  expect(await rehearse()).toEqual(['GuardPanic', '0 open']);
});
