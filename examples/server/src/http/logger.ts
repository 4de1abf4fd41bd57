import type { FastifyServerOptions } from 'fastify';
import { toldError } from '../db/told-error.ts';

/** A sink for log lines, instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/* The secret of a calendar link is the only one that stands in a path. */
const toldPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/calendar\/).+/i, '$1…');

/** Options of the log: no query string, no secret, no header, no body, no parameter of a statement is ever written. */
export function loggerOptions(level: string, sink?: LogSink): FastifyServerOptions['logger'] {
  return {
    level,
    ...(sink ? { stream: sink } : {}),
    serializers: {
      req: (request) => ({ method: request.method, path: toldPath(request.url), ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({ ...toldError(error) }),
    },
  };
}
