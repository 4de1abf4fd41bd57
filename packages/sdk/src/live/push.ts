import type { EventReader } from '../client/event-reader.ts';
import type { Logger } from '../client/logger.ts';
import { type Change, changeFromWire } from '../model/change.ts';
import { type GuardPosition, guardPositionFromWire } from '../model/guard-position.ts';
import type { Wire } from '../wire/index.ts';

/** A push of the hub: what one scope may see of the feed from `from` + 1 to `to`. @internal */
export interface ChangesPush {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
}

/** Reads the hub's `Changes`; null, with a word in the log if there is one, when it cannot be read: the gap is then asked for. @internal */
export function readChangesPush(payload: unknown, reader: EventReader, logger: Logger | null): ChangesPush | null {
  try {
    const { from, to, changes } = payload as { from: number; to: number; changes: Wire<'Change'>[] }; // the contract's shape; a foreign one throws below
    return { from, to, changes: changes.map((change) => changeFromWire(change, reader.read)) };
  } catch (error) {
    logger?.warn('A push of the hub could not be read; what it held is asked for', { reason: String(error) });
    return null;
  }
}

/** Reads the hub's `Positions`. @internal */
export function readPositionsPush(payload: unknown, logger: Logger): GuardPosition[] {
  try {
    const { positions } = payload as { positions: Wire<'LastUserLocation'>[] }; // as above
    return positions.map(guardPositionFromWire).filter((position) => position !== null);
  } catch (error) {
    logger.warn('Positions of the hub could not be read; the poll brings them', { reason: String(error) });
    return [];
  }
}
