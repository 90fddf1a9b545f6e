/** PostgreSQL's text search configurations, which reduce words to their stems, by ISO 639-1 code. */
export const configurationsByLanguage: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  nl: 'dutch',
};
/** Leaves words unchanged; used for every other language. */
export const plainConfiguration = 'simple';

export const configurationOf = (language: string | null): string =>
  configurationsByLanguage[language ?? ''] ?? plainConfiguration;
