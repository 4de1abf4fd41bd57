import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettableClock } from '../clock.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { type StartedApp, startApp } from '../testing/app.ts';
import { createTestDatabase, openTestPostgres, postgresServer, type TestDatabase } from '../testing/postgres.ts';

const server = await postgresServer();

describe.skipIf(server === null)('guessing at two server processes on one PostgreSQL', () => {
  let own: TestDatabase;
  const processes: (StartedApp & { readonly closeAll: () => Promise<void> })[] = [];
  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    for (const _ of ['a', 'b']) {
      const { db, close } = await openTestPostgres(own.url);
      const clock = createSettableClock({ now: () => Date.parse('2026-11-21T12:00:00Z') });
      await seedDemo(db, clock);
      const started = await startApp(db, clock);
      const closeAll = async (): Promise<void> => {
        await started.app.close();
        await close();
      };
      processes.push({ ...started, closeAll });
    }
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ closeAll }) => closeAll()));
    await own.drop();
  });

  const tryAt = async (turn: number, password: string, email = 'operator@demo.example'): Promise<number> => {
    const process = processes[turn % processes.length];
    const payload = { email, password };
    const response = await process?.app.inject({ method: 'POST', url: '/api/User/Authenticate', payload });
    return response?.statusCode === 200 ? response.json().result : (response?.statusCode ?? 0);
  };

  test('ten tries are free however they are spread, also all at once; what comes after has to wait, everywhere', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, (_, turn) => tryAt(turn, 'wrong')));
    expect(results.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(-1), ...Array(20).fill(429)]);
    expect([await tryAt(0, demoPassword), await tryAt(1, demoPassword)]).toEqual([429, 429]);
    expect(await tryAt(1, demoPassword, 'administrator@demo.example')).toBe(0);
  });

  test('whoever succeeds at one starts anew at the other', async () => {
    const email = 'guard1@demo.example';
    for (let turn = 0; turn < 9; turn += 1) expect(await tryAt(turn, 'wrong', email)).toBe(-1);
    expect(await tryAt(0, demoPassword, email)).toBe(0);
    for (let turn = 0; turn < 10; turn += 1) expect(await tryAt(turn, 'wrong', email)).toBe(-1);
    expect(await tryAt(1, demoPassword, email)).toBe(429);
  });
});
