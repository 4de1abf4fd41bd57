import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { password, type World } from './world.ts';

/** A request as it left. */
export interface Sent {
  /** `GET /api/Company`, with its query. */
  readonly line: string;
  readonly headers: Headers;
  /** null when it had none. */
  readonly body: unknown;
}

/** A client that tells what it sent. */
export interface RecordedClient {
  readonly client: PatrolClient;
  /** The last request. */
  sent(): Sent;
}

/** Signs in with the demo's password; an empty address stays signed out. */
export async function recordedClient(world: World, email = 'administrator@demo.example'): Promise<RecordedClient> {
  let last: Sent | null = null;
  const client = createPatrolClient({
    baseUrl: world.url,
    logger: { warn: () => {} },
    fetch: async (request) => {
      const text = await request.clone().text();
      const line = `${request.method} ${request.url.slice(world.url.length)}`;
      last = { line, headers: request.headers, body: text === '' ? null : JSON.parse(text) };
      return world.fetch(request);
    },
  });
  if (email !== '') await client.user.authenticate({ email, password });
  return {
    client,
    sent: () => {
      if (!last) throw new Error('nothing was sent');
      return last;
    },
  };
}
