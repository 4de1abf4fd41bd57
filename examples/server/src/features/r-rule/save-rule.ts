import { type PatrolRule, type RuleProblem, ruleFromWire, validateRule } from '@patrolkit/sdk/rules';
import type { Wire } from '@patrolkit/sdk/wire';
import { location } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import { guardIdOf, requireGuard } from '../../planning/require-guard.ts';
import { requireTags } from '../../planning/require-tags.ts';
import type { RuleRow } from '../../planning/rule-row.ts';
import { type RuleValues, storeRule } from '../../planning/store-rule.ts';
import type { Services } from '../../services.ts';
import { visibleLocations } from '../location/visible-locations.ts';
import { checkVersion } from '../master-data/check-version.ts';
import { givenLine } from '../master-data/given-text.ts';
import { requireReference } from '../master-data/require-reference.ts';
import { makeRest } from './make-rest.ts';
import { ruleToChange } from './rule-to-change.ts';
import { rulesToWire } from './rules-to-wire.ts';

type SaveCall = ScopedCall<'rRule_save'>;

function refuse(problems: readonly RuleProblem[]): void {
  const [first] = problems;
  if (first) throw new ProblemError(400, `${first.field}: ${first.message}`, problems);
}

async function ruleBefore(writer: Writer, { body, request, scope }: SaveCall): Promise<RuleRow | null> {
  if (body.idRRule === 0) return null;
  const row = await ruleToChange(writer, scope, body.idRRule);
  if (row.deletedAt !== null) throw notFound(`Rule ${body.idRRule}`);
  checkVersion(request, row.version);
  return row;
}

/* What a body does not say of the days left out stays as it was. */
function readRule({ body }: SaveCall, timeZone: string, before: RuleRow | null, now: number): PatrolRule {
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
async function columns(
  writer: Writer,
  { body, scope }: SaveCall,
  rule: PatrolRule,
  before: RuleRow | null,
): Promise<RuleValues> {
  const visible = visibleLocations(scope);
  const place = await requireReference(writer, location, body.idLocation, 'idLocation', 'Location', visible);
  await requireTags(writer, rule.checkpointIds, place.id, 'LocationTags');
  const userId = guardIdOf(body);
  await requireGuard(writer, userId);
  return {
    userId,
    locationId: place.id,
    locationTagIds: [...rule.checkpointIds],
    ruleString: body.rRuleString,
    startDate: rule.startDate,
    endDate: rule.endDate,
    fromTime: body.fromTime,
    toTime: body.toTime,
    intervalSeconds: rule.intervalMs / 1000,
    toleranceSeconds: rule.toleranceMs / 1000,
    timeZone: rule.timeZone,
    title: givenLine(body.title ?? before?.title ?? '') || place.name,
    isMissReported: body.checkEventMissing ?? before?.isMissReported ?? true,
    skippedDates: [...(rule.skippedDates ?? [])],
    pausedFrom: rule.pause?.from ?? null,
    pausedUntil: rule.pause?.until ?? null,
  };
}

/** POST /api/RRule: stores a rule and what it plans (C2.10): the night's checks at once, a year's in the seconds after. */
export async function saveRule(call: SaveCall, services: Services): Promise<Wire<'RRule'>> {
  const { body, repository } = call;
  const { clock, config } = services;
  const now = clock.now();
  const { row, rest } = await repository.write(async (writer) => {
    const before = await ruleBefore(writer, call);
    const timeZone = body.timeZone ?? before?.timeZone ?? config.timeZone;
    const rule = readRule(call, timeZone, before, now);
    return storeRule(writer, before, await columns(writer, call, rule, before), now);
  });
  await makeRest(call, rest, services);
  const [wire] = await rulesToWire(repository, [row]);
  if (!wire) throw notFound(`Rule ${row.id}`);
  return wire;
}
