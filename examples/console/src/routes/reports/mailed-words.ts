import { usePatrol } from '@patrolkit/react-components/provider';
import { type ReportTimes, type ScheduledReport, type Weekday, weekdays } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { type TextId, useText } from '../../services/texts.ts';

/** Names of the reports that can be mailed. */
export const mailedReportIds: Readonly<Record<ScheduledReport, TextId>> = {
  PatrolCompliance: 'console.reports.compliance',
  ReportMachineStatus: 'console.reports.status',
  ReportMachineStatusInPeriod: 'console.reports.statusInPeriod',
  ReportMachineConsumption: 'console.reports.consumption',
};

/** How mailed reports are told in words. */
export interface MailedWords {
  weekday(day: Weekday): string;
  /** Such as 'Every week: Mon, 06:00'. */
  when(times: Omit<ReportTimes, 'time'> & { readonly time: string | null }): string;
}

/** Words for when reports are mailed. */
export function useMailedWords(): MailedWords {
  const text = useText();
  const patrol = usePatrol();
  return useMemo(() => {
    const weekday = (day: Weekday): string => {
      const number = (weekdays.indexOf(day) + 1) as 1; // one of seven, by its place among the weekdays
      return patrol.text(`date.weekdayShort.${number}`);
    };
    return {
      weekday,
      when: ({ every, weekday: day, dayOfMonth, time: given }) => {
        const time = given ?? '';
        if (every === 'day') return text('console.mailed.daily', { time });
        if (every === 'week') return text('console.mailed.weekly', { day: weekday(day), time });
        return text('console.mailed.monthly', { day: dayOfMonth, time });
      },
    };
  }, [text, patrol]);
}
