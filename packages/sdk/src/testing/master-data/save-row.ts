import type { Wire } from '../../wire/index.ts';
import type { Call } from '../http/call.ts';
import { conflict, invalid, notFound, Refusal } from '../http/refusal.ts';
import type { Row, Table } from '../state/table.ts';

/** A sort of rows that people keep. @internal */
export interface Entity<Values extends object> {
  readonly table: Table<Values>;
  /** As in `Company 7 does not exist`. */
  readonly title: string;
  /** Kind of its changes in the feed. @default 'master' */
  readonly kind?: 'master' | 'route' | 'scheduler' | undefined;
  /** Rows the caller may know of. @default all */
  readonly isVisible?: ((row: Row<Values>) => boolean) | undefined;
}

type SaveCall = Pick<Call, 'state' | 'headers'>;

/** Refuses with 412 when `If-Match` names another version than the newest (A1). @internal */
export function checkVersion({ headers }: Pick<Call, 'headers'>, version: number): void {
  const condition = headers.get('if-match');
  if (condition === null) return;
  const known = condition.split(',').map((tag) => tag.trim());
  if (known.includes('*') || known.includes(`"${version}"`)) return;
  throw new Refusal(412, `Somebody has changed this meanwhile; its version is ${version} now`);
}

/**
 * Creates (id 0) or changes a row, with one change in the feed. `values` refuses what is wrong before anything is
 * written. Throws 404 for an unknown id, 412 for a stale If-Match.
 * @internal
 */
export function saveRow<Values extends object>(
  call: SaveCall,
  { table, title, kind = 'master', isVisible = () => true }: Entity<Values>,
  id: number | undefined,
  values: (before: Row<Values> | null) => Values,
): Row<Values> {
  const before = id ? table.get(id) : null;
  if (id && (!before || !isVisible(before))) throw notFound(`${title} ${id}`);
  if (before) checkVersion(call, before.version);
  const given = values(before);
  const row = before ? table.update(before.id, given) : table.insert(given);
  call.state.feed.add({ kind, reason: 'saved', id: row.id, version: row.version });
  return row;
}

/** Rows that refer to another one. @internal */
export type Use = readonly [count: number, kind: Wire<'Use'>['kind']];

const words: Readonly<Record<Use[1], readonly [one: string, many: string]>> = {
  location: ['location', 'locations'],
  locationTag: ['location tag', 'location tags'],
  rRule: ['recurrence rule', 'recurrence rules'],
  scheduler: ['planned check', 'planned checks'],
  user: ['user', 'users'],
  reportSchedule: ['mailed report', 'mailed reports'],
};

/** Marks a row as deleted; a repeat changes nothing. Throws 404 for an id that never was, 409 `inUse`. @internal */
export function deleteRow<Values extends object>(
  { state, now }: Pick<Call, 'state' | 'now'>,
  { table, title, kind = 'master', isVisible = () => true }: Entity<Values>,
  id: number,
  uses: { readonly field: string; readonly of: readonly Use[] } = { field: '', of: [] },
): undefined {
  const row = table.known(id);
  if (!row || !isVisible(row)) throw notFound(`${title} ${id}`);
  if (row.deletedAt !== null) return undefined;
  const used = uses.of.filter(([count]) => count > 0);
  const errors = used.map(([count, kind]) => {
    const message = `${title} has ${count} ${words[kind][count === 1 ? 0 : 1]}`;
    return { field: uses.field, code: 'inUse', message, use: { kind, count } };
  });
  if (errors.length > 0) throw new Refusal(409, `${title} is in use`, { errors });
  state.feed.add({ kind, reason: 'deleted', id, version: table.remove(id, now).version });
  return undefined;
}

/** The row a body refers to. Throws 400 `unknownReference` (`Location does not exist`). @internal */
export function requireReference<Values extends object>(
  { table, title, isVisible = () => true }: Entity<Values>,
  id: number,
  field: string,
): Row<Values> {
  const row = table.get(id);
  if (!row || !isVisible(row)) throw invalid(field, 'unknownReference', `${title} does not exist`);
  return row;
}

/** As requireReference, where 0 and null are none (A1). @internal */
export function optionalReference<Values extends object>(
  entity: Entity<Values>,
  id: number | null,
  field: string,
): number | null {
  return id ? requireReference(entity, id, field).id : null;
}

/** 409 for a value that another row has. @internal */
export function duplicate(field: string, message: string): Refusal {
  return conflict(`${field}: ${message}`, field, 'duplicate', message);
}
