import type { LatLon } from '@patrolkit/sdk/model';

/** Event types a phone may raise. */
export type DeviceEventType = 'TagRead' | 'GuardPanic' | 'GuardMessage' | 'GuardComment' | 'Start' | 'Stop';

/** One fix, as a phone reports it. */
export interface IngestPosition extends LatLon {
  /** Time of the fix by the phone, milliseconds since 1970. */
  readonly recordedAt: number;
  /** Metres. */
  readonly accuracyMeters: number | null;
  /** Metres per second. */
  readonly speedMps: number | null;
  /** Degrees from north. */
  readonly headingDegrees: number | null;
}

/** One event, as a phone reports it. */
export interface IngestEvent {
  readonly type: DeviceEventType;
  /** When it happened by the phone; for a panic with an unbelievable clock the time of receipt. Milliseconds since 1970. */
  readonly occurredAt: number;
  readonly position: LatLon | null;
  /** Code of the chip that was read, upper case; only with TagRead. */
  readonly tag: string | null;
  readonly description: string;
  /** What the adapter had to leave out or change, in words. */
  readonly comment: string;
  /** The event a GuardComment belongs to. */
  readonly aboutEventId: number | null;
  readonly isDrill: boolean;
}

/** What a phone says about itself; absent fields were not said. */
export interface IngestContact {
  readonly battery?: number | undefined;
  readonly isCharging?: boolean | undefined;
  readonly model?: string | undefined;
  readonly appVersion?: string | undefined;
  readonly locationPermission?: 'always' | 'inUse' | 'denied' | undefined;
}

/** Data that cannot be believed: kept with its reason, visible to an administrator, never shown as a fact. */
export interface IngestQuarantine {
  readonly reason: string;
  /** What came, as text, cut at 4,000 characters, without the credential. */
  readonly raw: string;
}

/**
 * What every input of a phone becomes (contract.md part F): at most one event, one position, one contact.
 * Adapters are pure functions from a request and the clock to this; only one place writes it.
 */
export interface Ingest {
  /** Equal for two copies of the same report of one guard; null when the report has no device time or id to tell copies by. */
  readonly key: string | null;
  readonly contact: IngestContact;
  /** false when no phone has spoken: a drill that was raised at a console. @default true */
  readonly hasContact?: boolean | undefined;
  /** What the phone's clock said, believed or not, milliseconds since 1970; absent when the report has no time. */
  readonly phoneAt?: number | undefined;
  readonly position: IngestPosition | null;
  readonly event: IngestEvent | null;
  readonly quarantine: IngestQuarantine | null;
}
