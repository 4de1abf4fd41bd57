import { describe, expect, test } from 'vitest';
import { createPatrolClient } from '../client/create-patrol-client.ts';
import type { Occurrence, RecurrenceRule } from '../model/index.ts';
import { createTestBackend } from '../testing/index.ts';
import { type EditedRule, previewRuleEdit, type RuleEditPreview } from './index.ts';

const timeZone = 'Europe/Zagreb';
const hourMs = 3_600_000;
/* Thursday noon; the rule's night begins on Friday at 22:00 in Zagreb. */
const thursday = Date.UTC(2026, 10, 19, 11);
const at2340 = Date.UTC(2026, 10, 20, 22, 40);

const night: RecurrenceRule = {
  ruleId: 0,
  guardId: 3,
  guardName: '',
  securityGuardId: 3,
  locationId: 1,
  locationName: '',
  checkpointIds: [1],
  rrule: 'DTSTART:20261120T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=FR',
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMinutes: 60,
  toleranceMinutes: 30,
  timeZone,
  title: 'Noć',
  isMissReported: true,
  version: 0,
};
const hours = (checks: readonly { startsAt: number }[]): number[] =>
  checks.map(({ startsAt }) => (new Date(startsAt).getUTCHours() + 1) % 24);
const inHours = (preview: RuleEditPreview | null) =>
  preview && { added: hours(preview.added), removed: hours(preview.removed), kept: hours(preview.kept) };

/** A back end with the rule, and what it makes of an edit beside what was shown before. */
async function planned(now = thursday) {
  const backEnd = createTestBackend({ past: 'quiet', now: thursday });
  const client = createPatrolClient(backEnd.clientOptions());
  const before = await client.rRule.save(night, { timeZone });
  const fetchChecks = async (): Promise<readonly Occurrence[]> => {
    const period = { from: Date.UTC(2026, 10, 19), to: Date.UTC(2026, 10, 25) };
    return (await client.scheduler.search({ ...period, guardId: 3 })).rows;
  };
  backEnd.advance(now - thursday);
  client.session.start(backEnd.signIn());
  const checks = await fetchChecks();
  const preview = (change: Partial<RecurrenceRule> | null): RuleEditPreview | null => {
    const edit: EditedRule = { before, after: change && { ...before, ...change } };
    return previewRuleEdit(edit, checks, now);
  };
  const save = async (change: Partial<RecurrenceRule>): Promise<number[]> => {
    await client.rRule.save({ ...before, ...change }, { timeZone });
    return hours(await fetchChecks());
  };
  return { client, checks, preview, save };
}

describe('the preview of an edit', () => {
  test('of a rule that is new shows what would be made', () => {
    expect(inHours(previewRuleEdit({ before: null, after: night }, [], thursday))).toEqual({
      added: [22, 23, 0, 1, 2, 3, 4, 5],
      removed: [],
      kept: [],
    });
  });

  test('shows what goes, what comes and what stays, and that is what becomes of it', async () => {
    const { preview, save } = await planned();
    const change = { intervalMinutes: 120, toTime: 8 * 3600 };
    const shown = preview(change);
    expect(inHours(shown)).toEqual({ added: [6], removed: [23, 1, 3, 5], kept: [22, 0, 2, 4] });
    const becomes = [...hours(shown?.added ?? []), ...hours(shown?.kept ?? [])];
    expect((await save(change)).toSorted()).toEqual(becomes.toSorted());
  });

  test('in the middle of the night keeps what has begun', async () => {
    const { preview, save } = await planned(at2340);
    const change = { intervalMinutes: 120 };
    expect(inHours(preview(change))).toEqual({ added: [], removed: [1, 3, 5], kept: [22, 23, 0, 2, 4] });
    expect(await save(change)).toEqual([22, 23, 0, 2, 4]);
  });

  test('keeps what was changed by hand', async () => {
    const { client, checks, preview } = await planned();
    const [first] = checks;
    if (!first) throw new Error('no check');
    const moved = await client.scheduler.save({ ...first, startsAt: first.startsAt + hourMs / 2 });
    expect(moved.kind).toBe('manual');
    expect(preview({ intervalMinutes: 240 })?.removed).toHaveLength(6);
  });

  test('that changes nothing, or only texts, keeps everything', async () => {
    const { checks, preview } = await planned();
    expect(preview({ title: 'Druga' })).toEqual({ added: [], removed: [], kept: checks });
  });

  test('that gives the rule to another guard takes every check that has not begun from the one before', async () => {
    const { preview } = await planned(at2340);
    expect(inHours(preview({ guardId: 4 }))).toEqual({
      added: [1, 2, 3, 4, 5],
      removed: [1, 2, 3, 4, 5],
      kept: [22, 23, 0],
    });
  });

  test('of a deletion shows what would go', async () => {
    const { preview } = await planned(at2340);
    expect(inHours(preview(null))).toEqual({ added: [], removed: [1, 2, 3, 4, 5], kept: [22, 23, 0] });
  });

  test('is none while the rule cannot be planned from, and leaves other rules alone', async () => {
    const { checks, preview } = await planned();
    expect(preview({ rrule: 'RRULE:FREQ=SECONDLY' })).toBeNull();
    const other = previewRuleEdit({ before: { ...night, ruleId: 999 }, after: null }, checks, thursday);
    expect(other).toEqual({ added: [], removed: [], kept: [] });
  });
});
