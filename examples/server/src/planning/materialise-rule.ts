import { startOfLocalDay } from '@patrolkit/sdk/model';
import { expandChecks, expandRule, type PlannedCheck, type RuleWindow } from '@patrolkit/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import type { Pace } from '../db/in-pieces.ts';
import { createPieceSize } from '../db/piece-size.ts';
import type { Repository } from '../db/repository.ts';
import { patrolRule } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { type RuleRow, ruleOfRow } from './rule-row.ts';
import { insertChecks, removeChecks } from './write-checks.ts';

/** `pending_from` of a rule whose earlier version may still have checks: nothing of the new one is made before they went. */
export const nothingMade = '0001-01-01';

/* Of the first piece; the next ones follow what it took. Marking as deleted is quicker than making. */
const firstChecks = 250;
const removedForEach = 4;

/** The windows of a stored rule from an instant on; none once it is deleted. @param notBefore milliseconds since 1970 */
export function windowsOf(row: RuleRow, notBefore: number): RuleWindow[] {
  return row.deletedAt === null ? [...expandRule(ruleOfRow(row), { notBefore })] : [];
}

/** Making the checks of one version of a rule, piece by piece. */
export interface Materialising {
  /** Does the next piece inside a transaction, of at most so many checks; answers whether more is left. */
  piece(writer: Writer, checks: number): Promise<boolean>;
}

function take<T>(iterator: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = iterator.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/**
 * Goes on where the row's `pending_from` stands: first what an earlier version left goes, then the checks are made in
 * the order of their days. Two who do this at once do no harm, and a newer version of the rule ends it, because each
 * piece holds the row: the last save wins (C2.8, C2.9). The last piece puts one change into the feed.
 * @param now milliseconds since 1970: checks whose deadline is earlier are not made (C2.7)
 */
export function materialise(row: RuleRow, now: number): Materialising {
  let checks: Iterator<PlannedCheck> | null = null;

  const start = (pendingFrom: string): Iterator<PlannedCheck> => {
    if (row.deletedAt !== null) return [].values();
    const from = pendingFrom === nothingMade ? undefined : startOfLocalDay(row.timeZone, pendingFrom);
    return expandChecks(ruleOfRow(row), { from, notBefore: now });
  };
  const reach = (writer: Writer, pendingFrom: string | null) =>
    writer.update(patrolRule, { pendingFrom }, eq(patrolRule.id, row.id));

  return {
    piece: async (writer, count) => {
      const [held] = await writer.query<{ pendingFrom: string }>(
        (tenantId) => sql`
          select pending_from as "pendingFrom" from patrol_rule where tenant_id = ${tenantId} and id = ${row.id}
            and version = ${row.version} and pending_from is not null
          for no key update`,
      );
      if (!held) return false;
      if (held.pendingFrom === nothingMade) {
        const most = count * removedForEach;
        if ((await removeChecks(writer, row.id, now, most)) === most) return true;
      }
      /* What the first run of this piece took was not made. */
      if (checks === null || writer.isRepeated) checks = start(held.pendingFrom);
      const made = take(checks, count);
      await insertChecks(writer, row, made);
      const last = made.length < count ? undefined : made.at(-1);
      /* A day may be begun: whoever goes on after a crash makes it again, and finds what is there. */
      await reach(writer, last?.day ?? null);
      if (last) return true;
      const reason = row.deletedAt === null ? 'saved' : 'deleted';
      writer.changed({ kind: 'scheduler', reason, id: 0, version: row.version });
      return false;
    },
  };
}

/**
 * Does what is left, each piece in a transaction of its own, so that others get their turn in between; answers whether
 * some is left all the same.
 * @param mostMs no piece is begun after so many milliseconds
 */
export async function materialiseRest(
  repository: Repository,
  rest: Materialising,
  { monotonic, signal }: Pace,
  mostMs: number = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const end = monotonic() + mostMs;
  const pieces = createPieceSize(firstChecks, { monotonic, calm: repository.calm });
  let hasMore = true;
  while (hasMore && !signal?.aborted && monotonic() < end) {
    hasMore = await pieces.time((checks) => repository.write((writer) => rest.piece(writer, checks)));
  }
  return hasMore;
}
