import { type MailAttachment, outgoing } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';

/** A mail to one address. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The alarm it tells of: its confirmation stops what has not gone out. */
  readonly eventId?: number | undefined;
  readonly attachment?: MailAttachment | undefined;
  /** The sending of a report it belongs to. */
  readonly reportDeliveryId?: number | undefined;
}

/** A signed call of somebody's server. */
export interface OutgoingWebhook {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** As of a mail. */
  readonly eventId?: number | undefined;
}

/** Puts a mail on its way in the transaction of what it tells; `now` in milliseconds since 1970. */
export async function queueMail(
  writer: Writer,
  { to, subject, text, eventId, attachment, reportDeliveryId }: OutgoingMail,
  now: number,
): Promise<void> {
  const times = { createdAt: now, nextTryAt: now };
  await writer.insert(outgoing, {
    kind: 'mail',
    target: to,
    content: { subject, text, ...(attachment && { attachment }) },
    eventId: eventId ?? null,
    reportDeliveryId: reportDeliveryId ?? null,
    ...times,
  });
}

/** Puts a webhook on its way in the transaction of what it tells; `now` in milliseconds since 1970. */
export async function queueWebhook(
  writer: Writer,
  { url, body, eventId }: OutgoingWebhook,
  now: number,
): Promise<void> {
  const times = { createdAt: now, nextTryAt: now };
  await writer.insert(outgoing, {
    kind: 'webhook',
    target: url,
    content: { body },
    eventId: eventId ?? null,
    ...times,
  });
}
