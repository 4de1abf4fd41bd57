/** Language codes of the product, as its files and back end name them. @public */
export const languages = ['hr', 'en', 'slo', 'ser', 'ro', 'nmk'] as const;

/** One of the six languages. @public */
export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { hr: 'hr', en: 'en', slo: 'sl', ser: 'sr-cyrl', ro: 'ro', nmk: 'mk' };

/** The locale of a language: slo is sl, ser is sr-cyrl, nmk is mk (S1.37 to S1.39). @public */
export function toLocale(language: Language): string {
  return locales[language];
}

/** Whether a text is one of the six codes. @public */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}
