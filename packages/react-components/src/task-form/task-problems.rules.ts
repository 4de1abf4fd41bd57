import { instantOfWall } from '@patrolkit/sdk/model';
import { latestRepeatUntil, type TaskDraft } from './task-draft.rules.ts';

/** A field of the form. @public */
export type TaskField =
  | 'title'
  | 'guard'
  | 'location'
  | 'checkpoints'
  | 'startDate'
  | 'startTime'
  | 'endTime'
  | 'interval'
  | 'tolerance'
  | 'weekdays'
  | 'repeatUntil'
  | 'pauseFrom'
  | 'pauseUntil';

/** What is wrong with a field. @public */
export type TaskProblem =
  | { readonly code: 'required' | 'number' | 'wholeSeconds' | 'notGuard' | 'checkpointElsewhere' | 'weekdays' }
  | { readonly code: 'minimum' | 'maximum'; readonly limit: number }
  | { readonly code: 'tooSoon'; readonly minutes: number }
  | { readonly code: 'dateOrder' }
  /** A pause that ends before it begins. */
  | { readonly code: 'pauseOrder' }
  | { readonly code: 'tooLate'; readonly date: string }
  | { readonly code: 'tooLong'; readonly limit: number }
  /** What the server said, in its words. */
  | { readonly code: 'refused'; readonly message: string };

/** Problems by field, in the order of the form. @public */
export type TaskProblems = Readonly<Partial<Record<TaskField, TaskProblem>>>;

/** What a draft is judged by. @internal */
export interface TaskCheck {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new one begins half an hour ahead, an edited one need not (S5.25). */
  readonly isNew: boolean;
  readonly guardIds: ReadonlySet<number>;
  /** Places of the checkpoints. */
  readonly checkpointLocations: ReadonlyMap<number, number>;
}

const leadMinutes = 30; /* S5.25 */
const longestMinutes = 1440;
const longestTitle = 200;

function numberProblem(value: number | null, minimum: number): TaskProblem | undefined {
  if (value === null) return { code: 'required' };
  if (Number.isNaN(value)) return { code: 'number' };
  if (value < minimum) return { code: 'minimum', limit: minimum };
  if (value > longestMinutes) return { code: 'maximum', limit: longestMinutes };
  return Number.isInteger(value * 60) ? undefined : { code: 'wholeSeconds' };
}

function required(value: unknown): TaskProblem | undefined {
  return value === null || value === '' ? { code: 'required' } : undefined;
}

function titleProblem({ title }: TaskDraft): TaskProblem | undefined {
  return (
    required(title.trim()) ??
    (title.trim().length > longestTitle ? { code: 'tooLong', limit: longestTitle } : undefined)
  );
}

function guardProblem({ guardId }: TaskDraft, { guardIds }: TaskCheck): TaskProblem | undefined {
  if (guardId === null) return { code: 'required' };
  return guardIds.has(guardId) ? undefined : { code: 'notGuard' };
}

function checkpointProblem(draft: TaskDraft, { checkpointLocations }: TaskCheck): TaskProblem | undefined {
  if (draft.locationId === null) return undefined;
  const isHere = (id: number): boolean => (checkpointLocations.get(id) ?? draft.locationId) === draft.locationId;
  return draft.checkpointIds.every(isHere) ? undefined : { code: 'checkpointElsewhere' };
}

function startProblem(
  { startDate, startTime, timeZone }: TaskDraft,
  { now, isNew }: TaskCheck,
): TaskProblem | undefined {
  if (startDate === null || startTime === null || !isNew) return required(startDate);
  const secondsOfDay = Number(startTime.slice(0, 2)) * 3600 + Number(startTime.slice(3)) * 60;
  const startsAt = instantOfWall(timeZone, { date: startDate, secondsOfDay }, 'earlier');
  return startsAt < now + leadMinutes * 60_000 ? { code: 'tooSoon', minutes: leadMinutes } : undefined;
}

function untilProblem({ repeatUntil, startDate, timeZone }: TaskDraft, { now }: TaskCheck): TaskProblem | undefined {
  if (repeatUntil === null) return { code: 'required' };
  if (startDate !== null && repeatUntil <= startDate) return { code: 'dateOrder' };
  const date = latestRepeatUntil(now, timeZone);
  return repeatUntil > date ? { code: 'tooLate', date } : undefined;
}

function pauseProblem({ pauseFrom, pauseUntil }: TaskDraft): TaskProblem | undefined {
  if (pauseFrom === null) return undefined;
  if (pauseUntil === null) return { code: 'required' };
  return pauseUntil < pauseFrom ? { code: 'pauseOrder' } : undefined;
}

/** What keeps a draft from being saved, by field (S5.12 to S5.26). @internal */
export function taskProblems(draft: TaskDraft, check: TaskCheck): TaskProblems {
  const found: [TaskField, TaskProblem | undefined][] = [
    ['title', titleProblem(draft)],
    ['guard', guardProblem(draft, check)],
    ['location', required(draft.locationId)],
    ['checkpoints', checkpointProblem(draft, check)],
    ['startDate', startProblem(draft, check)],
    ['startTime', required(draft.startTime)],
    ['endTime', required(draft.endTime)],
    ['interval', numberProblem(draft.intervalMinutes, 1)],
    ['tolerance', numberProblem(draft.toleranceMinutes, 0)],
    ['weekdays', draft.weekdays.length === 0 ? { code: 'weekdays' } : undefined],
    ['repeatUntil', untilProblem(draft, check)],
    ['pauseFrom', draft.pauseUntil === null ? undefined : required(draft.pauseFrom)],
    ['pauseUntil', pauseProblem(draft)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
