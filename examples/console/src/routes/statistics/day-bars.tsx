import { Icon } from '@patrolkit/react-components/icon';
import { color } from '@patrolkit/react-components/theme';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { ChartPanel } from './chart-panel.tsx';
import { countColumns } from './count-columns.ts';
import * as css from './day-bars.css.ts';
import { useNumberWords } from './number-words.ts';
import { type DayNumbers, worstDay } from './numbers.rules.ts';
import { addressOf, wholeOf } from './statistics-address.rules.ts';
import * as page from './statistics-page.css.ts';
import { useRoving } from './use-roving.ts';

/* The drawing library is large: the figures are read before it has come, and no other screen pays for it. */
const DayDrawing = lazy(() => import('./day-drawing.tsx'));

/** Props of the charts of a period. */
export interface DayBarsProps {
  filter: ReportFilter;
  days: readonly DayNumbers[];
  /** Period and filters, for the files. */
  notes: readonly string[];
}

/** Checks of each local day: read and still open above, missed below. A day leads to its missed checks, or to all. */
export function DayBars({ filter, days, notes }: DayBarsProps): ReactElement {
  const text = useText();
  const words = useNumberWords();
  const roving = useRoving(days.length);
  const [looked, setLooked] = useState<string | null>(null);
  const worst = worstDay(days);
  const told = days.find(({ date }) => date === looked) ?? worst;
  const drawn = useMemo(
    () =>
      days.map(({ date, done, open, missed }) => ({
        label: words.shortDay(date),
        done,
        open,
        missed,
        note: date === worst?.date ? text('console.statistics.missedCount', { count: missed }) : '',
      })),
    [days, worst?.date, words, text],
  );
  const say = ({ date, done, missed, open, planned }: DayNumbers): string =>
    text('console.statistics.dayWords', { day: words.day(date), planned, done, missed, open });
  const to = (what: 'missed' | 'planned', day: string): string => addressOf(filter, { ...wholeOf(what), day });
  return (
    <ChartPanel
      legend={[
        { color: color['chart-done'], label: text('console.statistics.read') },
        { color: color['chart-rest'], label: text('console.statistics.open') },
        { color: color['chart-missed'], label: text('console.statistics.missed') },
      ]}
      table={{
        name: 'statistics_days',
        title: text('console.statistics.byDay'),
        notes,
        rows: days,
        keyOf: ({ date }) => date,
        columns: [
          { label: text('console.statistics.day'), value: ({ date }) => date, show: ({ date }) => words.day(date) },
          ...countColumns<DayNumbers>(text, words, (what, { date }) =>
            addressOf(filter, { ...wholeOf(what), day: date }),
          ),
        ],
      }}
      title={text('console.statistics.byDay')}
    >
      <div className={css.chart}>
        <Suspense fallback={null}>
          <DayDrawing days={drawn} lowerName={text('console.statistics.missed')} />
        </Suspense>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the links inside */}
        <div className={css.zones} onKeyDown={roving.onKeyDown} onPointerLeave={() => setLooked(null)}>
          {days.map((day, at) => (
            <Link
              aria-label={say(day)}
              className={css.zone}
              data-at={at}
              key={day.date}
              onBlur={() => setLooked(null)}
              onFocus={() => {
                roving.onFocusOf(at);
                setLooked(day.date);
              }}
              onPointerEnter={() => setLooked(day.date)}
              tabIndex={roving.tabIndexOf(at)}
              to={to(day.missed > 0 ? 'missed' : 'planned', day.date)}
            />
          ))}
        </div>
      </div>
      <p className={page.hint}>
        {told && told === worst && (
          <span className={page.worst}>
            <Icon name="warn" />
          </span>
        )}
        {told ? say(told) : text('console.statistics.dayHint')}
      </p>
    </ChartPanel>
  );
}
