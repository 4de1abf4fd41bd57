import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../db/schema.ts';
import type { Mail } from './mail.ts';

const attached = ({ name, type, base64 }: MailAttachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(base64, 'base64'),
});

/**
 * A mail for nodemailer, which encodes every header: a line break in a name stays a name. The address is given as
 * one, so that a comma in it makes no second recipient; nothing is read from files or fetched from addresses.
 */
export function mailMessage(
  { id, to, subject, text, attachment, at }: Mail,
  from: string,
  installationId: string,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(attachment && { attachments: [attached(attachment)] }),
    date: new Date(at),
    /* The same at each try: whoever gets it twice can tell. */
    messageId: `<${id}.${installationId}@patrolkit>`,
    /* RFC 3834: no out-of-office answer wanted. */
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
