import { localDate, nextReportAt } from '@patrolkit/sdk/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Repository } from '../../db/repository.ts';
import { reportDelivery, reportSchedule } from '../../db/schema.ts';
import { toldError } from '../../db/told-error.ts';
import type { Writer } from '../../db/writer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { queueMail } from '../../mail/queue-outgoing.ts';
import { sendJobs } from '../../mail/send-outgoing.ts';
import type { Services } from '../../services.ts';
import { type MadeReport, makeReport, NotSendable, type ScheduleRow } from './make-report.ts';
import { reportFile } from './report-file.ts';
import { type ReportSheet, reportSheet } from './report-sheet.ts';
import { reportWordsOf } from './words/words-of.ts';

/** What was sent, or why it was not. */
export type DeliveryRow = typeof reportDelivery.$inferSelect;

interface Prepared {
  readonly made: MadeReport;
  readonly sheet: ReportSheet;
  readonly attachment: Awaited<ReturnType<typeof reportFile>>;
}

async function prepare(services: Services, repository: Repository, row: ScheduleRow, at: number): Promise<Prepared> {
  const { clock, config } = services;
  if (row.emails.length === 0) throw new NotSendable('It has no address any more');
  const made = await makeReport(services, repository, row, at);
  const words = reportWordsOf(row.locale);
  const { timeZone } = config;
  const sheet = reportSheet(row, made, words, { now: clock.now(), timeZone });
  const name = `${row.report}_${localDate(timeZone, made.period?.from ?? at)}`;
  return { made, sheet, attachment: await reportFile({ sheet, format: row.format, about: words.about }, name) };
}

/* What went wrong, as the list of deliveries keeps it: no statement of a database in it. */
function reasonOf(error: unknown): string {
  if (error instanceof NotSendable) return error.message;
  return `It could not be made: ${error instanceof Error ? toldError(error).message : 'unknown reason'}`.slice(0, 500);
}

async function queueAll(
  writer: Writer,
  row: ScheduleRow,
  { made, sheet, attachment }: Prepared,
  delivery: DeliveryRow,
) {
  const words = reportWordsOf(row.locale);
  const text = [sheet.title, '', ...sheet.notes, '', words.origin(made.ownerName), ''].join('\n');
  const subject = oneLine(`${row.name}: ${sheet.title}`, 200);
  for (const to of new Set(row.emails)) {
    await queueMail(writer, { to, subject, text, attachment, reportDeliveryId: delivery.id }, delivery.at);
  }
}

/** How a report is sent: by the clock at an instant, or by somebody now. */
export interface Sending {
  /** When it was due, milliseconds since 1970. */
  readonly at: number;
  /** Who presses the button; null for the clock, which sends each once. */
  readonly userId: number | null;
}

/**
 * Makes a report and puts its mails on their way with a line in the list of what was sent, in one transaction with the
 * next time it is due. Null when another process, or a change, was first.
 */
export async function sendReport(
  services: Services,
  repository: Repository,
  row: ScheduleRow,
  { at, userId }: Sending,
): Promise<DeliveryRow | null> {
  const { clock, config, wakeJob } = services;
  let failure: string | null = null;
  const prepared = await prepare(services, repository, row, at).catch((error: unknown) => {
    failure = reasonOf(error);
    return null;
  });
  const delivery = await repository.write(async (writer) => {
    const now = clock.now();
    if (userId === null && !(await moveOn(writer, row, nextReportAt(row, now, config.timeZone)))) return null;
    const { id: scheduleId, name, report, emails } = row;
    const [made] = await writer.insert(reportDelivery, {
      ...{ scheduleId, name, report, emails, userId, at: now },
      periodFrom: prepared?.made.period?.from ?? null,
      periodTo: prepared?.made.period?.to ?? null,
      rows: prepared?.sheet.rows.length ?? null,
      error: failure,
    });
    if (!made) throw new Error('The sending was not stored');
    if (prepared) await queueAll(writer, row, prepared, made);
    const after = { emails: emails.length, rows: made.rows, error: failure };
    writer.audit({ action: 'reportSchedule.send', entity: 'reportSchedule', id: scheduleId, after });
    return made;
  });
  if (delivery && prepared) wakeJob(sendJobs.mail);
  return delivery;
}

/* Only who finds it as it was sends it: of two processes one does, and what was paused or changed meanwhile waits. */
async function moveOn(writer: Writer, { id, nextAt, version }: ScheduleRow, next: number): Promise<boolean> {
  const isAsKnown = and(
    eq(reportSchedule.id, id),
    eq(reportSchedule.version, version),
    isNull(reportSchedule.deletedAt),
    nextAt === null ? isNull(reportSchedule.nextAt) : eq(reportSchedule.nextAt, nextAt),
  );
  return isAsKnown !== undefined && (await writer.update(reportSchedule, { nextAt: next }, isAsKnown)).length > 0;
}
