/** Configurations of PostgreSQL's full text, which reduce words to their stems. By ISO 639-1. */
export const configurationsByLanguage: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  nl: 'dutch',
};
/** Keeps words as they are, for every other language. */
export const plainConfiguration = 'simple';

export const configurationOf = (language: string | null): string =>
  configurationsByLanguage[language ?? ''] ?? plainConfiguration;
