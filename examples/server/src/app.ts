import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { escalate } from './alarms/escalate.ts';
import { wakingIngest } from './alarms/waking-ingest.ts';
import { createDeviceAuth } from './auth/device-credentials.ts';
import { createHubTickets } from './auth/hub-tickets.ts';
import { createLoginThrottle } from './auth/login-throttle.ts';
import { createSessions } from './auth/sessions.ts';
import { type ComputerClocks, computerClocks, type SettableClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Contract, loadContract } from './contract/contract.ts';
import { changeSeqs } from './db/change-seq.ts';
import type { Database } from './db/database.ts';
import { readInstallationId } from './db/installation.ts';
import { createStore } from './db/repository.ts';
import { registerEmbedRoutes } from './embed/embed-routes.ts';
import { allFeatures } from './features/features.ts';
import { within } from './health/within.ts';
import { registerBodyParsers } from './http/body-parser.ts';
import { type Drain, watchRequests } from './http/drain.ts';
import { registerErrorHandler, sendProblem } from './http/error-handler.ts';
import { limitedIngest } from './http/limited-ingest.ts';
import { type LogSink, loggerOptions } from './http/logger.ts';
import { ProblemError } from './http/problem.ts';
import { registerOperations } from './http/register-operations.ts';
import { requestIdOf } from './http/request-id.ts';
import { createRequestLimit } from './http/request-limit.ts';
import { registerTestRoutes } from './http/test-routes.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { createLive, type Live } from './live/live.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { timedDatabase } from './metrics/timed-database.ts';
import { createIngestWriter } from './patrol/ingest.ts';
import { createRefusalNotice } from './patrol/refused-credential.ts';
import type { Services } from './services.ts';

/** What a server is built from; nothing else is taken from the process. */
export interface AppDependencies {
  readonly config: Config;
  readonly clock: SettableClock;
  /** @default the process's own */
  readonly computer?: ComputerClocks | undefined;
  /** Migrated. */
  readonly db: Database;
  /** The whole database as one tar. @default null */
  readonly dump?: (() => Promise<Uint8Array>) | null | undefined;
  /** @default openapi.yaml of this repository */
  readonly contract?: Contract | undefined;
  /** Where log lines go. @default standard output */
  readonly logSink?: LogSink | undefined;
}

const exposedHeaders = ['X-Change-Seq', 'X-Total-Count', 'X-Truncated', 'X-Request-Id', 'ETag', 'Retry-After'];

/* Requests under way, and jobs at a piece of theirs, have so long to end (milliseconds). */
const drainMs = 10_000;

/* So many proxies stand in front of this server; the first hop is who has connected. */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

interface KnownAtStart {
  readonly installationId: string;
  /** Number of each tenant's newest change. */
  readonly atStart: ReadonlyMap<number, number>;
  readonly metrics: Metrics;
}

function createServices(
  { config, clock, db, dump = null, computer = computerClocks }: AppDependencies,
  { installationId, atStart, metrics }: KnownAtStart,
  log: FastifyInstance['log'],
  wakeJob: Services['wakeJob'],
): { services: Services; live: Live } {
  const lives = { absoluteMs: config.sessionHours * 3_600_000, idleMs: config.sessionIdleMinutes * 60_000 };
  const sessions = createSessions(db, clock, lives, config.operatorAccess);
  const hubTickets = createHubTickets(db, clock, sessions);
  const store = createStore(db, clock, (...span) => live.committed(...span));
  const live: Live = createLive({
    config,
    clock,
    computer,
    store,
    sessions,
    hubTickets,
    atStart,
    readNewest: () => changeSeqs(db),
    processes: db.$client.processes,
    log,
  });
  const write = createIngestWriter({
    store,
    clock,
    isCovered: live.isCovered,
    onMoved: live.moved,
    onError: (error) => log.error({ err: error }, 'patrol rules failed'),
  });
  const requestLimit = createRequestLimit(clock, config.requestsPerMinute);
  const services: Services = {
    config,
    clock,
    computer,
    db,
    store,
    sessions,
    hubTickets,
    ingest: limitedIngest(
      wakingIngest(write, () => wakeJob(escalate)),
      requestLimit,
    ),
    requestLimit,
    dump,
    metrics,
    feedLagMs: live.lagMs,
    installationId,
    wakeJob,
    loginThrottle: createLoginThrottle(db, clock),
    deviceAuth: createDeviceAuth({ db, clock, isDemo: config.isDemo, onRefused: createRefusalNotice(store, clock) }),
    onSessionRevoked: live.revoked,
  };
  return { services, live };
}

/* Nobody new comes in, consoles hear that they may come back, and what has begun ends. */
async function drain(app: FastifyInstance, requests: Drain, live: Live, jobs: JobRunner): Promise<void> {
  app.server.close();
  const ends = Promise.all([live.stop(), jobs.stop(), requests.empty()]);
  await within(drainMs, ends).catch((error: unknown) => app.log.warn({ err: error }, 'not everything has ended'));
}

/** A server and what it does by the clock. */
export interface App {
  /** Does not listen yet. Closing it stops the hub and the jobs, not the database. */
  readonly app: FastifyInstance;
  /** Not started yet. */
  readonly jobs: JobRunner;
}

/** Builds the server. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, clock } = dependencies;
  const metrics = createMetrics();
  const db = timedDatabase(dependencies.db, metrics.stated);
  const contract = dependencies.contract ?? loadContract();
  const app = fastify({
    logger: loggerOptions(config.logLevel, dependencies.logSink) ?? false,
    genReqId: requestIdOf,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    trustProxy: trustedProxies(config.trustProxy),
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request, reply, new ProblemError(400, 'The address cannot be read')),
  });
  const known = { installationId: await readInstallationId(db, clock), atStart: await changeSeqs(db), metrics };
  const { services, live } = createServices({ ...dependencies, db }, known, app.log, (name) => jobs.wake(name));
  const requests = watchRequests(app);
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
    /* A console that polls would else ask before every request. Seconds. */
    maxAge: 600,
  });
  await app.register(compress, { encodings: ['gzip', 'identity'], threshold: 1024 });
  registerMetrics(app, {
    db,
    metrics,
    readState: () => ({ hubConnections: [...live.hub.connections()].length, feedLagMs: live.lagMs() }),
    isOpen: config.hasOpenMetrics,
  });
  await app.register(live.hub.plugin);
  await registerOperations(app, contract, allFeatures(services), services);
  if (config.embedDirectory !== null) registerEmbedRoutes(app, config.embedDirectory, services);
  if (config.hasTestClock) registerTestRoutes(app, { clock, db, store: services.store });
  const jobs: JobRunner = createJobRunner(
    db,
    allJobs(services),
    (error, job) => {
      metrics.jobFailed(job);
      app.log.error({ err: error, job }, 'job failed');
    },
    (job) => metrics.jobSucceeded(job, clock.now()),
  );
  app.addHook('preClose', () => drain(app, requests, live, jobs));
  return { app, jobs };
}
