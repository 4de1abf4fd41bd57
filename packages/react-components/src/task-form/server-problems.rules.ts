import type { TaskField, TaskProblem, TaskProblems } from './task-problems.rules.ts';

/** Names of the wire by field of the form; a name that is not here belongs to none. */
const fields: Readonly<Record<string, TaskField>> = {
  title: 'title',
  idUser: 'guard',
  idSecurityGuard: 'guard',
  userName: 'guard',
  idLocation: 'location',
  LocationTags: 'checkpoints',
  locationTags: 'checkpoints',
  idLocationTag: 'checkpoints',
  startDate: 'startDate',
  startDateTime: 'startDate',
  fromTime: 'startTime',
  toTime: 'endTime',
  endDateTime: 'endTime',
  hourInterval: 'interval',
  tolerance: 'tolerance',
  rRuleString: 'weekdays',
  endDate: 'repeatUntil',
  pausedFrom: 'pauseFrom',
  pausedUntil: 'pauseUntil',
};

/** What a back end refused, as far as it can be told apart. @public */
export interface ServerRefusal {
  readonly problems: TaskProblems;
  /** `field::message` lines that belong to no field. */
  readonly lines: readonly string[];
}

interface Refused {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

function isRefused(entry: unknown): entry is Refused {
  if (typeof entry !== 'object' || entry === null) return false;
  const { field, message } = entry as Partial<Refused>; // both are looked at in the next line
  return typeof field === 'string' && typeof message === 'string';
}

function problemOf({ field, code, message }: Refused): TaskProblem {
  if (code === 'dateOrder' && field === 'pausedUntil') return { code: 'pauseOrder' };
  if (code === 'dateOrder' || code === 'required' || code === 'notGuard') return { code };
  return { code: 'refused', message };
}

/** Reads the fields of an error as the SDK has them (`fieldErrors`, A2), whatever class it is of. @internal */
export function serverRefusal(error: unknown): ServerRefusal {
  const errors: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'fieldErrors') : undefined;
  const refused = Array.isArray(errors) ? errors.filter(isRefused) : [];
  const problems: Partial<Record<TaskField, TaskProblem>> = {};
  const lines: string[] = [];
  for (const entry of refused) {
    const field = fields[entry.field];
    if (field) problems[field] ??= problemOf(entry);
    else lines.push(`${entry.field}::${entry.message}`);
  }
  return { problems, lines };
}
