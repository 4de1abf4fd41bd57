import type { PatrolClient } from '@patrolkit/sdk';
import { createPatrolClient } from '@patrolkit/sdk';
import { createTestBackend } from '@patrolkit/sdk/testing';
import { expect, test, vi } from 'vitest';
import type { SearchQuery } from '../event-search/index.ts';
import { type SearchCallOptions, searchEvents } from './search-call.ts';

const options: SearchCallOptions = {
  searchCall: 'auto',
  features: ['reportCompany'],
  users: new Map(),
  unknownUser: 'Unknown User',
};

function setUp(): { client: PatrolClient; query: SearchQuery; calls: () => string[] } {
  const backend = createTestBackend({ past: 'day' });
  const client = createPatrolClient(backend.clientOptions());
  const [report, search] = [vi.spyOn(client.event, 'report'), vi.spyOn(client.event, 'search')];
  const query = {
    locationId: null,
    checkpointId: null,
    companyId: null,
    guardId: null,
    from: backend.now() - 86_400_000,
    to: backend.now(),
  };
  return {
    client,
    query,
    calls: () => [...report.mock.calls.map(() => 'report'), ...search.mock.calls.map(() => 'search')],
  };
}

test.each([
  ['auto', null, null, 'report'],
  ['auto', 1, ['reportCompany'], 'report'],
  ['auto', 1, [], 'search'],
  ['auto', 1, null, 'search'],
  ['report', 1, null, 'report'],
  ['search', null, ['reportCompany'], 'search'],
] as const)(
  'K12 with searchCall %s, company %s and features %j it calls %s',
  async (searchCall, companyId, features, call) => {
    const { client, query, calls } = setUp();
    await searchEvents(client, { ...query, companyId }, { ...options, searchCall, features });
    expect(calls()).toEqual([call]);
  },
);

test('K12 by the older call the location tag is filtered here, and what it does not answer stays empty', async () => {
  const { client, query } = setUp();
  const whole = await searchEvents(client, query, options);
  const checkpointId =
    whole.rows.find((row) => row.checkpointId !== null)?.checkpointId ?? expect.fail('no tag was read');
  const asked = { ...query, checkpointId };
  const newer = await searchEvents(client, asked, options);
  const older = await searchEvents(client, asked, { ...options, searchCall: 'search' });
  expect(older.rows.length).toBeGreaterThan(0);
  expect(older.rows.length).toBeLessThan(whole.rows.length);
  expect(older.rows.map((row) => row.eventId)).toEqual(newer.rows.map((row) => row.eventId));
  expect(older.total).toBe(older.rows.length);
  for (const row of older.rows) {
    expect(row).toMatchObject({ startsAt: null, readException: '', code: '' });
    expect(['', 'Unknown User']).toContain(row.guardName);
  }
});

test('S2.101, S2.103, S2.104 location, company and guard go to the back end', async () => {
  const { client, query } = setUp();
  await searchEvents(client, { ...query, locationId: 1, companyId: 2, guardId: 3, checkpointId: 4 }, options);
  expect(client.event.report).toHaveBeenCalledWith({
    from: query.from,
    to: query.to,
    locationId: 1,
    companyId: 2,
    guardId: 3,
    checkpointId: 4,
  });
});
