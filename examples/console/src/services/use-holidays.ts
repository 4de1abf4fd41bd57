import type { TaskFormProps } from '@patrolkit/react-components/task-form';
import { useEffect, useState } from 'react';
import { useServices } from './services-context.tsx';

type Holidays = NonNullable<TaskFormProps['holidays']>;

/** Country whose public holidays the plan check names; a setting of the build, two letters. */
const country = import.meta.env.VITE_COUNTRY ?? 'HR';

/** The public holidays of this year and the next, fetched when the form is opened; none until then. */
export function useHolidays(year: number, isWanted: boolean): Holidays {
  const { client } = useServices();
  const [holidays, setHolidays] = useState<Holidays>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { default: HolidayCalendar } = await import('date-holidays');
      const calendar = new HolidayCalendar(country);
      const days = [year, year + 1].flatMap((one) => calendar.getHolidays(one));
      const found = days.flatMap(({ date, name, type }) =>
        type === 'public' ? [{ date: date.slice(0, 10), name }] : [],
      );
      if (isCurrent) setHolidays(found);
    };
    load().catch((error: unknown) =>
      client.logger.warn('The public holidays could not be loaded', { reason: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [year, isWanted, client]);
  return holidays;
}
