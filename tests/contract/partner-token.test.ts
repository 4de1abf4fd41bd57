import { ApiError, createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedClient } from './recorded-client.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let administrator: PatrolClient;
beforeAll(async () => {
  await server.start();
  ({ client: administrator } = await recordedClient(server));
});
afterAll(() => server.dispose());

function clientWith(token: string): PatrolClient {
  const client = createPatrolClient({ baseUrl: server.url, logger: { warn: () => {} } });
  const nobody = { userId: 0, name: '', role: null, language: null, expiresAt: null, policies: [] };
  client.session.start({ token, ...nobody });
  return client;
}

test('a partner’s token is made, used as a session’s, tells its limits, and is refused once it is revoked', async () => {
  const [company] = await administrator.company.getAll();
  const companyId = company?.companyId ?? 0;
  const draft = {
    name: 'Mall portal',
    companyIds: [companyId],
    locationIds: [],
    hiddenFields: ['images' as const],
    policies: ['event.search' as const],
    origins: ['https://portal.example'],
    expiresAt: Date.now() + 30 * 24 * 3_600_000,
  };
  const made = await administrator.partnerToken.create(draft);
  expect(made).toMatchObject({ ...draft, lastUsedAt: null, isRevoked: false });
  const partner = clientWith(made.token ?? '');
  const { origins: _, ...limits } = draft;
  expect(await partner.partnerToken.self()).toEqual(limits);
  expect((await partner.company.getAll()).map((one) => one.companyId)).toEqual([companyId]);
  await expect(partner.settings.get()).rejects.toMatchObject({ status: 403 });
  const listed = (await administrator.partnerToken.getAll()).find(({ tokenId }) => tokenId === made.tokenId);
  expect(listed).toMatchObject({ token: null, prefix: made.token?.slice(0, 6) });
  await administrator.partnerToken.revoke(made.tokenId);
  const refused = await partner.company.getAll().catch((error: unknown) => error);
  expect(refused instanceof ApiError && refused.status).toBe(401);
  await expect(administrator.partnerToken.self()).rejects.toMatchObject({ status: 404 });
});
