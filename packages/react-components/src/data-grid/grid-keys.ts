/** A place in the grid: row 0 is the head, rows 1 to n are the page; columns from 0. @internal */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How large the grid is. @internal */
export interface GridExtent {
  /** Rows with the head. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit into what is seen: the step of PageUp and PageDown. */
  readonly rowsInView: number;
}

/** What of a key event decides. @internal */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads by the ARIA grid pattern, or null when the key does not move. @internal */
export function placeAfterKey(place: GridPlace, event: GridKey, extent: GridExtent): GridPlace | null {
  const isFar = event.ctrlKey || event.metaKey;
  const lastRow = extent.rows - 1;
  const lastColumn = extent.columns - 1;
  const within = (row: number, column: number): GridPlace => ({
    row: Math.max(0, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  });
  switch (event.key) {
    case 'ArrowUp':
      return within(place.row - 1, place.column);
    case 'ArrowDown':
      return within(place.row + 1, place.column);
    case 'ArrowLeft':
      return within(place.row, place.column - 1);
    case 'ArrowRight':
      return within(place.row, place.column + 1);
    case 'Home':
      return within(isFar ? 0 : place.row, 0);
    case 'End':
      return within(isFar ? lastRow : place.row, lastColumn);
    case 'PageUp':
      /* The head is reached by an arrow or Ctrl+Home: paging stays among the rows. */
      return within(Math.max(Math.min(1, place.row), place.row - extent.rowsInView), place.column);
    case 'PageDown':
      return within(place.row + extent.rowsInView, place.column);
    default:
      return null;
  }
}
