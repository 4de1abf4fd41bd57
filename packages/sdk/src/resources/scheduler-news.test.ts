import { expect, test } from 'vitest';
import { createPatrolClient } from '../client/create-patrol-client.ts';
import { createTestBackend } from '../testing/index.ts';

test('S9.10 whoever shows routes hears of a check or a rule that was deleted, as of one that was saved', async () => {
  const backend = createTestBackend();
  const client = createPatrolClient(backend.clientOptions('administrator@demo.example'));
  const heard: string[] = [];
  const unsubscribe = client.schedulerNews.subscribe((origin) => heard.push(origin));
  const now = backend.now();
  const [check] = (await client.scheduler.get({ from: now, to: now + 24 * 3_600_000 })).rows;
  const [rule] = await client.rRule.getAll({ timeZone: 'Europe/Zagreb' });
  if (!check || !rule) throw new Error('The day has no plan');
  expect(heard).toEqual([]);
  await client.scheduler.save(check);
  await client.scheduler.delete(check.occurrenceId);
  expect(heard).toEqual(['here', 'here']);
  await client.rRule.delete(rule.ruleId);
  expect(heard).toHaveLength(3);
  unsubscribe();
});
