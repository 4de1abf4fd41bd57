/** How the pictures of a map arrive. @internal */
export interface TileHealth {
  /** Pictures that did not arrive since the last one that did. */
  readonly missed: number;
  /** Whether nothing is expected from this source for now. */
  readonly isFailing: boolean;
}

/** Nothing has been asked for yet. @internal */
export const noTilesYet: TileHealth = { missed: 0, isFailing: false };

const mostMissed = 4; /* a single picture may be missing at the edge of a provider's area */

/**
 * After a picture came, did not come, or all that were asked for have come or failed. The same object while nothing changes.
 * @internal
 */
export function afterTile(health: TileHealth, what: 'loaded' | 'missed' | 'finished'): TileHealth {
  if (what === 'loaded') return health.missed === 0 && !health.isFailing ? health : noTilesYet;
  if (health.isFailing) return health;
  if (what === 'finished') return health.missed > 0 ? { ...health, isFailing: true } : health;
  return { missed: health.missed + 1, isFailing: health.missed + 1 >= mostMissed };
}
