import type { Language } from '@patrolkit/sdk/model';
import { en } from './en.ts';
import { hr } from './hr.ts';
import { nmk } from './nmk.ts';
import type { ReportWords } from './report-words.ts';
import { ro } from './ro.ts';
import { ser } from './ser.ts';
import { slo } from './slo.ts';

const all: Readonly<Record<Language, ReportWords>> = { hr, en, slo, ser, ro, nmk };

/** What mailed reports say in a language. */
export function reportWordsOf(language: Language): ReportWords {
  return all[language];
}
