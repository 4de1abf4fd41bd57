import { usePatrol } from '@patrolkit/react-components/provider';
import { useMemo } from 'react';
import { useText } from '../../services/texts.ts';

/** Numbers as people of the chosen language write them. */
export interface NumberWords {
  count(value: number): string;
  /** A share 0 to 1 in per cent; a dash for none. `digits` behind the point are 1 unless told. */
  share(value: number | null, digits?: number): string;
  /** A length in seconds; a dash for none. */
  seconds(value: number | null): string;
  /** How much more or less than before: with its sign, or that it is the same; null when one of the two is missing. */
  change(now: number | null, before: number | null, kind?: 'count' | 'points' | 'seconds'): string | null;
  /** `DD/MM` of a date `YYYY-MM-DD`. */
  shortDay(date: string): string;
  /** `DD/MM/YYYY` of a date `YYYY-MM-DD`. */
  day(date: string): string;
}

/* A real minus: the hyphen of some languages' data is too short to be seen. */
const withMinus = (text: string): string => text.replaceAll('-', '−');

/** Gives the words for numbers. */
export function useNumberWords(): NumberWords {
  const text = useText();
  const { intl } = usePatrol();
  return useMemo(() => {
    const decimal = (value: number, digits: number): string =>
      intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const seconds = (value: number): string => {
      if (value < 10)
        return text('console.statistics.seconds', { value: decimal(value, Number.isInteger(value) ? 0 : 1) });
      const whole = Math.round(value);
      if (whole < 120) return text('console.statistics.seconds', { value: decimal(whole, 0) });
      return text('console.statistics.minutes', { minutes: decimal(Math.floor(whole / 60), 0), seconds: whole % 60 });
    };
    return {
      count: (value) => decimal(value, 0),
      share: (value, digits = 1) =>
        value === null
          ? '–'
          : intl.formatNumber(value, {
              style: 'percent',
              minimumFractionDigits: digits,
              maximumFractionDigits: digits,
            }),
      seconds: (value) => (value === null ? '–' : seconds(value)),
      change: (now, before, kind = 'count') => {
        if (now === null || before === null) return null;
        const scale = kind === 'count' ? 1 : 10;
        const difference = Math.round((now - before) * scale) / scale;
        if (difference === 0) return text('console.statistics.same');
        const value = withMinus(
          intl.formatNumber(difference, { signDisplay: 'always', maximumFractionDigits: kind === 'count' ? 0 : 1 }),
        );
        if (kind === 'points') return text('console.statistics.points', { value });
        return kind === 'seconds' ? text('console.statistics.seconds', { value }) : value;
      },
      shortDay: (date) => `${date.slice(8)}/${date.slice(5, 7)}`,
      day: (date) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
    };
  }, [intl, text]);
}
