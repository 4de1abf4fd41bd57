import type { Wire } from '@patrolkit/sdk/wire';
import type { TaskListOptions } from './task-list.ts';

/** What a phone with the own app does about messages from the control room. */
export interface Inbox {
  /** Fetches what has come and opens what has lain there for a moment, when its time has come. Never rejects. */
  refresh(now: number): Promise<void>;
}

const askEveryMs = 10_000;
const answerWithinMs = 10_000;
/** How long a guard takes before he looks at his phone. */
const openAfterMs = 15_000;

/** Makes an inbox that has not asked yet. */
export function createInbox({ baseUrl, credential, fetch, signal }: TaskListOptions): Inbox {
  const opensAt = new Map<number, number>();
  let newest = 0;
  let askedAt: number | null = null;
  const ask = (path: string, method = 'GET'): Promise<Response> =>
    fetch(new URL(path, baseUrl), {
      method,
      headers: { authorization: `Bearer ${credential}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
  const receive = async (now: number): Promise<void> => {
    const response = await ask(`/api/Device/Inbox?after=${newest}`);
    if (!response.ok) return;
    const messages = (await response.json()) as Wire<'InboxMessage'>[]; // the contract of this operation
    for (const { idNotification, seen } of messages) {
      newest = Math.max(newest, idNotification);
      if (!seen) opensAt.set(idNotification, now + openAfterMs);
    }
  };
  const open = async (now: number): Promise<void> => {
    for (const [id, at] of opensAt) {
      if (at > now) continue;
      const response = await ask(`/api/Device/Inbox/${id}/Seen`, 'POST');
      await response.arrayBuffer();
      if (response.status < 500) opensAt.delete(id);
    }
  };
  return {
    refresh: async (now) => {
      if (askedAt !== null && now - askedAt < askEveryMs) return;
      askedAt = now;
      try {
        await receive(now);
        await open(now);
      } catch {
        /* no network, no server: the messages wait there */
      }
    },
  };
}
