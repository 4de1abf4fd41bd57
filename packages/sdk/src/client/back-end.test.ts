import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ApiError, contractVersion, createPatrolClient } from '../index.ts';
import { createTestBackend } from '../testing/index.ts';
import { skewOf } from './contract-version.ts';

const answer = (apiVersion: string, features: readonly string[] = []) => ({
  ...{ installationId: 'i', apiVersion, serverTime: '2026-11-21T12:00:00Z', timeZone: 'Europe/Zagreb', languages: [] },
  ...{ limits: {}, operatorAccess: 'policy', provider: { name: '', url: '' }, features },
});

function clientOf(answers: (object | number)[]) {
  const said: string[] = [];
  const client = createPatrolClient({
    baseUrl: 'http://patrol.test',
    logger: { warn: (message) => said.push(message) },
    fetch: async () => {
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return typeof next === 'number' ? new Response(null, { status: next }) : Response.json(next);
    },
  });
  let told = 0;
  client.backEnd.subscribe(() => {
    told += 1;
  });
  return { client, said, told: () => told };
}

test('the version this package was made for is that of openapi.yaml', () => {
  const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  expect(/^ {2}version: (\d+\.\d+)/m.exec(contract)?.[1]).toBe(contractVersion);
});

describe('a version of the back end', () => {
  test.each([
    ['1.4', null],
    ['1.5', null],
    ['1.10', null],
    ['1.3', 'olderMinor'],
    ['1', 'olderMinor'],
    ['2.4', 'major'],
    ['0.9', 'major'],
    ['', 'major'],
    ['next', 'major'],
  ])('%s beside our 1.4 is %s', (server, kind) => {
    expect(skewOf(server, '1.4')).toEqual(kind && { server, kind });
  });

  test('that is another one is warned of once, by the logger and to whoever listens', async () => {
    const { client, said, told } = clientOf([answer('2.0')]);
    expect(client.backEnd.skew()).toBeNull();
    await client.config.get();
    await client.config.get();
    expect(client.backEnd.skew()).toEqual({ server: '2.0', kind: 'major' });
    expect(said).toEqual([expect.stringContaining('version 2.0 of the contract, this client was made for 1.0')]);
    expect(told()).toBe(1);
  });

  test('that is put right is no skew any more', async () => {
    const { client, said, told } = clientOf([answer('0.9'), answer('1.0')]);
    await client.backEnd.load();
    await client.backEnd.load();
    expect(client.backEnd.skew()).toBeNull();
    expect(said).toHaveLength(1);
    expect(told()).toBe(2);
  });
});

describe('an extension', () => {
  test('is unknown until the back end has told, and stays so when it does not answer', async () => {
    const { client } = clientOf([503, answer('1.0', ['changes'])]);
    expect(client.backEnd.hasFeature('changes')).toBeNull();
    await client.backEnd.load();
    expect(client.backEnd.hasFeature('changes')).toBe(true); // the first answer is tried once more by the transport
    expect(client.backEnd.hasFeature('openAlarms')).toBe(false);
    expect(client.backEnd.config()?.features).toEqual(['changes']);
    const { client: silent } = clientOf([500]);
    await silent.backEnd.load();
    expect(silent.backEnd.hasFeature('changes')).toBeNull();
  });

  test('is there in none of a back end without Config', async () => {
    const { client } = clientOf([404]);
    await client.backEnd.load();
    expect(client.backEnd.hasFeature('changes')).toBe(false);
    expect(client.backEnd.config()).toBeNull();
  });

  test('that is not served counts as missing, until the back end tells of other ones', async () => {
    const { client } = clientOf([answer('1.0', ['openAlarms']), answer('1.0', ['openAlarms', 'changes'])]);
    await client.backEnd.load();
    client.backEnd.noteMissing('openAlarms');
    expect(client.backEnd.hasFeature('openAlarms')).toBe(false);
    await client.backEnd.load();
    expect(client.backEnd.hasFeature('openAlarms')).toBe(true);
  });
});

test('a rule keeps its extras where the back end has them, or nobody knows that it has not', async () => {
  const sent: string[] = [];
  for (const features of [null, [], ['ruleExtras']]) {
    const backEnd = createTestBackend();
    const client = createPatrolClient({
      ...backEnd.clientOptions(),
      fetch: async (request) => {
        if (request.url.includes('Config')) return Response.json(answer('1.0', features ?? []));
        if (request.method === 'POST') sent.push(await request.clone().text());
        return backEnd.fetch(request);
      },
    });
    if (features) await client.backEnd.load();
    const [rule] = await client.rRule.getAll({ timeZone: 'Europe/Zagreb' });
    if (rule)
      await client.rRule
        .save(rule, { timeZone: 'Europe/Zagreb' })
        .catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
  }
  expect(sent.map((body) => body.includes('"timeZone"'))).toEqual([true, false, true]);
});
