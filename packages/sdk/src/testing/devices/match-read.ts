import { changeEvent } from '../events/raise-event.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { CheckRow, EventRow } from '../state/rows.ts';

/* C3: within this time after a match the same guard's next read of the tag is a double tap. */
const repeatMs = 120_000;
/* C3: a read this long after a deadline has nothing to do with the check any more. */
const lateMs = 3_600_000;
const lateUpload = 'Read in time, uploaded late';

function checksOfRead({ checks, settings }: BackendState, read: EventRow): CheckRow[] {
  return checks
    .live()
    .filter((row) => row.locationTagId === read.locationTagId)
    .filter((row) => settings.anyGuardMatches || row.userId === read.userId)
    .sort((a, b) => a.closesAt - b.closesAt || a.id - b.id);
}

const exceptionOf = (state: BackendState, { id }: CheckRow): EventRow | undefined =>
  state.events.live().find((row) => row.type === 'Exception' && row.checkId === id);

function isRepeat(state: BackendState, read: EventRow): boolean {
  return state.events
    .live()
    .some(
      (row) =>
        row.checkId !== null &&
        row.type === 'TagRead' &&
        row.userId === read.userId &&
        row.locationTagId === read.locationTagId &&
        Math.abs(read.occurredAt - row.occurredAt) <= repeatMs,
    );
}

/* X6: read in time and only uploaded late: its Exception says so and its alarm stops. */
function settle(state: BackendState, check: CheckRow, at: number): void {
  const exception = check.isMissTold ? exceptionOf(state, check) : undefined;
  if (!exception) return;
  const said = { readAt: at, comment: [exception.comment, lateUpload].filter(Boolean).join('; ') };
  const isOpen = exception.confirmedAt === null;
  const confirmation = isOpen ? { confirmedAt: state.now(), confirmedBy: 'System' } : {};
  changeEvent(state, exception.id, isOpen ? 'confirmed' : 'edited', { ...said, ...confirmation });
}

/**
 * C3: gives a read to the open check of the earliest deadline; one that came too late for any is told by the exception
 * of the check it missed. Reads that come in another order than they happened are not matched again.
 * @internal
 */
export function matchRead(state: BackendState, read: EventRow): void {
  const at = read.occurredAt;
  const checks = checksOfRead(state, read);
  if (isRepeat(state, read)) return;
  const check = checks.find((row) => row.readAt === null && row.opensAt <= at && at < row.closesAt);
  if (check) {
    const { id, version } = state.checks.update(check.id, { readAt: at });
    state.events.note(read.id, { checkId: id });
    state.feed.add({ kind: 'scheduler', reason: 'edited', id, version });
    settle(state, check, at);
    return;
  }
  const late = checks.filter((row) => row.readAt === null && row.closesAt <= at && at < row.closesAt + lateMs).at(-1);
  const isOver = late && !checks.some((row) => row.closesAt > late.closesAt && row.opensAt <= at);
  const exception = isOver ? exceptionOf(state, late) : undefined;
  if (exception && exception.readAt === null) changeEvent(state, exception.id, 'edited', { readAt: at });
}
