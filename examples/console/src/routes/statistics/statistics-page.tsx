import { Button, IconButton } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { ExportMenu, ExportStatus, useTableExport } from '@patrolkit/react-components/table-export';
import { daysBetween, formatClock } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { FilterRow } from '../../filters/filter-row.tsx';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { DayBars } from './day-bars.tsx';
import { DrillPanel } from './drill-panel.tsx';
import { FigureRow } from './figure-row.tsx';
import { GuardDots } from './guard-dots.tsx';
import { HeatMap } from './heat-map.tsx';
import { useNumberWords } from './number-words.ts';
import { everyDay, everyHour, isEmpty } from './numbers.rules.ts';
import { PlaceList } from './place-list.tsx';
import * as css from './statistics-page.css.ts';
import { StatisticsState } from './statistics-state.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { useStatistics } from './use-statistics.ts';
import { useStatisticsAddress } from './use-statistics-address.ts';
import { wholeTable } from './whole-table.ts';

/** /statistics: checks and alarms of a period, compared with the one before; each number leads to its rows (S1.26). */
export default function StatisticsPage(): ReactElement {
  const text = useText();
  const words = useNumberWords();
  const say = useFilterWords();
  const { timeZone, now: clock } = usePatrol();
  const { filter, setFilter, drill, closeDrill } = useStatisticsAddress();
  const { now, before } = useStatistics(filter);
  const exporting = useTableExport();
  const { answer } = now;
  const { firstDay, lastDay } = filter;
  const askedAt = useMemo(() => (answer ? clock() : 0), [answer, clock]);
  const notes = useMemo(() => [say(filter), timeZone], [say, filter, timeZone]);
  const days = useMemo(
    () => (answer && firstDay !== null && lastDay !== null ? everyDay(answer.byDay, firstDay, lastDay) : []),
    [answer, firstDay, lastDay],
  );
  const hours = useMemo(() => everyHour(answer?.byHour ?? []), [answer]);
  const failure = now.error && alertTextOf(now.error);
  const length = firstDay === null || lastDay === null ? 0 : daysBetween(firstDay, lastDay) + 1;
  return (
    <div className={css.page}>
      <FilterRow
        end={
          <>
            {answer && length > 0 && (
              <span className={css.compared}>
                {text('console.statistics.compared', { days: length, time: formatClock(askedAt, timeZone) })}
              </span>
            )}
            <IconButton icon="repeat" label={text('console.statistics.reload')} onPress={now.reload} />
            <ExportMenu
              isDisabled={!answer}
              model={exporting}
              table={() => {
                if (!answer) throw new Error('There is nothing to export before an answer has come');
                return wholeTable({ now: answer, before: before.answer, days }, notes, text, words);
              }}
            />
            <Button onPress={() => window.print()}>
              <Icon name="print" />
              {text('console.reports.print')}
            </Button>
          </>
        }
        filter={filter}
        onChange={setFilter}
        title={text('console.section.statistics')}
      />
      <ExportStatus model={exporting} />
      <StatisticsState
        errorText={failure ? text(failure.id, failure.values) : null}
        hasAnswer={answer !== null}
        isEmpty={answer !== null && isEmpty(answer)}
        onRetry={now.reload}
        onWiden={() => setFilter({ ...filter, companyId: null, locationId: null, guardId: null })}
        status={now.status}
      />
      {answer && !isEmpty(answer) && (
        <div aria-busy={now.status === 'loading' || undefined} className={css.numbers}>
          <FigureRow before={before.answer} filter={filter} now={answer} />
          <div className={css.charts}>
            <DayBars days={days} filter={filter} notes={notes} />
            <GuardDots filter={filter} guards={answer.byGuard} notes={notes} />
            <HeatMap filter={filter} hours={hours} notes={notes} />
            <PlaceList filter={filter} notes={notes} places={answer.byLocation} />
          </div>
        </div>
      )}
      {drill && <DrillPanel drill={drill} filter={filter} onClose={closeDrill} subtitle={say(filter, drill)} />}
    </div>
  );
}
