import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Reader } from '../db/reader.ts';
import { escalation, event, user } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { queueMail, queueWebhook } from '../mail/queue-outgoing.ts';
import { receiverOf } from '../mail/receiver-of.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { alarmFacts } from './alarm-facts.ts';
import { alarmMail, type ToldAlarm } from './alarm-mail.ts';
import { alarmWebhook } from './alarm-webhook.ts';
import type { DueStep, EscalationStep } from './escalation-rules.ts';

/** A step that an alarm needs now. */
export interface DueAlarm extends DueStep {
  readonly event: typeof event.$inferSelect;
}

type User = typeof user.$inferSelect;

/* Writes the rows of steps that nobody has taken, of alarms that are still open; of two processes one gets each. */
async function claimSteps(writer: Writer, due: readonly DueAlarm[], now: number): Promise<DueAlarm[]> {
  const pairs = JSON.stringify(due.map(({ step, event: { id } }) => ({ id, step })));
  const rows = await writer.query<{ event_id: number; step: number }>(
    (tenantId) => sql`
      insert into ${escalation} (tenant_id, event_id, step, at)
      select ${tenantId}, ${event.id}, pair.step, ${new Date(now).toISOString()}::timestamptz
      from jsonb_to_recordset(${pairs}::jsonb) as pair(id bigint, step int)
      join ${event} on ${event.id} = pair.id and ${event.tenantId} = ${tenantId}
      where ${event.confirmedAt} is null and ${event.deletedAt} is null
      order by ${event.id}, pair.step
      on conflict do nothing
      returning event_id::float8 as event_id, step`,
  );
  return due.filter((one) => rows.some((row) => row.event_id === one.event.id && row.step === one.step));
}

/* Panics are told one by one, exceptions of one look and step together. */
function grouped(alarms: readonly (ToldAlarm & { readonly step: number })[]): [ToldAlarm, ...ToldAlarm[]][] {
  const isPanic = ({ facts }: ToldAlarm): boolean => facts.event.typeCode === eventTypeCode('GuardPanic');
  const [first, ...others] = alarms.filter((alarm) => !isPanic(alarm));
  const panics = alarms.filter(isPanic).map((alarm): [ToldAlarm] => [alarm]);
  return first ? [...panics, [first, ...others]] : panics;
}

async function languagesOf(reader: Reader, addresses: readonly string[]): Promise<Map<string, User['locale']>> {
  const lower = sql`lower(${user.email})`;
  const known = and(eq(user.isActive, true), inArray(lower, [...new Set(addresses.map((one) => one.toLowerCase()))]));
  const rows = await reader.rows(user, known);
  return new Map(rows.map(({ email, locale }) => [email?.toLowerCase() ?? '', locale]));
}

/**
 * Takes steps of the escalation list inside a transaction: notes each, puts its mails and webhooks on their way and
 * leaves one audit row per alarm and step (`alarm.escalate`). `now` in milliseconds since 1970.
 */
export async function takeSteps(
  writer: Writer,
  due: readonly DueAlarm[],
  list: readonly EscalationStep[],
  config: Pick<Config, 'timeZone' | 'consoleUrl'>,
  now: number,
): Promise<void> {
  const claimed = await claimSteps(writer, due, now);
  if (claimed.length === 0) return;
  const facts = await alarmFacts(
    writer,
    claimed.map((one) => one.event),
  );
  const told = claimed.flatMap(({ step, reason }, index) => {
    const one = facts[index];
    return one ? [{ step, reason, facts: one }] : [];
  });
  const languages = await languagesOf(
    writer,
    list.flatMap(({ emails }) => emails),
  );
  for (const [index, { emails, webhooks }] of list.entries()) {
    const step = index + 1;
    const alarms = told.filter((one) => one.step === step);
    for (const group of grouped(alarms)) {
      /* A mail about several alarms is not stopped by the confirmation of one. */
      const eventId = group.length === 1 ? group[0].facts.event.id : undefined;
      for (const to of new Set(emails)) {
        const language = languages.get(to.toLowerCase()) ?? 'hr';
        await queueMail(writer, { to, ...alarmMail(group, language, config, now), eventId }, now);
      }
    }
    for (const alarm of alarms) {
      const { id } = alarm.facts.event;
      for (const url of new Set(webhooks)) {
        await queueWebhook(writer, { url, body: alarmWebhook(alarm, step, config), eventId: id }, now);
      }
      const after = { step, reason: alarm.reason, emails, webhooks: webhooks.map(receiverOf) };
      writer.audit({ action: 'alarm.escalate', entity: 'event', id, after });
    }
  }
}
