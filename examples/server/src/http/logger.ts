import type { FastifyServerOptions } from 'fastify';
import { toldError } from '../db/told-error.ts';

/** A sink for log lines, instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/** Options of the log: no query string, no header, no body, no parameter of a statement is ever written. */
export function loggerOptions(level: string, sink?: LogSink): FastifyServerOptions['logger'] {
  return {
    level,
    ...(sink ? { stream: sink } : {}),
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({ ...toldError(error) }),
    },
  };
}
