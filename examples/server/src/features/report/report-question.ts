import type { Scope } from '../../auth/scope.ts';
import type { PiecePace } from '../../db/piece-size.ts';
import type { Reader } from '../../db/reader.ts';
import type { Period } from '../event/period.ts';
import type { Subject } from '../statistics/subject.ts';

/** What a report is about, who asks, and by which clock. */
export interface ReportQuestion {
  readonly reader: Reader;
  readonly scope: Scope;
  readonly subject: Subject;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA zone of the local days. */
  readonly timeZone: string;
  /** Milliseconds since some moment, for the pace of the work. */
  readonly monotonic: () => number;
}

/** How the pieces of a report come. */
export const paceOf = ({ reader, monotonic }: Pick<ReportQuestion, 'reader' | 'monotonic'>): PiecePace => ({
  monotonic,
  calm: reader.calm,
});

/** The same over a period, which ends now when its end has not come yet: nobody is missing in the future. */
export interface PeriodQuestion extends ReportQuestion {
  readonly period: Period;
}
