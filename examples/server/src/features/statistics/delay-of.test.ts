import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { delayOf } from './delay-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('C12 mean, median and 95th percentile of delays, in any order', () => {
  expect(delayOf([8, 2, 6, 4])).toEqual({ alarms: 4, meanSeconds: 5, medianSeconds: 5, p95Seconds: 7.7 });
  expect(delayOf([3])).toEqual({ alarms: 1, meanSeconds: 3, medianSeconds: 3, p95Seconds: 3 });
  expect(delayOf([])).toEqual({ alarms: 0, meanSeconds: null, medianSeconds: null, p95Seconds: null });
});

test('as the database’s own avg and percentile_cont find them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), async (seconds) => {
      const found = await server.db.execute<Record<'mean' | 'median' | 'p95', number>>(sql`
        select avg(s) as mean, percentile_cont(0.5) within group (order by s) as median,
          percentile_cont(0.95) within group (order by s) as p95
        from (select value::float8 as s from jsonb_array_elements_text(${JSON.stringify(seconds)}::jsonb)) x`);
      const delay = delayOf(seconds);
      expect(delay.meanSeconds).toBeCloseTo(found.rows[0]?.mean ?? -1, 2);
      expect(delay.medianSeconds).toBeCloseTo(found.rows[0]?.median ?? -1, 2);
      expect(delay.p95Seconds).toBeCloseTo(found.rows[0]?.p95 ?? -1, 2);
    }),
    { numRuns: 40 },
  );
});
