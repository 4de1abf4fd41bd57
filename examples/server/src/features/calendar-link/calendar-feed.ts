import { createHash } from 'node:crypto';
import type { Call } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { calendarOwner } from './calendar-owner.ts';
import { writeGuardCalendar } from './guard-calendar.ts';
import { guardSlots } from './guard-slots.ts';

const dayMs = 24 * 3_600_000;
const daysBack = 7;
const daysAhead = 92;
const perHour = { max: 60, windowMs: 3_600_000 };

type FeedCall = Call<'calendarLink_feed'>;

const knownTags = ({ request }: FeedCall): string[] =>
  (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** GET /calendar/{secret}.ics: the plan of the guard whom the secret stands for; 304 while it is the one the caller has. */
export function calendarFeed(services: Services): (call: FeedCall) => Promise<string | undefined> {
  const { clock, installationId, store } = services;
  const limit = createRateLimit(clock, perHour);
  return async (call) => {
    const { params, reply } = call;
    const owner = await calendarOwner(services, params.secret);
    if (!owner) throw notFound('Calendar');
    limit.take(String(owner.linkId));
    const now = clock.now();
    /* By whole days, so that the answer does not change with every minute. */
    const today = now - (now % dayMs);
    const period = { startsAt: today - daysBack * dayMs, endsAt: today + daysAhead * dayMs };
    const slots = await guardSlots(store.for(owner), owner, period);
    const calendar = { name: owner.userName, installationId, slots };
    /* Weak: each answer says when it was written, and is the same otherwise. */
    const tag = `"${createHash('sha256').update(JSON.stringify(calendar)).digest('base64url').slice(0, 22)}"`;
    reply.header('ETag', `W/${tag}`).header('Cache-Control', 'private, no-cache');
    if (knownTags(call).includes(tag)) {
      reply.code(304);
      return undefined;
    }
    reply.type('text/calendar; charset=utf-8').header('Content-Disposition', 'inline; filename="plan.ics"');
    return writeGuardCalendar(calendar, now);
  };
}
