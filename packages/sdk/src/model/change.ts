import type { Wire } from '../wire/index.ts';
import type { EventTypes } from './event-type.ts';
import { toInstant } from './instant.ts';
import { type PatrolEvent, patrolEventFromWire } from './patrol-event.ts';

/** One change of the feed (contract.md part E). @public */
export interface Change {
  /** Place in the tenant's feed; rises in commit order without holes. */
  readonly seq: number;
  readonly at: number;
  readonly kind: Wire<'ChangeKind'>;
  readonly reason: Wire<'ChangeReason'>;
  /** Id of the row that changed. */
  readonly id: number;
  readonly version: number;
  /** The event as it is after the change; absent when it was deleted or is of another kind. */
  readonly event?: PatrolEvent | undefined;
}

/** A page of the feed. @public */
export interface ChangePage {
  readonly changes: readonly Change[];
  /** Newest number there is for this caller. */
  readonly lastSeq: number;
  /** The number asked for is unknown or too old: the lists must be loaded again. */
  readonly isReset: boolean;
}

/** Reads the wire's Change. @public */
export function changeFromWire(wire: Wire<'Change'>, types?: EventTypes): Change {
  return {
    seq: wire.seq,
    at: toInstant(wire.at, 'at'),
    kind: wire.kind,
    reason: wire.reason,
    id: wire.id,
    version: wire.version,
    event: wire.event ? patrolEventFromWire(wire.event, types) : undefined,
  };
}

/** Reads the wire's ChangePage. @public */
export function changePageFromWire(wire: Wire<'ChangePage'>, types?: EventTypes): ChangePage {
  return {
    changes: wire.changes.map((change) => changeFromWire(change, types)),
    lastSeq: wire.lastSeq,
    isReset: wire.reset,
  };
}
