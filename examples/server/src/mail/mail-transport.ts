import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { MailTransport } from './mail.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The folder that takes the mails while SMTP_URL is not set; null when it is. */
export function outboxFolderOf({ smtpUrl, dataDirectory }: Config): string | null {
  return smtpUrl === null ? resolve(dataDirectory, 'outbox') : null;
}

/** Where mails go by the settings. @param installationId makes the ids of mails unique */
export function createMailTransport(config: Config, installationId: string): MailTransport {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) return createSmtpTransport(smtpUrl, mailFrom, installationId);
  return createOutboxFolder(resolve(config.dataDirectory, 'outbox'), mailFrom, installationId);
}
