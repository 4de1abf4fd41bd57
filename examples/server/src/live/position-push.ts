import type { Store } from '../db/repository.ts';
import { lastPositions } from '../features/user-location/last-positions.ts';
import type { Hub } from '../hub/index.ts';
import { createBundle } from './bundle.ts';
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
  const sendFrame = async (tenantId: number, movedIds: readonly number[]): Promise<void> => {
    /* Users with the same companies in scope see the same frame. */
    const watching = [...hub.connections()]
      .map(({ identity }) => identity)
      .filter((who) => isSupervising(who, tenantId));
    const byScope = new Map(watching.map((identity) => [String(identity.companyIds), identity]));
    for (const [key, identity] of byScope) {
      const positions = await lastPositions(store.for({ tenantId }), identity, movedIds);
      if (positions.length === 0) continue;
      hub.send((who) => isSupervising(who, tenantId) && String(who.companyIds) === key, 'Positions', { positions });
    }
  };
  const bundle = createBundle(frameMs, (tenantId, ids) => void sendFrame(tenantId, ids).catch(onError));
  return { moved: bundle.add, stop: bundle.stop };
}
