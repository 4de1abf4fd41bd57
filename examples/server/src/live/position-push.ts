import type { Store } from '../db/repository.ts';
import { lastPositions } from '../features/user-location/position-rows.ts';
import type { Hub } from '../hub/index.ts';
import { type HubIdentity, isSupervising } from './identity.ts';

const frameMs = 1000;

/** Pushes guards' newest positions. */
export interface PositionPush {
  /** A guard's last position has moved. */
  moved(tenantId: number, userId: number): void;
  stop(): void;
}

/** `Positions { positions }`: the newest of each guard that has moved, at most one frame a second and tenant. */
export function createPositionPush(
  hub: Hub<HubIdentity>,
  store: Store,
  onError: (error: unknown) => void,
): PositionPush {
  const waiting = new Map<number, Set<number>>();
  const timers = new Map<number, NodeJS.Timeout>();

  const sendFrame = async (tenantId: number): Promise<void> => {
    const movedIds = waiting.get(tenantId) ?? new Set();
    waiting.delete(tenantId);
    /* Users with the same companies in scope see the same frame. */
    const watching = [...hub.connections()]
      .map(({ identity }) => identity)
      .filter((who) => isSupervising(who, tenantId));
    const byScope = new Map(watching.map((identity) => [String(identity.companyIds), identity]));
    for (const [key, identity] of byScope) {
      const all = await lastPositions(store.for({ tenantId }), identity);
      const positions = all.filter(({ idUser }) => movedIds.has(idUser));
      if (positions.length === 0) continue;
      hub.send((who) => isSupervising(who, tenantId) && String(who.companyIds) === key, 'Positions', { positions });
    }
  };

  const flush = (tenantId: number): void => {
    timers.delete(tenantId);
    if (!waiting.has(tenantId)) return;
    /* The next frame waits its second from here; what moves meanwhile goes into it. */
    timers.set(tenantId, setTimeout(() => flush(tenantId), frameMs).unref());
    sendFrame(tenantId).catch(onError);
  };

  return {
    moved: (tenantId, userId) => {
      waiting.set(tenantId, (waiting.get(tenantId) ?? new Set()).add(userId));
      if (!timers.has(tenantId)) flush(tenantId);
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
