import { usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { ChartPanel } from './chart-panel.tsx';
import * as css from './heat-map.css.ts';
import { useNumberWords } from './number-words.ts';
import { type HourNumbers, heatLevel, heatStep } from './numbers.rules.ts';
import { addressOf, type NumberName, wholeOf } from './statistics-address.rules.ts';
import { useRoving } from './use-roving.ts';

/** Props of {@link HeatMap}. */
export interface HeatMapProps {
  filter: ReportFilter;
  /** The 168 hours of the week, Monday 00 first. */
  hours: readonly HourNumbers[];
  /** Period and filters, for the files. */
  notes: readonly string[];
}

const clock = Array.from({ length: 24 }, (_, hour) => hour);
const levels = [0, 1, 2, 3, 4, 5] as const;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const written = (hour: number): string => String(hour).padStart(2, '0');

/** Missed checks by weekday and hour, with the number in each cell; the arrow keys go from cell to cell. */
export function HeatMap({ filter, hours, notes }: HeatMapProps): ReactElement {
  const text = useText();
  const { text: shared } = usePatrol();
  const words = useNumberWords();
  const roving = useRoving(hours.length, 24);
  const step = heatStep(hours.map(({ missed }) => missed));
  const to = (what: NumberName, { weekday, hour }: HourNumbers): string =>
    addressOf(filter, { ...wholeOf(what), weekday, hour });
  const dayName = (weekday: number): string => {
    const day = weekdays.find((known) => known === weekday) ?? 1;
    return shared(`date.weekday.${day}`);
  };
  const title = text('console.statistics.byHour');
  const count = (label: string, what: 'planned' | 'missed' | 'alarms') => ({
    label,
    kind: 'number' as const,
    value: (row: HourNumbers) => row[what],
    show: (row: HourNumbers) => words.count(row[what]),
    to: (row: HourNumbers) => (row[what] > 0 ? to(what, row) : null),
  });
  return (
    <ChartPanel
      scale={
        <span aria-hidden="true" className={css.scale}>
          0
          <span className={css.steps}>
            {levels.map((level) => (
              <span className={`${css.step} ${css.level[level]}`} key={level} />
            ))}
          </span>
          {text('console.statistics.orMore', { count: 4 * step + 1 })}
        </span>
      }
      table={{
        name: 'statistics_hours',
        title,
        notes,
        rows: hours.filter(({ planned, alarms }) => planned + alarms > 0),
        keyOf: ({ weekday, hour }) => weekday * 24 + hour,
        columns: [
          { label: text('console.statistics.weekday'), value: ({ weekday }) => dayName(weekday) },
          { label: text('console.statistics.hour'), value: ({ hour }) => written(hour) },
          count(text('console.statistics.planned'), 'planned'),
          count(text('console.statistics.missed'), 'missed'),
          count(text('console.statistics.alarms'), 'alarms'),
        ],
      }}
      title={title}
    >
      <table aria-label={title} className={css.table} onKeyDown={roving.onKeyDown}>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th className={css.day} scope="row">
                {dayName(weekday)}
              </th>
              {hours.slice((weekday - 1) * 24, weekday * 24).map((row) => {
                const at = (weekday - 1) * 24 + row.hour;
                return (
                  <td className={`${css.cell} ${css.level[heatLevel(row.missed, step)]}`} key={row.hour}>
                    <Link
                      aria-label={text('console.statistics.hourWords', {
                        weekday: dayName(weekday),
                        hour: written(row.hour),
                        missed: row.missed,
                        planned: row.planned,
                      })}
                      className={css.link}
                      data-at={at}
                      onFocus={() => roving.onFocusOf(at)}
                      tabIndex={roving.tabIndexOf(at)}
                      to={to(row.missed > 0 ? 'missed' : 'planned', row)}
                    >
                      {row.missed > 0 ? words.count(row.missed) : ''}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {clock.map((hour) => (
              <th className={css.hour} key={hour} scope="col">
                {written(hour)}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </ChartPanel>
  );
}
