/** Languages in which topics are found, as ISO 639-1, with their names. */
export const languageNames = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
} as const;

export type SupportedLanguage = keyof typeof languageNames;

export const supportedLanguages: readonly string[] = Object.keys(languageNames);

export const isSupportedLanguage = (language: string): language is SupportedLanguage =>
  language in languageNames;

const onlyCounts = 'only speakers, times and shares of talk are shown.';

/** Null for English. Written actions and decisions are found in any language. */
export function leftOutByLanguage(language: string, areSomeWritten: boolean): string | null {
  if (language === 'en') return null;
  if (language === 'und') return `The language of this meeting could not be told: ${onlyCounts}`;
  if (!isSupportedLanguage(language))
    return `The language of this meeting is not supported: ${onlyCounts}`;
  const outcomes = areSomeWritten ? 'spoken actions, spoken decisions' : 'actions, decisions';
  return `The meeting is in ${languageNames[language]}: feelings, ${outcomes} and recommendations are left out, as they are found in English only.`;
}
