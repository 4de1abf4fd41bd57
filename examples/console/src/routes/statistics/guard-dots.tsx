import type { Statistics } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import * as panel from './chart-panel.css.ts';
import { ChartPanel } from './chart-panel.tsx';
import { countColumns } from './count-columns.ts';
import { useNumberWords } from './number-words.ts';
import { axisStart, byLowestRate } from './numbers.rules.ts';
import { addressOf, wholeOf } from './statistics-address.rules.ts';
import * as css from './statistics-page.css.ts';

type GuardNumbers = Statistics['byGuard'][number];

/** Props of {@link GuardDots}. */
export interface GuardDotsProps {
  filter: ReportFilter;
  guards: Statistics['byGuard'];
  /** Period and filters, for the files. */
  notes: readonly string[];
}

const shown = 10;

/** The guards with the lowest share of checks done. Dots, not bars: the axis is cut (look.md). */
export function GuardDots({ filter, guards, notes }: GuardDotsProps): ReactElement {
  const text = useText();
  const words = useNumberWords();
  const ranked = byLowestRate(guards);
  const lowest = ranked.slice(0, shown);
  const start = axisStart(lowest.map(({ rate }) => rate));
  return (
    <ChartPanel
      subtitle={ranked.length > shown ? text('console.statistics.lowest', { shown, total: ranked.length }) : undefined}
      table={{
        name: 'statistics_guards',
        title: text('console.statistics.byGuard'),
        notes,
        rows: guards,
        keyOf: ({ guardId }) => guardId,
        columns: [
          { label: text('console.role.Guard'), share: 2, value: ({ guardName }) => guardName },
          ...countColumns<GuardNumbers>(text, words, (what, { guardId }) =>
            addressOf(filter, { ...wholeOf(what), guardId }),
          ),
        ],
      }}
      title={text('console.statistics.byGuard')}
    >
      {lowest.length === 0 && <p className={panel.none}>{text('console.statistics.noneEnded')}</p>}
      <ul className={css.list}>
        {lowest.map(({ guardId, guardName, missed, rate }) => (
          <li key={guardId}>
            <Link className={css.guard} to={addressOf(filter, { ...wholeOf(missed > 0 ? 'missed' : 'done'), guardId })}>
              <span className={css.name}>{guardName}</span>
              <span className={css.track}>
                <span className={css.dot} style={{ left: `${(((rate ?? 0) - start) / (1 - start)) * 100}%` }} />
              </span>
              <span className={css.quiet}>{text('console.statistics.missedCount', { count: missed })}</span>
              <span className={css.strong}>{words.share(rate)}</span>
            </Link>
          </li>
        ))}
        {lowest.length > 0 && (
          <li aria-hidden="true" className={css.guard}>
            <span className={css.axis}>
              <span>{words.share(start, 0)}</span>
              <span>{words.share(1, 0)}</span>
            </span>
          </li>
        )}
      </ul>
    </ChartPanel>
  );
}
