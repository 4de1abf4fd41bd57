import './grid-panel.css.ts';
import type { ReactElement, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../controls/button.tsx';
import { CheckboxField } from '../controls/checkbox-field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { RadioField } from '../controls/radio-field.tsx';
import { useMounted } from '../controls/use-mounted.ts';
import { useThemedPortal } from '../controls/use-themed-portal.ts';
import { usePatrol } from '../provider/index.ts';
import type { Density } from './data-grid.types.ts';
import type { DataGrid } from './data-grid-model.types.ts';

const densities: readonly Density[] = ['compact', 'comfortable', 'touch'];

function ColumnLines<Row>({ grid }: { grid: DataGrid<Row> }): ReactElement {
  const { text } = usePatrol();
  const movable = grid.allColumns.filter(({ isFixed }) => !isFixed);
  const shown = grid.columns.filter(({ isFixed }) => !isFixed);
  return (
    <ul className="pk-Columns-list">
      {movable.map(({ id, label }) => {
        const place = shown.findIndex((column) => column.id === id);
        const isShown = place >= 0;
        return (
          <li className="pk-Columns-line" key={id}>
            <CheckboxField
              isDisabled={isShown && shown.length === 1}
              isSelected={isShown}
              label={label}
              onChange={() => grid.toggleColumn(id)}
            />
            <IconButton
              icon="minus"
              isDisabled={!isShown}
              label={text('grid.narrower', { column: label })}
              onPress={() => grid.arrangeColumn(id, 'resize', -1)}
            />
            <IconButton
              icon="plus"
              isDisabled={!isShown}
              label={text('grid.wider', { column: label })}
              onPress={() => grid.arrangeColumn(id, 'resize', 1)}
            />
            <IconButton
              icon="chev-up"
              isDisabled={!isShown || place === 0}
              label={text('grid.moveLeft', { column: label })}
              onPress={() => grid.arrangeColumn(id, 'move', -1)}
            />
            <IconButton
              icon="chev-down"
              isDisabled={!isShown || place === shown.length - 1}
              label={text('grid.moveRight', { column: label })}
              onPress={() => grid.arrangeColumn(id, 'move', 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Props of {@link ColumnPopover}. @internal */
export interface ColumnPopoverProps<Row> {
  grid: DataGrid<Row>;
  /** The button it hangs on. */
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** What somebody may arrange: columns, their order and widths, height of rows; and the way back. @internal */
export function ColumnPopover<Row>({ grid, anchor, onClose, ...props }: ColumnPopoverProps<Row>): ReactElement {
  const isOpen = useMounted() && props.isOpen;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const { settings } = grid;
  return (
    <>
      <span hidden ref={attach} />
      <Popover
        {...portal}
        className="pk-Popover"
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        placement="bottom end"
        triggerRef={anchor}
      >
        <Dialog aria-label={text('grid.columns')} className="pk-Columns">
          <ColumnLines grid={grid} />
          <RadioField
            label={text('grid.density')}
            onChange={(chosen) => {
              const { density: _, ...rest } = settings;
              const density = densities.find((one) => one === chosen);
              grid.changeSettings(density ? { ...rest, density } : rest, 'density');
            }}
            options={[
              { id: 'page', label: text('grid.densityAsPage') },
              ...densities.map((id) => ({ id, label: text(`grid.density.${id}`) })),
            ]}
            value={settings.density ?? 'page'}
          />
          <Button onPress={grid.resetSettings}>{text('grid.reset')}</Button>
        </Dialog>
      </Popover>
    </>
  );
}
