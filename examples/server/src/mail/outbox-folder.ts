import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/* `2026-11-21_12-00-00_00000017_ana@example.com.eml`: in the order they were sent, and no address can name another folder. */
function fileName({ at, id, to }: Mail): string {
  const time = new Date(at).toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `${time}_${String(id).padStart(8, '0')}_${to.replace(/[^\w@.+-]/g, '_').slice(0, 80)}.eml`;
}

/* The text as it is, not in quoted-printable: whoever opens the file can read it and follow its link. */
function readable(composed: Buffer, text: string): string {
  const head = composed.toString('utf8').split('\r\n\r\n', 1)[0] ?? '';
  const plain = head.replace(/^Content-Transfer-Encoding: .*$/m, 'Content-Transfer-Encoding: 8bit');
  return `${plain}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/**
 * Keeps mails in a folder instead of sending them, one .eml file each, readable by its owner only: reset links are in
 * there. A file is written aside and renamed, so that nobody reads half of one; a second try replaces the first.
 */
export function createOutboxFolder(folder: string, from: string, installationId: string): MailTransport {
  return async (mail) => {
    const { createTransport } = await import('nodemailer'); // not needed to start
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: composed } = await composer.sendMail(mailMessage(mail, from, installationId));
    if (!Buffer.isBuffer(composed)) throw new TypeError('The mail was not composed in memory');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, fileName(mail));
    /* With a file in it a mail has parts, which stay as they were composed. */
    const content = mail.attachment ? composed : readable(composed, mail.text);
    await writeFile(`${file}.new`, content, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
}
