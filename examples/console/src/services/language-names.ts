import type { Language } from '@patrolkit/sdk/model';

/** Names in their own language: whoever needs one must be able to read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  hr: 'Hrvatski',
  en: 'English',
  slo: 'Slovenščina',
  ser: 'Српски',
  ro: 'Română',
  nmk: 'Македонски',
};
