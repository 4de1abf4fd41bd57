import { hideFacts } from '../auth/hide-facts.ts';
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
    /* Users with the same companies in scope see the same frame, and of partners those with the same limits. */
    const keyOf = ({ companyIds, partner }: HubIdentity): string => JSON.stringify([companyIds, partner]);
    const watching = [...hub.connections()]
      .map(({ identity }) => identity)
      .filter((who) => isSupervising(who, tenantId) && !who.partner?.hiddenFields.includes('positions'));
    const byScope = new Map(watching.map((identity) => [keyOf(identity), identity]));
    for (const [key, identity] of byScope) {
      const found = await lastPositions(store.for({ tenantId }), identity, movedIds);
      const hidden = identity.partner?.hiddenFields ?? [];
      const positions = hideFacts('userLocation_getAll', found, hidden) as typeof found; // the same rows
      if (positions.length === 0) continue;
      hub.send((who) => isSupervising(who, tenantId) && keyOf(who) === key, 'Positions', { positions });
    }
  };
  const bundle = createBundle(frameMs, (tenantId, ids) => void sendFrame(tenantId, ids).catch(onError));
  return { moved: bundle.add, stop: bundle.stop };
}
