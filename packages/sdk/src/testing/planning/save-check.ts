import { matchWindow } from '../../rules/index.ts';
import type { Call } from '../http/call.ts';
import { plannedPeriod } from '../http/period.ts';
import { conflict } from '../http/refusal.ts';
import { entities, seesLocation } from '../master-data/entities.ts';
import { givenOr, requiredLine } from '../master-data/given-values.ts';
import { type Entity, requireReference, saveRow } from '../master-data/save-row.ts';
import type { CheckRow, CheckValues } from '../state/rows.ts';
import { guardIdOf, requireGuard, requireTags } from './references.ts';

const longestDays = 31;

type Given = Omit<CheckValues, 'ruleId' | 'slotAt' | 'typeCode' | 'opensAt' | 'closesAt' | 'readAt' | 'isMissTold'>;

/** Planned checks, one by one. @internal */
export function checkEntity({ state, caller }: Pick<Call, 'state' | 'caller'>): Entity<CheckValues> {
  const isVisible = ({ locationId }: CheckRow): boolean => seesLocation(state, caller, locationId);
  return { table: state.checks, title: 'Planned check', kind: 'scheduler', isVisible };
}

function givenValues({ body, state, caller }: Call<'scheduler_save'>, before: CheckRow | null): Given {
  const { from, to } = plannedPeriod(body, longestDays);
  requireReference(entities.location(state, caller), body.idLocation, 'idLocation');
  const locationTagId = givenOr(body.idLocationTag, before?.locationTagId) || null; // 0 is none (A1)
  requireTags(state, locationTagId === null ? [] : [locationTagId], body.idLocation, 'idLocationTag');
  const userId = guardIdOf(body);
  requireGuard(state, userId);
  return {
    startsAt: from,
    endsAt: to,
    userId,
    locationId: body.idLocation,
    locationTagId,
    title: requiredLine('title', body.title),
    isDraggable: body.isDraggable ?? before?.isDraggable ?? true,
    isResizable: body.isResizable ?? before?.isResizable ?? true,
    bgColor: givenOr(body.bgColor, before?.bgColor),
    isMissReported: body.checkEventMissing ?? before?.isMissReported ?? true,
  };
}

const differsIn = (before: CheckRow, now: Given, fields: readonly (keyof Given)[]): boolean =>
  fields.some((field) => before[field] !== now[field]);

/* C2.11: what a hand has moved or edited is the rule's no longer, and its match window is its own time (C3). */
function valuesOf(call: Call<'scheduler_save'>, before: CheckRow | null): CheckValues {
  const given = givenValues(call, before);
  const isMoved = before && differsIn(before, given, ['startsAt', 'endsAt', 'userId', 'locationId', 'locationTagId']);
  if (isMoved && before.readAt !== null) {
    const message = 'is of a check that has been read';
    throw conflict('A check that has been read cannot be moved', 'startDateTime', 'alreadyRead', message);
  }
  const isAsItWas = before && !differsIn(before, given, Object.keys(given) as (keyof Given)[]); // these are its keys
  if (before && (isAsItWas || before.readAt !== null)) return { ...before, ...given };
  const typeCode = (before?.typeCode ?? call.body.schedulerTypeEnumCode) === 3 ? 3 : 1;
  const { ruleId, slotAt, readAt, isMissTold } = before ?? {
    ruleId: null,
    slotAt: null,
    readAt: null,
    isMissTold: false,
  };
  return { ruleId, slotAt, readAt, isMissTold, ...given, typeCode, ...matchWindow('manual', given, 0) };
}

/** Makes or changes one check by hand. Throws 400, 404, 409 and 412. @internal */
export function saveCheck(call: Call<'scheduler_save'>): CheckRow {
  return saveRow(call, checkEntity(call), call.body.idScheduler, (before) => valuesOf(call, before));
}
