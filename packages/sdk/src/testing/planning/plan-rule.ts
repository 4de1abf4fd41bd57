import {
  expandRule,
  matchWindow,
  type PatrolRule,
  planRuleEdit,
  type RuleWindow,
  ruleFromWire,
} from '../../rules/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { RuleRow } from '../state/rows.ts';
import { ruleFacts } from './rule-to-wire.ts';

/* The rule of a row, to plan by; a row that was not validated before it was stored is a fault. */
function ruleOfRow(row: RuleRow): PatrolRule {
  const reading = ruleFromWire(ruleFacts(row), { timeZone: row.timeZone });
  if (!reading.ok) throw new TypeError(`Rule ${row.id} cannot be read: ${reading.problems.map(({ field }) => field)}`);
  return reading.rule;
}

/* C2.8, C2.9: what nobody has begun is replaced; what was read, moved or deleted by hand keeps its slot. */
function planChecks(state: BackendState, row: RuleRow, rule: PatrolRule | null): void {
  const existing = state.checks.all().filter(({ ruleId }) => ruleId === row.id);
  const known = existing.map((check) => ({
    id: check.id,
    slotAt: check.slotAt ?? check.startsAt,
    checkpointId: check.locationTagId,
    opensAt: check.opensAt,
    isRead: check.readAt !== null,
    isDetached: check.typeCode !== 2 || check.deletedAt !== null,
  }));
  const { removedIds, made } = planRuleEdit(known, rule, state.now());
  for (const id of removedIds) state.checks.drop(id);
  for (const check of made) {
    state.checks.insert({
      ruleId: row.id,
      userId: row.userId,
      locationId: row.locationId,
      locationTagId: check.checkpointId,
      typeCode: 2,
      title: row.title,
      startsAt: check.startsAt,
      endsAt: check.endsAt,
      slotAt: check.startsAt,
      ...matchWindow('rule', check, rule?.toleranceMs ?? 0),
      readAt: null,
      isDraggable: true,
      isResizable: true,
      bgColor: null,
      isMissReported: row.isMissReported,
      isMissTold: false,
    });
  }
}

/* C5: future tours are replaced; a running one keeps its start and gets the window's end, or ends now. */
function planRoutes(state: BackendState, row: RuleRow, windows: readonly RuleWindow[]): void {
  const now = state.now();
  const companyId = state.locations.known(row.locationId)?.idCompany ?? null;
  const current = windows.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const known = state.routes.live().filter(({ ruleId, endsAt }) => ruleId === row.id && endsAt > now);
  const running = known.filter(({ startsAt }) => startsAt <= now);
  for (const { id, startsAt } of known) if (startsAt > now) state.routes.drop(id);
  for (const { id, userId } of running) {
    const goesOn = current !== undefined && userId === row.userId;
    state.routes.update(id, goesOn ? { endsAt: current.endsAt, companyId } : { endsAt: now });
  }
  /* Who takes over from another guard starts now, beside the part that the other one has walked. */
  const isTakenOver = current && !running.some(({ userId }) => userId === row.userId);
  const begun = isTakenOver ? [{ ...current, startsAt: running.length === 0 ? current.startsAt : now }] : [];
  /* One that was deleted by hand is not made again, as with checks (C2.8). */
  const gone = new Set(state.routes.all().flatMap((route) => (route.ruleId === row.id ? route.startsAt : [])));
  for (const { startsAt, endsAt } of [...begun, ...windows.filter((window) => window.startsAt > now)]) {
    if (!gone.has(startsAt)) state.routes.insert({ ruleId: row.id, userId: row.userId, companyId, startsAt, endsAt });
  }
}

/** Brings the checks and routes of a rule to what it says, or away when it is deleted; two changes in the feed. @internal */
export function planRule(state: BackendState, row: RuleRow): void {
  const rule = row.deletedAt === null ? ruleOfRow(row) : null;
  planRoutes(state, row, rule ? [...expandRule(rule, { notBefore: state.now() })] : []);
  planChecks(state, row, rule);
  const reason = rule ? 'saved' : 'deleted';
  state.feed.add({ kind: 'route', reason, id: 0, version: row.version });
  state.feed.add({ kind: 'scheduler', reason, id: 0, version: row.version });
}
