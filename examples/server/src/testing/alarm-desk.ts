import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Config } from '../config.ts';
import * as schema from '../db/schema.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** A server with a folder for its mails, and what is done at an alarm desk. */
export interface AlarmDesk extends TestServer {
  readonly dataDirectory: string;
  /** Config of a second process on the same database. */
  readonly config: Partial<Config>;
  /** Sets the settings of the demo's tenant. */
  settle(settings: Partial<schema.StoredSettings>): Promise<void>;
  /** A guard presses; answers the event's id. */
  press(more?: object, guard?: number): Promise<number>;
  /** Sends as somebody with these headers. */
  post(url: string, payload: object | undefined, headers: object): Promise<LightMyRequestResponse>;
  /** No alarm is open, nothing is on its way, nobody is signed in; the clock as at the start. */
  clear(): Promise<void>;
  /** The mails in the outbox, oldest first. */
  mails(): string[];
  /** Time goes on, and both jobs of C12 look. */
  after(seconds: number): Promise<void>;
}

/** Starts it. */
export async function startAlarmDesk(options: TestServerOptions = {}): Promise<AlarmDesk> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'patrolkit-desk-'));
  const config = { dataDirectory, ...options.config };
  const server = await startTestServer({ ...options, config });
  const start = server.clock.now();
  const { db } = server;
  const post: AlarmDesk['post'] = (url, payload, headers) =>
    server.app.inject({ method: 'POST', url, headers: { ...headers }, ...(payload ? { payload } : {}) });
  return {
    ...server,
    dataDirectory,
    config,
    post,
    settle: async (settings) => {
      await db.delete(schema.tenantSettings).where(eq(schema.tenantSettings.tenantId, 1));
      await db.insert(schema.tenantSettings).values({ tenantId: 1, settings });
    },
    press: async (more = {}, guard = 1) => {
      const authorization = `Bearer demo-guard-${guard}`;
      const response = await post('/api/Device/Events', [{ type: 'GuardPanic', ...more }], { authorization });
      return response.json()[0].idEvent;
    },
    clear: async () => {
      server.clock.set(start);
      const { outgoing, escalation, consoleState, hubTicket, session, passwordReset, tenantSettings } = schema;
      const emptied = [outgoing, escalation, consoleState, hubTicket, session, passwordReset, tenantSettings];
      for (const table of emptied) await db.delete(table);
      await db.update(schema.event).set({ confirmedAt: start }).where(isNull(schema.event.confirmedAt));
      await db.update(schema.user).set({ isActive: true, groupId: null });
      rmSync(join(dataDirectory, 'outbox'), { recursive: true, force: true });
    },
    mails: () => {
      const folder = join(dataDirectory, 'outbox');
      try {
        return readdirSync(folder)
          .sort()
          .map((name) => readFileSync(join(folder, name), 'utf8'));
      } catch {
        return [];
      }
    },
    after: async (seconds) => {
      server.clock.set(server.clock.now() + seconds * 1000);
      await server.runJobs('escalate');
      await server.runJobs('send-mails');
      await server.runJobs('send-webhooks');
    },
    close: async () => {
      await server.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
