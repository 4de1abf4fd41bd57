import './grid-panel.css.ts';
import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './data-grid-model.types.ts';

/** Props of {@link DataGridFilterBar}. @internal */
export interface DataGridFilterBarProps<Row> {
  grid: DataGrid<Row>;
}

/** Fields that filter the rows: words for any column, and one field for each column that can be asked. @internal */
export function DataGridFilterBar<Row>({ grid }: DataGridFilterBarProps<Row>): ReactElement {
  const { filter, setColumnFilter } = grid;
  const { text } = usePatrol();
  const askable = grid.columns.filter((column) => column.filter || column.text);
  return (
    <search className="pk-GridFilter">
      <TextField
        autoFocus
        className="pk-GridFilter-quick"
        icon="filter"
        label={text('grid.quickFilter')}
        onChange={grid.setQuickFilter}
        type="search"
        value={filter.quick}
      />
      {askable.map(({ id, label, filter: choices }) =>
        choices ? (
          <SelectField
            isClearable
            key={id}
            label={label}
            onChange={(chosen) => setColumnFilter(id, chosen ?? '')}
            options={choices.options}
            placeholder={text('grid.anyValue')}
            value={filter.columns[id] || null}
          />
        ) : (
          <TextField
            key={id}
            label={label}
            onChange={(typed) => setColumnFilter(id, typed)}
            type="search"
            value={filter.columns[id] ?? ''}
          />
        ),
      )}
      <div className="pk-GridFilter-foot">
        <span className="pk-GridFilter-count" role="status">
          {grid.isFiltered && text('grid.filtered', { count: grid.rowCount, total: grid.totalCount })}
        </span>
        <Button isDisabled={!grid.isFiltered} onPress={grid.clearFilter} variant="quiet">
          {text('grid.clearFilter')}
        </Button>
      </div>
    </search>
  );
}
