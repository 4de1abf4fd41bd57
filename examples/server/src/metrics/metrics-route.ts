import { isIPv4 } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { within } from '../health/within.ts';
import { notFound } from '../http/problem.ts';
import { exposition, expositionType } from './exposition.ts';
import { databaseUp, installationGauges, type ProcessState, processGauges } from './gauges.ts';
import type { Metrics } from './metrics.ts';

const answerMs = 4000;

/** What the metrics are read from. */
export interface MetricsSources {
  readonly db: Database;
  readonly metrics: Metrics;
  readonly readState: () => Omit<ProcessState, 'loopDelay'>;
  /** Whether others than this computer may read. */
  readonly isOpen: boolean;
}

const isLoopback = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/* A proxy on this computer has its address, and asks for somebody else. */
const isFromHere = ({ headers, ip, raw }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(raw.socket.remoteAddress) &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined;

/** Counts every request, and serves `GET /metrics` for Prometheus: to this computer, to others when it is open, else 404. */
export function registerMetrics(app: FastifyInstance, { db, metrics, readState, isOpen }: MetricsSources): void {
  const loop = monitorEventLoopDelay();
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    metrics.answered(operationId ?? 'other', reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isOpen && !isFromHere(request)) throw notFound('This address');
    /* It holds nanoseconds, and NaN before the first one. */
    const loopDelay = { max: loop.max / 1e9, mean: (loop.mean || 0) / 1e9 };
    loop.reset();
    const installation = await within(answerMs, installationGauges(db)).catch(() => null);
    const all = [
      ...metrics.read(),
      ...processGauges({ ...readState(), loopDelay }),
      databaseUp(installation !== null),
      ...(installation ?? []),
    ];
    return reply.type(expositionType).send(exposition(all));
  });
}
