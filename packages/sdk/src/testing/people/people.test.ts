import { beforeEach, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../../index.ts';
import { createTestBackend, type TestBackend } from '../index.ts';

let backEnd: TestBackend;
let administrator: PatrolClient;
const logger = { warn: () => {} };
const clientOf = (own: TestBackend, name: string): PatrolClient =>
  createPatrolClient({ ...own.clientOptions(`${name}@demo.example`), logger });

beforeEach(() => {
  backEnd = createTestBackend({ past: 'quiet' });
  administrator = clientOf(backEnd, 'administrator');
});

test.each([
  ['policy', 403],
  ['token', 200],
] as const)('an Operator opens the scheduler by %s with %i, and never writes', async (operatorAccess, status) => {
  const operator = clientOf(createTestBackend({ past: 'quiet', operatorAccess }), 'operator');
  const statusOf = (call: Promise<unknown>): Promise<number> => call.then(() => 200).catch(({ status: is }) => is);
  expect(await statusOf(operator.scheduler.get({ from: 0, to: 1 }))).toBe(status);
  expect(await statusOf(operator.scheduler.delete(1))).toBe(403);
});

test('a right that is given counts from the next request on', async () => {
  const operator = clientOf(backEnd, 'operator');
  await expect(operator.userGroup.getAll()).rejects.toMatchObject({ lines: 'policy::section.users' });
  const known = (await administrator.rolePolicy.getAll()).find(({ role }) => role === 'Operator');
  await administrator.rolePolicy.save({ role: 'Operator', policies: [...(known?.policies ?? []), 'section.users'] });
  expect(await operator.userGroup.getAll()).toEqual([]);
});

test('who loses his role or his account loses his sessions', async () => {
  const operator = clientOf(backEnd, 'operator');
  const row = (await administrator.user.getAll()).find(({ role }) => role === 'Operator');
  if (!row) throw new Error('The seed has no Operator');
  await administrator.user.delete(row.userId);
  await expect(operator.company.getAll()).rejects.toMatchObject({ status: 401 });
  const answer = await operator.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
  expect(answer).toEqual({ ok: false, result: -2 });
});

test('who manages users cannot make himself an administrator', async () => {
  const operator = clientOf(backEnd, 'operator');
  const policies = ['dashboard.view', 'lookup.read', 'users.write'];
  await administrator.rolePolicy.save({ role: 'Operator', policies });
  const own = (await operator.user.getAll())[0];
  if (!own) throw new Error('The caller comes first');
  await expect(operator.user.save({ ...own, role: 'Administrator' })).rejects.toMatchObject({ status: 403 });
});

test('addresses are told to who manages users, and names to everybody who watches', async () => {
  const operator = clientOf(backEnd, 'operator');
  const [asOperator] = await operator.user.getAll();
  const [asAdministrator] = await administrator.user.getAll();
  expect([asOperator?.name, asOperator?.email]).toEqual(['Zoran Knežević', null]);
  expect(asAdministrator).toMatchObject({ name: 'Vesna Novak', email: 'administrator@demo.example' });
});

test('a console that can be heard is counted, and one that is muted is not', async () => {
  expect(await administrator.user.sendConsoleState('on')).toMatchObject({ armedConsoles: 1, hasEscalation: false });
  const operator = clientOf(backEnd, 'operator');
  expect(await operator.user.sendConsoleState('muted')).toMatchObject({ armedConsoles: 1 });
  backEnd.advance(46_000);
  expect(await operator.user.sendConsoleState('muted')).toMatchObject({ armedConsoles: 0 });
});
