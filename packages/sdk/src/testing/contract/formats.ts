import { isCalendarDate } from '../../model/index.ts';

const instant = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** The formats that the contract names. @internal */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) => isCalendarDate(instant.exec(text)?.[1] ?? ''),
  date: isCalendarDate,
  email: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};
