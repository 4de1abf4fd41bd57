import type { Language } from '@patrolkit/sdk/model';
import { en } from './en.ts';
import { hr } from './hr.ts';
import type { MailTexts } from './mail-texts.ts';
import { nmk } from './nmk.ts';
import { ro } from './ro.ts';
import { ser } from './ser.ts';
import { slo } from './slo.ts';

const all: Readonly<Record<Language, MailTexts>> = { hr, en, slo, ser, ro, nmk };

/** What mails say in a language. */
export function mailTextsOf(language: Language): MailTexts {
  return all[language];
}
