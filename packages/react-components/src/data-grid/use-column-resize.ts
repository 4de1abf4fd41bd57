import { type PointerEvent, useMemo, useRef } from 'react';
import type { DataGrid } from './data-grid-model.types.ts';
import { clampWidth, columnTracks } from './grid-settings.ts';
import { useLatest } from './use-latest.ts';

/** Dragging the border of a column. @internal */
export interface ColumnResize {
  /** Begins with the pointer that went down on the border. */
  start(event: PointerEvent<HTMLElement>, columnId: string): void;
}

/* While the border is dragged only the tracks change, past React: 25 rows are not drawn again for each pixel. */
function showTracks(grid: HTMLElement, { tracks, minWidth }: ReturnType<typeof columnTracks>): void {
  grid.style.setProperty('--pk-x-columns', tracks);
  grid.style.setProperty('--pk-x-min-width', minWidth);
}

/** Widths by dragging: kept when the pointer is let go, as before with Escape. @internal */
export function useColumnResize<Row>(grid: DataGrid<Row>): ColumnResize {
  const latest = useLatest(grid);
  const end = useRef<(() => void) | null>(null);
  return useMemo(
    () => ({
      start: (event, columnId) => {
        const border = event.currentTarget;
        const head = border.parentElement;
        const root = latest.current.gridRef.current;
        if (event.button !== 0 || !head || !root) return;
        event.preventDefault();
        end.current?.();
        const before = head.offsetWidth;
        const from = event.clientX;
        let width: number | null = null;
        const tracksWith = (own: number | null): ReturnType<typeof columnTracks> => {
          const { columns, settings } = latest.current;
          const widths = own === null ? settings.widths : { ...settings.widths, [columnId]: own };
          return columnTracks(columns, { widths });
        };
        const controller = new AbortController();
        const { signal } = controller;
        border.setPointerCapture(event.pointerId);
        border.dataset.dragged = '';
        const stop = (isKept: boolean): void => {
          controller.abort();
          end.current = null;
          delete border.dataset.dragged;
          if (isKept && width !== null) latest.current.resizeColumn(columnId, width);
          else showTracks(root, tracksWith(null));
        };
        end.current = () => stop(false);
        border.addEventListener(
          'pointermove',
          (move: globalThis.PointerEvent) => {
            width = clampWidth(before + move.clientX - from);
            showTracks(root, tracksWith(width));
          },
          { signal },
        );
        border.addEventListener('pointerup', () => stop(true), { signal });
        border.addEventListener('pointercancel', () => stop(false), { signal });
        window.addEventListener(
          'keydown',
          (key) => {
            if (key.key !== 'Escape') return;
            key.stopPropagation();
            stop(false);
          },
          { signal, capture: true },
        );
      },
    }),
    [latest],
  );
}
