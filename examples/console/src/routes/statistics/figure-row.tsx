import type { Statistics } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { useNumberWords } from './number-words.ts';
import { addressOf, type NumberName, wholeOf } from './statistics-address.rules.ts';
import * as css from './statistics-page.css.ts';

/** Props of {@link FigureRow}. */
export interface FigureRowProps {
  filter: ReportFilter;
  now: Statistics;
  /** The period before; null while it is not known. */
  before: Statistics | null;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly foot: string;
  readonly change: string | null;
  readonly what: NumberName;
}

/** Six numbers with what has changed since the period before; each leads to its rows. */
export function FigureRow({ filter, now, before }: FigureRowProps): ReactElement {
  const text = useText();
  const words = useNumberWords();
  const ended = now.done + now.missed;
  const figures: readonly Figure[] = [
    {
      name: text('console.statistics.done'),
      value: words.share(now.rate),
      foot: text('console.statistics.of', { part: words.count(now.done), whole: words.count(ended) }),
      change: words.change(asPercent(now.rate), asPercent(before?.rate), 'points'),
      what: 'done',
    },
    {
      name: text('console.statistics.missed'),
      value: words.count(now.missed),
      foot: words.share(ended === 0 ? null : now.missed / ended),
      change: words.change(now.missed, before?.missed ?? null),
      what: 'missed',
    },
    {
      name: text('console.statistics.planned'),
      value: words.count(now.planned),
      foot: text('console.statistics.stillOpen', { count: words.count(now.open) }),
      change: words.change(now.planned, before?.planned ?? null),
      what: 'planned',
    },
    {
      name: text('console.statistics.panics'),
      value: words.count(now.panics),
      foot: text('console.statistics.exceptionsToo', { count: words.count(now.exceptions) }),
      change: words.change(now.panics, before?.panics ?? null),
      what: 'panics',
    },
    {
      name: text('console.statistics.toConfirm'),
      value: words.seconds(now.toConfirmed.medianSeconds),
      foot: text('console.statistics.within', { time: words.seconds(now.toConfirmed.p95Seconds) }),
      change: words.change(now.toConfirmed.medianSeconds, before?.toConfirmed.medianSeconds ?? null, 'seconds'),
      what: 'alarms',
    },
    {
      name: text('console.statistics.notConnected'),
      value: words.count(now.notConnected),
      foot: text('console.statistics.notMovingToo', { count: words.count(now.notMoving) }),
      change: words.change(now.notConnected, before?.notConnected ?? null),
      what: 'notConnected',
    },
  ];
  return (
    <section aria-label={text('console.statistics.figures')} className={css.figures}>
      {figures.map(({ name, value, foot, change, what }) => (
        <Link className={css.figure} data-figure={what} key={what} to={addressOf(filter, wholeOf(what))}>
          <span className={css.figureName}>{name}</span>
          <span className={css.figureValue}>{value}</span>
          <span className={css.figureFoot}>
            <span>{foot}</span>
            {change && <span>{change}</span>}
          </span>
        </Link>
      ))}
    </section>
  );
}

const asPercent = (rate: number | null | undefined): number | null => (rate == null ? null : rate * 100);
