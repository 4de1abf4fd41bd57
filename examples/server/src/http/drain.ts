import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests of an app that are under way. */
export interface Drain {
  /** Resolves when none is left. */
  empty(): Promise<void>;
}

/** Watches an app's requests; to be called before its routes are added. */
export function watchRequests(app: FastifyInstance): Drain {
  const underWay = new Set<FastifyRequest>();
  let whenEmpty = (): void => undefined;
  app.addHook('onRequest', async (request, reply) => {
    underWay.add(request);
    /* Also when whoever asked has gone. */
    reply.raw.once('close', () => {
      underWay.delete(request);
      if (underWay.size === 0) whenEmpty();
    });
  });
  return {
    empty: () =>
      new Promise((resolve) => {
        whenEmpty = resolve;
        if (underWay.size === 0) resolve();
      }),
  };
}
