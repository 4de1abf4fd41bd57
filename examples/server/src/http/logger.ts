import type { FastifyServerOptions } from 'fastify';

/** A sink for log lines, instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/* A failed statement tells its parameters in its message: people's data and hashes do not belong in a log. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');
}

/** Options of the log: no query string, no header, no body, no parameter of a statement is ever written. */
export function loggerOptions(level: string, sink?: LogSink): FastifyServerOptions['logger'] {
  return {
    level,
    ...(sink ? { stream: sink } : {}),
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => {
        const cause = error.cause instanceof Error ? error.cause.message : undefined;
        return {
          type: error.name,
          message: withoutParameters(error.message),
          stack: withoutParameters(error.stack ?? ''),
          ...(cause === undefined ? {} : { cause }),
        };
      },
    },
  };
}
