import type { Occurrence } from '@patrolkit/sdk/model';

/** What became of a planned check: `open` while nobody has read it and it is not missed. @public */
export type ItemState = 'open' | 'read' | 'missed';

/** States in the order of the legend. @public */
export const itemStates: readonly ItemState[] = ['open', 'read', 'missed'];

/** State of a check: read as soon as there is a read time, missed only when the back end says so. @public */
export function itemState({ readAt, state }: Pick<Occurrence, 'readAt' | 'state'>): ItemState {
  if (readAt !== null) return 'read';
  return state === 'missed' ? 'missed' : 'open';
}

/** The colour of its own that an open check wears (S3.118): `#rrggbb`; null for the usual one. @public */
export function ownColor(item: Pick<Occurrence, 'readAt' | 'state' | 'color'>): string | null {
  if (item.color === null || itemState(item) !== 'open') return null;
  return /^#[0-9a-f]{6}$/i.test(item.color) ? item.color : null;
}

function luminance(color: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** Black or white, whichever is read better on a ground `#rrggbb`; always at least 4.5 to 1. @public */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/** How many checks of each state. @public */
export type StateCounts = Readonly<Record<ItemState, number>>;

/** Counts checks by their state. @public */
export function countStates(items: Iterable<Pick<Occurrence, 'readAt' | 'state'>>): StateCounts {
  const counts = { open: 0, read: 0, missed: 0 };
  for (const item of items) counts[itemState(item)] += 1;
  return counts;
}
