import type { ViewerRow } from './rule-groups.rules.ts';

/** What a key does on a row of the viewer (ARIA tree grid). @internal */
export type RowKeyAction =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'toggle' | 'actions' | 'edit' | 'copy' | 'delete' };

/** What of a key event decides. @internal */
export interface RowKeyEvent {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

function onGroup(key: string, at: number, isOpen: boolean, rows: readonly ViewerRow[]): RowKeyAction | null {
  if (key === 'Enter' || key === ' ') return { kind: 'toggle' };
  if (key === 'ArrowRight' && isOpen && rows[at + 1]?.kind === 'rule') return { kind: 'go', to: at + 1 };
  if (key === 'ArrowRight' && !isOpen) return { kind: 'toggle' };
  if (key === 'ArrowLeft' && isOpen) return { kind: 'toggle' };
  return null;
}

function onRule({ key, ctrlKey, metaKey }: RowKeyEvent, at: number, rows: readonly ViewerRow[]): RowKeyAction | null {
  if (key === 'Enter') return { kind: 'edit' };
  if (key === 'Delete') return { kind: 'delete' };
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'c') return { kind: 'copy' };
  if (key === 'ArrowRight') return { kind: 'actions' };
  if (key !== 'ArrowLeft') return null;
  return { kind: 'go', to: rows.findLastIndex((row, index) => index < at && row.kind === 'group') };
}

/** What a key does on the row at an index, or null when the key is not the viewer's. `page` is how many rows are seen. @internal */
export function actionOfKey(
  event: RowKeyEvent,
  at: number,
  rows: readonly ViewerRow[],
  page: number,
): RowKeyAction | null {
  const row = rows[at];
  if (!row) return null;
  const go = (to: number): RowKeyAction => ({ kind: 'go', to: Math.max(0, Math.min(rows.length - 1, to)) });
  switch (event.key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'PageDown':
      return go(at + page);
    case 'PageUp':
      return go(at - page);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    default:
      return row.kind === 'group' ? onGroup(event.key, at, row.isOpen, rows) : onRule(event, at, rows);
  }
}
