import type { Wire } from '../wire/index.ts';
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
  /** Number of the last change of this page, also when that one could not be read; null when the page is empty. */
  readonly to: number | null;
  /** Newest number there is for this caller. */
  readonly lastSeq: number;
  /** The number asked for is unknown or too old: the lists must be loaded again. */
  readonly isReset: boolean;
}

/** How the event of a change is read; null when it cannot be. @public */
export type ReadEvent = (wire: Wire<'Event'>) => PatrolEvent | null;

/** Reads the wire's Change. Throws a TypeError when its place or its time is unreadable. @public */
export function changeFromWire(wire: Wire<'Change'>, readEvent: ReadEvent = patrolEventFromWire): Change {
  if (!Number.isSafeInteger(wire.seq)) throw new TypeError(`seq is not a number of the feed: '${wire.seq}'`);
  return {
    seq: wire.seq,
    at: toInstant(wire.at, 'at'),
    kind: wire.kind,
    reason: wire.reason,
    id: wire.id,
    version: wire.version,
    event: (wire.event && readEvent(wire.event)) ?? undefined,
  };
}

/** Reads the wire's ChangePage; a change that cannot be read is left out, the others stay. @public */
export function changePageFromWire(wire: Wire<'ChangePage'>, readEvent?: ReadEvent): ChangePage {
  return {
    changes: wire.changes.flatMap((change) => {
      try {
        return [changeFromWire(change, readEvent)];
      } catch {
        return [];
      }
    }),
    to: wire.changes.reduce<number | null>((last, { seq }) => (Number.isSafeInteger(seq) ? seq : last), null),
    lastSeq: wire.lastSeq,
    isReset: wire.reset,
  };
}
