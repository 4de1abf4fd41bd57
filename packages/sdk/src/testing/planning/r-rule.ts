import { parseLiteralDate } from '../../model/index.ts';
import { type PatrolRule, type RuleProblem, ruleFromWire, validateRule } from '../../rules/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { entities, seesLocation } from '../master-data/entities.ts';
import { givenLine } from '../master-data/given-values.ts';
import { listRows } from '../master-data/list-rows.ts';
import { checkVersion, requireReference } from '../master-data/save-row.ts';
import type { RuleRow, RuleValues } from '../state/rows.ts';
import { planRule } from './plan-rule.ts';
import { guardIdOf, requireGuard, requireTags } from './references.ts';
import { ruleToWire } from './rule-to-wire.ts';

function dateOf(field: 'start' | 'end', text: string): string {
  const date = parseLiteralDate(text);
  if (date === null) throw invalid(field, 'format', 'must be a date D-M-Y or YYYY-MM-DD');
  return date;
}

/** A rule that the caller may change, deleted or not. Throws 404. */
function knownRule({ state, caller }: Pick<Call, 'state' | 'caller'>, id: number): RuleRow {
  const row = state.rules.known(id);
  if (!row || !seesLocation(state, caller, row.locationId)) throw notFound(`Rule ${id}`);
  return row;
}

function refuse(errors: readonly RuleProblem[]): void {
  const [first] = errors;
  if (first) throw new Refusal(400, `${first.field}: ${first.message}`, { errors });
}

function readRule(call: Call<'rRule_save'>, timeZone: string, before: RuleRow | null): PatrolRule {
  const { body, now } = call;
  const { skippedDates, pausedFrom, pausedUntil } = { ...before, ...body };
  const breaks = { skippedDates, pausedFrom, pausedUntil };
  const reading = ruleFromWire({ ...body, ...breaks, locationTags: body.LocationTags, timeZone }, { timeZone });
  if (!reading.ok) {
    refuse(reading.problems);
    throw new TypeError('A rule that cannot be read names no reason');
  }
  refuse(validateRule(reading.rule, { now, isNew: before === null }));
  return reading.rule;
}

/* What the 13 names of the product description do not say stays as it was, and is the installation's for a new rule. */
function valuesOf(call: Call<'rRule_save'>, before: RuleRow | null): RuleValues {
  const { body, state, caller } = call;
  const timeZone = body.timeZone ?? before?.timeZone ?? state.installation.timeZone;
  const rule = readRule(call, timeZone, before);
  const place = requireReference(entities.location(state, caller), body.idLocation, 'idLocation');
  requireTags(state, rule.checkpointIds, place.id, 'LocationTags');
  const userId = guardIdOf(body);
  requireGuard(state, userId);
  const { rRuleString, startDate, endDate, fromTime, toTime, hourInterval, tolerance } = body;
  const texts = { rRuleString, startDate, endDate, fromTime, toTime, hourInterval, tolerance, timeZone };
  const title = givenLine(body.title ?? before?.title ?? '') || place.name;
  const isMissReported = body.checkEventMissing ?? before?.isMissReported ?? true;
  const { skippedDates = [], pause } = rule;
  const breaks = { skippedDates, pausedFrom: pause?.from ?? null, pausedUntil: pause?.until ?? null };
  return {
    userId,
    locationId: place.id,
    locationTagIds: rule.checkpointIds,
    ...texts,
    title,
    isMissReported,
    ...breaks,
  };
}

/** Operations of tag RRule. @internal */
export const rRuleHandlers: Handlers = {
  rRule_get: (call) => {
    const { query, state, caller } = call;
    const [start, end] = [dateOf('start', query.start), dateOf('end', query.end)];
    const rows = state.rules
      .live()
      .filter((row) => row.startDate <= end && row.endDate >= start && seesLocation(state, caller, row.locationId))
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id);
    return listRows(call, rows).map((row) => ruleToWire(state, row));
  },
  rRule_save: (call) => {
    const { body, state } = call;
    const before = body.idRRule === 0 ? null : knownRule(call, body.idRRule);
    if (before && before.deletedAt !== null) throw notFound(`Rule ${body.idRRule}`);
    if (before) checkVersion(call, before.version);
    const values = valuesOf(call, before);
    const row = before ? state.rules.update(before.id, values) : state.rules.insert(values);
    planRule(state, row);
    return ruleToWire(state, row);
  },
  rRule_delete: (call) => {
    const { params, state, now } = call;
    const row = knownRule(call, params.id);
    if (row.deletedAt === null) planRule(state, state.rules.remove(row.id, now));
    return undefined;
  },
};
