import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TenantTable } from '../../db/reader.ts';

/** A table whose rows have an id; where it has `deletedAt`, a deleted row stays and is passed over. */
export type KeyedTable = TenantTable & { readonly id: AnyPgColumn; readonly deletedAt?: AnyPgColumn };

/** A table whose rows count their changes. */
export type VersionedTable = KeyedTable & {
  readonly version: AnyPgColumn;
  readonly $inferSelect: { readonly id: number; readonly version: number };
};

/** A table whose rows are marked as deleted and never removed, so that old events keep their names. */
export type SoftTable = VersionedTable & {
  readonly deletedAt: AnyPgColumn;
  readonly $inferSelect: { readonly deletedAt: number | null };
};

/** A sort of rows that people keep: where they are, what they are called and what the audit log keeps of them. */
export interface Entity<T extends VersionedTable> {
  readonly table: T;
  /** As in `company.save`. */
  readonly name: string;
  /** As in `Company 7 does not exist`. */
  readonly title: string;
  /** What before and after of the audit log hold: no secrets, no image bytes. */
  readonly audited: (row: T['$inferSelect']) => unknown;
  /** Kind of its changes in the feed. @default 'master' */
  readonly kind?: 'master' | 'route' | 'scheduler' | undefined;
}
