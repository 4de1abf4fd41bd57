import pg from 'pg';
import type { ProcessChannel, Queryable } from './database-client.ts';
import { connectionConfig, type PostgresOptions } from './postgres-connection.ts';

/* How long until a connection that broke is made again, and how often an idle one is asked whether it lives. */
const retryMs = 500;
const proveMs = 10_000;
const answerMs = 5000;

/** Name of the hearing connections in pg_stat_activity. */
export const listenerName = 'patrolkit listener';

/** Tells and hears by NOTIFY and LISTEN; a connection of its own hears, and is made again whenever it breaks. */
export function createProcessChannel(options: PostgresOptions, owner: Pick<Queryable, 'query'>): ProcessChannel {
  return {
    tell: async (channel, text) => void (await owner.query('select pg_notify($1, $2)', [channel, text])),
    listen: (channels, hear, onJoined) => {
      let isStopped = false;
      let timer: NodeJS.Timeout | undefined;
      let current: pg.Client | null = null;

      const join = async (): Promise<void> => {
        const listener = new pg.Client({
          ...connectionConfig(options),
          application_name: listenerName,
          query_timeout: answerMs,
        });
        current = listener;
        let hasEnded = false;
        const again = (): void => {
          if (hasEnded) return;
          hasEnded = true;
          clearTimeout(timer);
          listener.end().catch(() => undefined);
          if (!isStopped) timer = setTimeout(() => void join(), retryMs).unref();
        };
        const prove = (): void => {
          timer = setTimeout(() => listener.query('select 1').then(prove, again), proveMs).unref();
        };
        listener.on('error', again);
        listener.on('end', again);
        listener.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
        try {
          await listener.connect();
          await listener.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';'));
        } catch {
          return again();
        }
        prove();
        onJoined();
      };

      void join();
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await current?.end().catch(() => undefined);
      };
    },
  };
}
