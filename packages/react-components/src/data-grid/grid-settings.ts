import type { DataGridColumn, DataGridSettings, Density } from './data-grid.types.ts';

/** Widths that a column may be given, pixels. @public */
export const columnWidthLimits = { min: 32, max: 1200 } as const;

const densities: readonly string[] = ['compact', 'comfortable', 'touch'] satisfies Density[];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item): item is string => typeof item === 'string');
}

/** A width within {@link columnWidthLimits}, whole pixels. @internal */
export function clampWidth(width: number): number {
  return Math.round(Math.max(columnWidthLimits.min, Math.min(columnWidthLimits.max, width)));
}

/** Reads settings that were stored, of whatever age and state: what cannot be read is left out. @public */
export function readDataGridSettings(stored: unknown): DataGridSettings {
  if (!isRecord(stored)) return {};
  const { density, pageSize } = stored;
  const order = texts(stored.order);
  const hidden = texts(stored.hidden);
  const widths = isRecord(stored.widths)
    ? Object.entries(stored.widths).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
    : null;
  const isSize = pageSize === 'all' || (typeof pageSize === 'number' && Number.isInteger(pageSize) && pageSize > 0);
  return {
    ...(order ? { order } : {}),
    ...(hidden ? { hidden } : {}),
    ...(widths ? { widths: Object.fromEntries(widths.map(([id, width]) => [id, clampWidth(width)])) } : {}),
    ...(typeof density === 'string' && densities.includes(density) ? { density: density as Density } : {}), // just looked up
    ...(isSize ? { pageSize } : {}),
  };
}

type Column = Pick<DataGridColumn<never>, 'id' | 'isFixed' | 'width'>;

/** Ids of all columns as they stand: fixed ones keep their place among all, the others stand as arranged. @internal */
export function columnOrder(columns: readonly Column[], { order = [] }: DataGridSettings): string[] {
  const movable = columns.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  const arranged = [
    ...order.filter((id, at) => movable.includes(id) && order.indexOf(id) === at),
    ...movable.filter((id) => !order.includes(id)),
  ];
  return columns.map(({ id, isFixed }) => (isFixed ? id : (arranged.shift() ?? id)));
}

/** The order with one column moved by some places; null when it cannot go there. @internal */
export function movedColumn(
  columns: readonly Column[],
  settings: DataGridSettings,
  id: string,
  by: number,
): string[] | null {
  const isFixed = (other: string): boolean => !isMovable(columns, other);
  const hidden = settings.hidden ?? [];
  const order = columnOrder(columns, settings).filter((other) => !isFixed(other));
  /* A hidden column is no place to move past: it goes along unseen. */
  const seen = order.filter((other) => other === id || !hidden.includes(other));
  const from = seen.indexOf(id);
  const target = seen[from + by];
  if (from < 0 || target === undefined) return null;
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(target) + (by > 0 ? 1 : 0);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Whether a column is shown. A grid without a column would show nothing, so the last movable one stays. @internal */
export function isHidden(columns: readonly Column[], { hidden = [] }: DataGridSettings, id: string): boolean {
  const movable = columns.filter(({ isFixed }) => !isFixed);
  if (movable.every((column) => hidden.includes(column.id))) return id !== movable[0]?.id && isMovable(columns, id);
  return hidden.includes(id) && isMovable(columns, id);
}

function isMovable(columns: readonly Column[], id: string): boolean {
  return columns.some((column) => column.id === id && !column.isFixed);
}

/** The tracks of a row, and the width under which it scrolls sideways. @internal */
export function columnTracks(
  columns: readonly Column[],
  { widths = {} }: DataGridSettings,
): { readonly tracks: string; readonly minWidth: string } {
  const tracks = columns.map(({ id, isFixed, width }) => {
    const own = isFixed ? undefined : widths[id];
    return own === undefined ? width : `${clampWidth(own)}px`;
  });
  const least = tracks.map((track) => {
    const lower = /^minmax\(\s*([^,]+),/.exec(track)?.[1] ?? track;
    return /fr$|content|auto/.test(lower) || lower === '0' ? '0px' : lower;
  });
  return { tracks: tracks.join(' '), minWidth: `calc(${least.join(' + ') || '0px'})` };
}
