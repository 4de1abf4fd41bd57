import type { Statistics } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import * as panel from './chart-panel.css.ts';
import { ChartPanel } from './chart-panel.tsx';
import { countColumns } from './count-columns.ts';
import { useNumberWords } from './number-words.ts';
import { byMostMissed } from './numbers.rules.ts';
import { addressOf, wholeOf } from './statistics-address.rules.ts';
import { TableTwin } from './table-twin.tsx';

type PlaceNumbers = Statistics['byLocation'][number];

/** Props of {@link PlaceList}. */
export interface PlaceListProps {
  filter: ReportFilter;
  places: Statistics['byLocation'];
  /** Period and filters, for the files. */
  notes: readonly string[];
}

const shown = 10;

/** The places where most checks were missed; all places as a table. */
export function PlaceList({ filter, places, notes }: PlaceListProps): ReactElement {
  const text = useText();
  const words = useNumberWords();
  const most = byMostMissed(places).slice(0, shown);
  const name = { label: text('console.field.location'), value: ({ locationName }: PlaceNumbers) => locationName };
  const columns = countColumns<PlaceNumbers>(text, words, (what, { locationId }) =>
    addressOf(filter, { ...wholeOf(what), locationId }),
  );
  const labels = [
    text('console.statistics.missed'),
    text('console.statistics.planned'),
    text('console.statistics.share'),
  ];
  const table = {
    name: 'statistics_places',
    title: text('console.statistics.byPlace'),
    notes,
    rows: places,
    keyOf: ({ locationId }: PlaceNumbers) => locationId,
    columns: [{ ...name, share: 2 }, ...columns],
  };
  const brief = labels.flatMap((label) => columns.filter((column) => column.label === label));
  return (
    <ChartPanel table={table} title={table.title}>
      {most.length === 0 ? (
        <p className={panel.none}>{text('console.statistics.noneMissed')}</p>
      ) : (
        <TableTwin table={{ ...table, rows: most, columns: [name, ...brief] }} />
      )}
    </ChartPanel>
  );
}
