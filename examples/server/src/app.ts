import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { createDeviceAuth } from './auth/device-credentials.ts';
import { createHubTickets } from './auth/hub-tickets.ts';
import { createLoginThrottle } from './auth/login-throttle.ts';
import { createSessions } from './auth/sessions.ts';
import type { SettableClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Contract, loadContract } from './contract/contract.ts';
import type { Database } from './db/database.ts';
import { readInstallationId } from './db/installation.ts';
import { createStore } from './db/repository.ts';
import { allFeatures } from './features/features.ts';
import { registerBodyParsers } from './http/body-parser.ts';
import { registerErrorHandler, sendProblem } from './http/error-handler.ts';
import { type LogSink, loggerOptions } from './http/logger.ts';
import { ProblemError } from './http/problem.ts';
import { registerOperations } from './http/register-operations.ts';
import { requestIdOf } from './http/request-id.ts';
import { registerTestRoutes } from './http/test-routes.ts';
import { createLive, type Live } from './live/live.ts';
import { createIngestWriter } from './patrol/ingest.ts';
import { createRefusalNotice } from './patrol/refused-credential.ts';
import type { Services } from './services.ts';

/** What a server is built from; nothing else is taken from the process. */
export interface AppDependencies {
  readonly config: Config;
  readonly clock: SettableClock;
  /** Migrated. */
  readonly db: Database;
  /** @default openapi.yaml of this repository */
  readonly contract?: Contract | undefined;
  /** Where log lines go. @default standard output */
  readonly logSink?: LogSink | undefined;
}

const exposedHeaders = ['X-Change-Seq', 'X-Total-Count', 'X-Truncated', 'X-Request-Id', 'ETag', 'Retry-After'];

function createServices(
  { config, clock, db }: AppDependencies,
  installationId: string,
  log: FastifyInstance['log'],
): { services: Services; live: Live } {
  const lives = { absoluteMs: config.sessionHours * 3_600_000, idleMs: config.sessionIdleMinutes * 60_000 };
  const sessions = createSessions(db, clock, lives, config.operatorAccess);
  const hubTickets = createHubTickets(db, clock, sessions);
  const store = createStore(db, clock, (...span) => live.committed(...span));
  const live: Live = createLive({ config, store, sessions, hubTickets, log });
  const ingest = createIngestWriter({ store, clock, isCovered: live.isCovered, onMoved: live.moved });
  const services: Services = {
    config,
    clock,
    db,
    store,
    sessions,
    hubTickets,
    ingest,
    installationId,
    loginThrottle: createLoginThrottle(clock),
    deviceAuth: createDeviceAuth({ db, clock, isDemo: config.isDemo, onRefused: createRefusalNotice(store, clock) }),
    onSessionRevoked: live.revoked,
  };
  return { services, live };
}

/** Builds the server; it does not listen yet. Closing it closes the hub, not the database. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, clock, db } = dependencies;
  const contract = dependencies.contract ?? loadContract();
  const app = fastify({
    logger: loggerOptions(config.logLevel, dependencies.logSink) ?? false,
    genReqId: requestIdOf,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request, reply, new ProblemError(400, 'The address cannot be read')),
  });
  const { services, live } = createServices(dependencies, await readInstallationId(db, clock), app.log);
  registerErrorHandler(app);
  registerBodyParsers(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (/^\/(api|test)(\/|$)/i.test(request.url)) reply.header('Cache-Control', 'no-store');
  });
  await app.register(helmet);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    exposedHeaders,
    methods: ['GET', 'POST', 'DELETE'],
  });
  await app.register(compress, { encodings: ['gzip', 'identity'], threshold: 1024 });
  await app.register(live.hub.plugin);
  await registerOperations(app, contract, allFeatures(services), services);
  if (config.hasTestClock) registerTestRoutes(app, { clock, db, store: services.store });
  app.addHook('preClose', () => live.stop());
  return app;
}
