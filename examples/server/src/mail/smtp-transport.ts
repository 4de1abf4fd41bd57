import type { Transporter } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/* Together well under the time for which a mail is claimed: nobody else sends it while this try may still succeed. */
const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 8_000 };

/** Sends through a mail server. @param url `smtp://` or `smtps://`, with user and password where it asks for them */
export function createSmtpTransport(url: string, from: string, installationId: string): MailTransport {
  let transport: Transporter | null = null;
  return async (mail) => {
    const { createTransport } = await import('nodemailer'); // not needed to start
    transport ??= createTransport({ url, ...limits });
    await transport.sendMail(mailMessage(mail, from, installationId));
  };
}
