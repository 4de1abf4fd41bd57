import { matchWindow } from '@patrolkit/sdk/rules';
import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { location, schedulerItem } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid, notFound, ProblemError } from '../../http/problem.ts';
import { detachException } from '../../patrol/tell-exception.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import { longestCheckDays } from '../../planning/check-filter.ts';
import { checkRows } from '../../planning/check-rows.ts';
import { checkToWire } from '../../planning/check-to-wire.ts';
import { type Period, plannedPeriod } from '../../planning/period.ts';
import { guardIdOf, requireGuard } from '../../planning/require-guard.ts';
import { requireTags } from '../../planning/require-tags.ts';
import { visibleLocations } from '../location/visible-locations.ts';
import { givenOr } from '../master-data/given-or.ts';
import { requiredLine } from '../master-data/given-text.ts';
import { requireReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { checkEntity } from './check-entity.ts';

type CheckColumns = NewRow<typeof schedulerItem>;
type StoredCheck = typeof schedulerItem.$inferSelect;
type Given = Omit<CheckColumns, 'typeCode' | 'opensAt' | 'closesAt'>;
type SaveCall = ScopedCall<'scheduler_save'>;

async function given({ body, scope }: SaveCall, times: Period, writer: Writer, before: StoredCheck | null) {
  await requireReference(writer, location, body.idLocation, 'idLocation', 'Location', visibleLocations(scope));
  const tagId = givenOr(body.idLocationTag, before?.locationTagId) || null; // 0 is none (A1)
  await requireTags(writer, tagId === null ? [] : [tagId], body.idLocation, 'idLocationTag');
  const userId = guardIdOf(body);
  await requireGuard(writer, userId);
  return {
    ...times,
    userId,
    locationId: body.idLocation,
    locationTagId: tagId,
    title: requiredLine('title', body.title),
    isDraggable: body.isDraggable ?? before?.isDraggable ?? true,
    isResizable: body.isResizable ?? before?.isResizable ?? true,
    bgColor: givenOr(body.bgColor, before?.bgColor),
    isMissReported: body.checkEventMissing ?? before?.isMissReported ?? true,
  };
}

const differsIn = (before: StoredCheck, now: Given, columns: readonly (keyof Given)[]): boolean =>
  columns.some((column) => before[column] !== now[column]);

/* What was read stays where and when it was read. */
function refuseMove(before: StoredCheck, now: Given): void {
  const place = ['startsAt', 'endsAt', 'userId', 'locationId', 'locationTagId'] as const;
  if (before.readAt === null || !differsIn(before, now, place)) return;
  const message = 'is of a check that has been read';
  throw new ProblemError(409, 'A check that has been read cannot be moved', [
    { field: 'startDateTime', code: 'alreadyRead', message },
  ]);
}

const canBeMissed = ({ locationTagId, isMissReported }: Pick<Given, 'locationTagId' | 'isMissReported'>): boolean =>
  Boolean(locationTagId) && isMissReported === true;

/* C2.7: nobody is told of a check that was missed before it was planned. */
function refusePast(before: StoredCheck | null, values: Given, now: number): void {
  if (values.endsAt > now || (before && before.readAt !== null)) return;
  const isPlannedAnew = !before || differsIn(before, values, ['startsAt', 'endsAt']);
  if (isPlannedAnew || (canBeMissed(values) && !canBeMissed(before))) {
    throw invalid('endDateTime', 'minimum', 'must be later than now');
  }
}

/* What was missed has another chance: it is open again, and told when it is missed again (C4). */
async function reopen(
  writer: Writer,
  before: StoredCheck | null,
  next: CheckColumns,
  now: number,
): Promise<CheckColumns> {
  if (!before || before.missedAt === null || before.readAt !== null || next.closesAt <= now) return next;
  await detachException(writer, before.id);
  return { ...next, missedAt: null };
}

/* C2.11: what a hand has moved or edited is the rule's no longer, and its match window is its own time (C3). */
function columns(values: Given, before: StoredCheck | null, type: Wire<'SchedulerTypeCode'> | undefined): CheckColumns {
  if (before) {
    refuseMove(before, values);
    const { typeCode, opensAt, closesAt } = before;
    const isAsItWas = !differsIn(before, values, Object.keys(values) as (keyof Given)[]); // these are its keys
    if (isAsItWas || before.readAt !== null) return { ...values, typeCode, opensAt, closesAt };
  }
  const typeCode = (before?.typeCode ?? type) === 3 ? 3 : 1;
  return { ...values, typeCode, ...matchWindow('manual', values, 0) };
}

/** POST /api/Scheduler: makes or changes one check by hand. @param now milliseconds since 1970 */
export async function saveCheck(call: SaveCall, now: number): Promise<Wire<'SchedulerItem'>> {
  const { body, repository, request, scope } = call;
  const times = plannedPeriod(body, longestCheckDays);
  const { id } = await repository.write((writer) =>
    saveRow(writer, request, checkEntity, {
      id: body.idScheduler,
      where: atVisibleLocation(schedulerItem.locationId, scope),
      values: async (before) => {
        const values = await given(call, times, writer, before);
        refusePast(before, values, now);
        return reopen(writer, before, columns(values, before, body.schedulerTypeEnumCode), now);
      },
    }),
  );
  const [row] = await checkRows(repository, eq(schedulerItem.id, id), 1);
  if (!row) throw notFound(`Planned check ${id}`);
  return checkToWire(row, now);
}
