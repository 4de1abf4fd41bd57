import { eq } from 'drizzle-orm';
import { outgoing } from '../db/schema.ts';
import { toldError } from '../db/told-error.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { isStuck, nextTryAt } from './backoff.ts';
import { claimOutgoing, type OutgoingRow, stopConfirmed } from './claim-outgoing.ts';
import { createMailTransport } from './mail-transport.ts';
import { noteUndelivered } from './note-undelivered.ts';
import { postWebhook } from './post-webhook.ts';
import { isOfAlarm, tellGivenUp, tellStuck } from './tell-undelivered.ts';

type Kind = OutgoingRow['kind'];

/** Name of the job of each kind, to wake it after a commit that has put something on its way. */
export const sendJobs = { mail: 'send-mails', webhook: 'send-webhooks' } as const satisfies Record<Kind, string>;

const atOnce = 4;
const maxErrorLength = 500;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown reason';
  const { message, cause = '' } = toldError(error);
  return ([message, cause].filter((text) => text !== '').join(': ') || 'Unknown reason').slice(0, maxErrorLength);
}

/* A mail that belongs to no alarm holds a reset link or a report: nothing keeps it once it has gone, or never will. */
const keptContent = ({ content, eventId }: OutgoingRow): OutgoingRow['content'] =>
  eventId === null && 'text' in content ? { subject: content.subject, text: '' } : content;

/**
 * Sends the mails, or the webhooks, that are due, again and again with growing pauses, tells when one of an alarm does
 * not get through, and gives up after a day. Runs in every process at once: a row is claimed by one of them (C12: each
 * once with two processes). Each kind has a job of its own: a dead receiver of webhooks holds up no mail.
 */
export function sendOutgoingJob({ clock, config, db, installationId, store }: Services, kind: Kind): Job {
  const sendMail = createMailTransport(config, installationId);

  const send = async ({ id, tenantId, target, content }: OutgoingRow): Promise<void> => {
    const at = clock.now();
    if ('text' in content) return sendMail({ id, to: target, ...content, at });
    const { webhookSecret } = await readTenantSettings(store.for({ tenantId }));
    if (webhookSecret === null) throw new Error('There is no webhook secret; set one in the settings');
    await postWebhook({ id, url: target, body: content.body, secret: webhookSecret, at });
  };
  const noteSent = (row: OutgoingRow) =>
    store.for(row).write(async (writer) => {
      const values = { sentAt: clock.now(), lastError: null, content: keptContent(row) };
      await writer.update(outgoing, values, eq(outgoing.id, row.id));
    });
  const noteFailed = (row: OutgoingRow, error: unknown) =>
    store.for(row).write(async (writer) => {
      const now = clock.now();
      const next = nextTryAt({ attempts: row.attempts, createdAt: row.createdAt, now });
      const values = next === null ? { endedAt: now, content: keptContent(row) } : { nextTryAt: next };
      const lastError = reasonOf(error);
      await writer.update(outgoing, { ...values, lastError }, eq(outgoing.id, row.id));
      if (next === null) await noteUndelivered(writer, row, lastError);
      if (!isOfAlarm(row)) return;
      if (next === null) await tellGivenUp(writer, row, now);
      else if (row.toldAt === null && isStuck({ ...row, now })) await tellStuck(writer, row, lastError, now);
    });
  const deliver = (row: OutgoingRow): Promise<void> =>
    send(row).then(
      () => noteSent(row),
      (error: unknown) => noteFailed(row, error),
    );
  return {
    name: sendJobs[kind],
    everyMs: 2000,
    isShared: true,
    run: async (signal) => {
      await stopConfirmed(db, kind, clock.now());
      while (!signal?.aborted) {
        const rows = await claimOutgoing(db, kind, clock.now(), atOnce);
        if (rows.length === 0) return;
        await Promise.all(rows.map(deliver));
      }
    },
  };
}
