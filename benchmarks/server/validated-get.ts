import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type FastifyInstance, fastify } from 'fastify';
import type { Scope } from '../../examples/server/src/auth/scope.ts';
import { loadContract } from '../../examples/server/src/contract/contract.ts';
import { registerErrorHandler } from '../../examples/server/src/http/error-handler.ts';
import type { Feature } from '../../examples/server/src/http/operation.ts';
import { registerOperations } from '../../examples/server/src/http/register-operations.ts';
import type { Services } from '../../examples/server/src/services.ts';
import { compare } from '../compare.ts';
import { inThousands, type ServerBench } from './server-bench.ts';

const loadClient = fileURLToPath(new URL('./load-client.ts', import.meta.url));
const url = '/api/Event/GetLastEvents/0?numberOfEvents=25&numberOfHours=500';
const bar = 1.3;

const scope: Scope = {
  tenantId: 1,
  userId: 1,
  userName: 'Vesna Novak',
  role: 'Administrator',
  policies: ['dashboard.view'],
  companyIds: [],
  sessionId: 1,
};

const events = Array.from({ length: 25 }, (_, index) => ({
  idEvent: index + 1,
  eventDateTime: '2026-11-21T12:00:00.000Z',
  endDateTime: null,
  readTagTime: null,
  receivedDateTime: '2026-11-21T12:00:01.000Z',
  source: 'Ana Kovač',
  description: 'Market Square, clock tower',
  comment: '',
  hasImage: 0 as const,
  notificationCount: 0,
  unseenCount: 0,
  lastNotificationSeen: true,
  confirmDateTime: null,
  confirmUser: null,
  eventTypeEnumCode: 3 as const,
  idUser: 7,
  idLocation: 12,
  idLocationTag: 31,
  lat: 50.85,
  lon: 4.35,
  coordinates: '50.85,4.35',
  isDrill: false,
  version: 1,
}));

/** The contract's way: policy, spelling, schema, then the work, which here is done already. */
async function validatedApp(): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
  registerErrorHandler(app);
  const feature: Feature = { scoped: { event_getLastEvents: async () => events } };
  /* Only what a request on its way to the work needs: who asks, and a repository that nobody will use. */
  const services = {
    sessions: { read: async () => scope },
    store: { for: () => ({}) },
  } as unknown as Services;
  await registerOperations(app, loadContract(), feature, services);
  return app;
}

function plainApp(): FastifyInstance {
  const app = fastify();
  app.get('/api/Event/GetLastEvents/:id', async () => events);
  return app;
}

async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, never on a pipe
  return `http://127.0.0.1:${port}${url}`;
}

/** Microseconds of processor time that this process spends on one request. */
async function cpuPerRequest(address: string, requests: number): Promise<number> {
  const before = process.cpuUsage();
  await promisify(execFile)(process.execPath, [loadClient, address, String(requests), 'Bearer bench']);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

/** 25 events with policy and validation by the contract, beside plain Fastify with the same handler. */
export const validatedGet: ServerBench = {
  name: 'validated-get',
  hasDatabase: false,
  run: async ({ isQuick, say }) => {
    const [plain, validated] = [plainApp(), await validatedApp()];
    const [floor, ours] = [await addressOf(plain), await addressOf(validated)];
    try {
      const requests = 3000;
      const rounds = isQuick ? 4 : 30;
      say(`${rounds} rounds of ${requests} requests`);
      const found = await compare(
        () => cpuPerRequest(floor, requests),
        () => cpuPerRequest(ours, requests),
        { rounds, warmUp: 3 },
      );
      return [
        {
          work: 'GET of 25 events, policy and contract checked',
          size: `${inThousands(rounds * requests)} requests, CPU of the server`,
          floor: `plain Fastify ${found.floor.toFixed(0)} µs`,
          ours: `${found.ours.toFixed(0)} µs`,
          ratio: found.ratio,
          bar: `≤ ${bar}`,
          isKept: found.ratio <= bar,
        },
      ];
    } finally {
      await Promise.all([plain.close(), validated.close()]);
    }
  },
};
