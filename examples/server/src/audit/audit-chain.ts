import { createHash } from 'node:crypto';

/** What one link of the chain stands for: a row of the audit log without its own hash. */
export interface AuditLink {
  readonly tenantId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly userId: number | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | null;
  readonly ip: string | null;
  readonly requestId: string | null;
  readonly beforeHash: string;
  readonly afterHash: string;
  readonly previousHash: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/* The database keeps no order of keys: sorted, the text is the same after it was stored and read. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, inOrder(item)]));
}

/** Hash of what was there before or after; empty for nothing, so that an emptied row is told from an empty one. */
export function valueHash(value: unknown): string {
  return value === null || value === undefined ? '' : sha256(JSON.stringify(inOrder(value)));
}

/** Hash of a row, which the next row of its tenant carries (C11). */
export function linkHash(link: AuditLink): string {
  return sha256(
    JSON.stringify([
      link.previousHash,
      link.tenantId,
      link.at,
      link.userId,
      link.action,
      link.entity,
      link.entityId,
      link.ip,
      link.requestId,
      link.beforeHash,
      link.afterHash,
    ]),
  );
}
