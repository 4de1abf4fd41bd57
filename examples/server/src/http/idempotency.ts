import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Repository } from '../db/repository.ts';
import { idempotency } from '../db/schema.ts';
import { ProblemError } from './problem.ts';

const keptMs = 24 * 3_600_000;
/* A request that has not answered after this has died with its server. */
const abandonedMs = 60_000;

/** One use of an Idempotency-Key. */
export interface KeyedRequest {
  readonly key: string;
  readonly userId: number;
  /** Everything that must be equal for the answer to be the same. */
  readonly content: string;
  /** Secret of the caller, never stored: what the content hides, such as a password, cannot be guessed from its hash. */
  readonly secret: string;
  readonly now: number;
}

/** Runs the work once per key and content within 24 h; a repeat gets the first answer, other content 409 (contract A1). */
export async function onceForKey(
  repository: Repository,
  { key, userId, content, secret, now }: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key.length > 200) throw new ProblemError(400, 'The Idempotency-Key is too long');
  const requestHash = createHmac('sha256', secret).update(content).digest('hex');
  const isIt = and(eq(idempotency.userId, userId), eq(idempotency.key, key)) ?? eq(idempotency.key, key);
  const iso = (at: number): string => new Date(at).toISOString();
  const taken = await repository.query(
    (tenantId) => sql`
      insert into idempotency (tenant_id, user_id, key, request_hash, created_at)
      values (${tenantId}, ${userId}, ${key}, ${requestHash}, ${iso(now)}::timestamptz)
      on conflict (tenant_id, user_id, key) do update
        set request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, body = null
      where idempotency.created_at < ${iso(now - keptMs)}::timestamptz
        or (idempotency.status is null and idempotency.created_at < ${iso(now - abandonedMs)}::timestamptz)
      returning key`,
  );
  if (taken.length === 0) {
    const first = await repository.first(idempotency, isIt);
    if (first?.requestHash !== requestHash)
      throw new ProblemError(409, 'This Idempotency-Key was used for another request');
    if (first.status === null)
      throw new ProblemError(409, 'The first request with this Idempotency-Key is still at work');
    return first.body === null ? undefined : JSON.parse(first.body);
  }
  try {
    const answer = await work();
    const body = answer === undefined ? null : JSON.stringify(answer);
    await repository.write((writer) => writer.update(idempotency, { status: 200, body }, isIt));
    return answer;
  } catch (error) {
    /* Nothing was done: the same key may try again. */
    await repository.query(
      (tenantId) => sql`delete from idempotency where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`,
    );
    throw error;
  }
}
