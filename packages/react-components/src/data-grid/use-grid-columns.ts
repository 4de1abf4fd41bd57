import { useMemo } from 'react';
import type { DataGridColumn, DataGridOptions, DataGridSettings, SettingsReason } from './data-grid.types.ts';
import { clampWidth, columnOrder, isHidden, movedColumn } from './grid-settings.ts';
import { useControlled } from './use-controlled.ts';
import { useLatest } from './use-latest.ts';

/** Arranging the columns of a grid. @public */
export interface GridColumns<Row> {
  readonly settings: DataGridSettings;
  /** All columns in their order, hidden ones too. */
  readonly allColumns: readonly DataGridColumn<Row>[];
  /** Replaces settings by others. */
  changeSettings(settings: DataGridSettings, reason: SettingsReason): void;
  /** Moves a column by some places, negative to the left; false when it cannot go there. */
  moveColumn(id: string, by: number): boolean;
  /** Gives a column a width, pixels; a number without limits is brought within them. */
  resizeColumn(id: string, width: number): number;
  /** Shows a column, or hides it. */
  toggleColumn(id: string): void;
  /** Everything as the grid makes it. */
  resetSettings(): void;
}

type ColumnOptions<Row> = Pick<DataGridOptions<Row>, 'columns' | 'settings' | 'defaultSettings' | 'onSettingsChange'>;

const none: DataGridSettings = {};

/** Keeps how columns are arranged. @internal */
export function useGridColumns<Row>(options: ColumnOptions<Row>): GridColumns<Row> & {
  readonly order: string[];
  readonly visibility: Readonly<Record<string, boolean>>;
} {
  const { columns } = options;
  const [settings, keep] = useControlled(options.settings, options.defaultSettings ?? none);
  const latest = useLatest({ columns, settings, onSettingsChange: options.onSettingsChange });
  const actions = useMemo(() => {
    const changeSettings = (next: DataGridSettings, reason: SettingsReason): void => {
      keep(next);
      latest.current.onSettingsChange?.(next, { reason });
    };
    return {
      changeSettings,
      moveColumn: (id: string, by: number) => {
        const { columns, settings } = latest.current;
        const order = movedColumn(columns, settings, id, by);
        if (order) changeSettings({ ...settings, order }, 'order');
        return order !== null;
      },
      resizeColumn: (id: string, width: number) => {
        const { settings } = latest.current;
        const clamped = clampWidth(width);
        changeSettings({ ...settings, widths: { ...settings.widths, [id]: clamped } }, 'width');
        return clamped;
      },
      toggleColumn: (id: string) => {
        const { columns, settings } = latest.current;
        const hidden = (settings.hidden ?? []).filter((other) => other !== id);
        const next = isHidden(columns, settings, id) ? hidden : [...hidden, id];
        changeSettings({ ...settings, hidden: next }, 'visibility');
      },
      resetSettings: () => changeSettings({}, 'reset'),
    };
  }, [keep, latest]);

  const { order: arranged, hidden } = settings;
  const order = useMemo(() => columnOrder(columns, { order: arranged }), [columns, arranged]);
  const visibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, !isHidden(columns, { hidden }, id)])),
    [columns, hidden],
  );
  const allColumns = useMemo(
    () => order.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, order],
  );
  return { settings, allColumns, order, visibility, ...actions };
}
