const names: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};

/** Languages in which topics are found, as ISO 639-1. */
export const supportedLanguages: readonly string[] = Object.keys(names);

export const isSupportedLanguage = (language: string): boolean => language in names;

const onlyCounts = 'only speakers, times and shares of talk are shown.';

/** Null for English. */
export function leftOutByLanguage(language: string): string | null {
  if (language === 'en') return null;
  if (language === 'und') return `The language of this meeting could not be told: ${onlyCounts}`;
  const name = names[language];
  return name === undefined
    ? `The language of this meeting is not supported: ${onlyCounts}`
    : `The meeting is in ${name}: feelings, actions, decisions and recommendations are left out, as they are found in English only.`;
}
