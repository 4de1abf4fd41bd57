import type { AuditEntry } from '@patrolkit/sdk/model';

/** Somebody has looked at where guards were (C13). */
export interface TrackReading {
  readonly auditId: number;
  /** Milliseconds since 1970, as all instants here. */
  readonly at: number;
  /** Null when the person is not known any more. */
  readonly reader: string | null;
  /** Whose tracks; empty when the entry was emptied since. */
  readonly guardIds: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
}

function instant(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Reads an entry of the log; null for one that is about something else. */
export function trackReading({ auditId, at, action, userName, after }: AuditEntry): TrackReading | null {
  if (action !== 'track.read') return null;
  const { userIds, from, to } = { ...(typeof after === 'object' ? after : null) } as Readonly<Record<string, unknown>>; // any JSON object is one
  const guardIds = Array.isArray(userIds) ? userIds.filter((id) => Number.isSafeInteger(id)) : [];
  return { auditId, at, reader: userName, guardIds, from: instant(from), to: instant(to) };
}
