import { addMonthsClamped, type Occurrence, type RecurrenceRule, wallOf, weekdayOf } from '@patrolkit/sdk/model';
import { writeRuleString } from '@patrolkit/sdk/rules';
import type { TaskCheck, TaskProblem } from './task-problems.rules.ts';

/** One planned check while it is being changed. @public */
export interface CheckDraft {
  readonly title: string;
  readonly guardId: number | null;
  readonly locationId: number | null;
  /** null for a check that nobody can read. */
  readonly checkpointId: number | null;
  /** Milliseconds since 1970; null for none. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly isMissReported: boolean;
}

/** A field of the form of one check. @public */
export type CheckField = 'title' | 'guard' | 'location' | 'checkpoints' | 'startDate' | 'endTime';

/** Problems of one check by field. @public */
export type CheckProblems = Readonly<Partial<Record<CheckField, TaskProblem | { readonly code: 'endOrder' }>>>;

const longestTitle = 200;

/** A check as the form shows it. @internal */
export function draftOfCheck(check: Occurrence): CheckDraft {
  const { title, guardId, locationId, checkpointId, startsAt, endsAt, isMissReported } = check;
  return { title, guardId, locationId, checkpointId, startsAt, endsAt, isMissReported };
}

const required = (value: unknown): TaskProblem | undefined =>
  value === null || value === '' ? { code: 'required' } : undefined;

/** What keeps a check from being saved, by field. @internal */
export function checkProblems(
  draft: CheckDraft,
  around: Pick<TaskCheck, 'guardIds' | 'checkpointLocations'>,
): CheckProblems {
  const { title, guardId, locationId, checkpointId, startsAt, endsAt } = draft;
  const isElsewhere =
    checkpointId !== null && (around.checkpointLocations.get(checkpointId) ?? locationId) !== locationId;
  const found: [CheckField, CheckProblems[CheckField]][] = [
    [
      'title',
      required(title.trim()) ??
        (title.trim().length > longestTitle ? { code: 'tooLong', limit: longestTitle } : undefined),
    ],
    [
      'guard',
      required(guardId) ?? (guardId !== null && around.guardIds.has(guardId) ? undefined : { code: 'notGuard' }),
    ],
    ['location', required(locationId)],
    ['checkpoints', isElsewhere ? { code: 'checkpointElsewhere' } : undefined],
    ['startDate', required(startsAt)],
    [
      'endTime',
      required(endsAt) ??
        (startsAt !== null && endsAt !== null && endsAt <= startsAt ? { code: 'endOrder' } : undefined),
    ],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Names of what was chosen. @internal */
export interface CheckNames {
  readonly guardName: string;
  readonly locationName: string;
  readonly checkpointName: string | null;
}

/** The check of a draft without problems, under its own id; null when something is missing. @internal */
export function checkOfDraft(draft: CheckDraft, before: Occurrence, names: CheckNames): Occurrence | null {
  const { guardId, locationId, startsAt, endsAt, ...rest } = draft;
  if (guardId === null || locationId === null || startsAt === null || endsAt === null) return null;
  return {
    ...before,
    ...rest,
    ...names,
    title: draft.title.trim(),
    guardId,
    /* G4: passed through as it came, until somebody else is chosen. */
    securityGuardId: guardId === before.guardId ? before.securityGuardId : guardId,
    locationId,
    startsAt,
    endsAt,
  };
}

const defaultToleranceMinutes = 30; /* S9.41 */
const longestIntervalMinutes = 1440;

/**
 * A new rule, with id 0, that plans what one check plans, each week on its day for a month: where Copy/paste of a check
 * begins (S4.34). @public
 */
export function ruleFromCheck(check: Occurrence, timeZone: string): RecurrenceRule {
  const [start, end] = [wallOf(timeZone, check.startsAt), wallOf(timeZone, check.endsAt)];
  const minutes = Math.max(1, Math.round((check.endsAt - check.startsAt) / 60_000));
  return {
    ruleId: 0,
    guardId: check.guardId,
    guardName: check.guardName,
    securityGuardId: check.securityGuardId,
    locationId: check.locationId,
    locationName: check.locationName,
    checkpointIds: check.checkpointId === null ? [] : [check.checkpointId],
    rrule: writeRuleString({ startDate: start.date, weekdays: [weekdayOf(start.date)], until: null }),
    startDate: start.date,
    endDate: addMonthsClamped(start.date, 1),
    fromTime: start.secondsOfDay,
    toTime: end.secondsOfDay,
    intervalMinutes: Math.min(minutes, longestIntervalMinutes),
    toleranceMinutes: defaultToleranceMinutes,
    timeZone,
    title: check.title,
    isMissReported: check.isMissReported,
    version: 0,
  };
}
