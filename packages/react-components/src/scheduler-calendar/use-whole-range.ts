import type { Occurrence } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import type { CalendarRange } from './calendar-days.rules.ts';
import type { RangeItems } from './scheduler-calendar.types.ts';

/** whole: everything is there; asking: weeks are under way; cut: something is left out; failed: a week was refused. @public */
export type Wholeness = 'whole' | 'asking' | 'cut' | 'failed';

/** What was asked for week by week. @internal */
export interface WholeRange {
  readonly items: readonly Occurrence[];
  readonly wholeness: Wholeness;
  /** Asks again. */
  retry(): void;
}

/** What {@link useWholeRange} works with. @internal */
export interface WholeRangeInput {
  /** What the one answer held. */
  readonly items: readonly Occurrence[];
  readonly isTruncated: boolean;
  readonly weeks: readonly CalendarRange[];
  readonly onLoadRange: ((range: CalendarRange) => Promise<RangeItems>) | undefined;
}

interface Answers {
  /** The range they belong to. */
  readonly key: string;
  /** By the begin of the week. */
  readonly byWeek: ReadonlyMap<number, RangeItems | 'failed'>;
  readonly isAsking: boolean;
}

const noAnswers: ReadonlyMap<number, RangeItems | 'failed'> = new Map();

function wholenessOf(isAsking: boolean, outcomes: readonly (RangeItems | 'failed')[]): Wholeness {
  if (isAsking) return 'asking';
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.some((outcome) => outcome !== 'failed' && outcome.isTruncated) ? 'cut' : 'whole';
}

/**
 * Asks for each week of a range whose answer was cut, one after another, and again when `items` changes. What a week
 * answered stays until it is answered anew.
 * @internal
 */
export function useWholeRange({ items, isTruncated, weeks, onLoadRange }: WholeRangeInput): WholeRange {
  const [answers, setAnswers] = useState<Answers>({ key: '', byWeek: noAnswers, isAsking: false });
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest({ weeks, onLoadRange });
  const isNeeded = isTruncated && onLoadRange !== undefined;
  const key = `${weeks[0]?.from} ${weeks.at(-1)?.to}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new items and another attempt ask again
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      setAnswers((known) => ({ key, byWeek: known.key === key ? known.byWeek : noAnswers, isAsking: true }));
      for (const week of latest.current.weeks) {
        const answer = latest.current.onLoadRange?.(week) ?? Promise.reject();
        const outcome = await answer.catch(() => 'failed' as const);
        if (!isCurrent) return;
        setAnswers((known) => ({ ...known, byWeek: new Map(known.byWeek).set(week.from, outcome) }));
      }
      setAnswers((known) => ({ ...known, isAsking: false }));
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, key, items, attempt, latest]);

  const byWeek = isNeeded && answers.key === key ? answers.byWeek : noAnswers;
  const found = useMemo(
    () => [...byWeek.values()].flatMap((outcome) => (outcome === 'failed' ? [] : outcome.items)),
    [byWeek],
  );
  const isAsking = answers.key !== key || answers.isAsking;
  const wholeness = isNeeded ? wholenessOf(isAsking, [...byWeek.values()]) : isTruncated ? 'cut' : 'whole';
  return { items: found, wholeness, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
