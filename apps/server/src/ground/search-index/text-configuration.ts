import type { SupportedLanguage } from '@rapport/transcript';

/** PostgreSQL's text search configurations, which reduce words to their stems, by ISO 639-1 code. */
export const configurationsByLanguage: Readonly<Record<SupportedLanguage, string>> = {
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

const configurations = new Map(Object.entries(configurationsByLanguage));

export const configurationOf = (language: string | null): string =>
  configurations.get(language ?? '') ?? plainConfiguration;
