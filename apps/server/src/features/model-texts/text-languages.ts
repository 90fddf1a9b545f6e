import { isSupportedLanguage, type SupportedLanguage } from '@rapport/transcript';

/** Of the texts of a model, and of what they rest on. */
export type TextLanguages = { text: SupportedLanguage; said: SupportedLanguage };

export const inEnglish: TextLanguages = { text: 'en', said: 'en' };

/** Texts about a meeting in another language than those that are read are in English. */
export function textLanguagesOf(
  chosen: SupportedLanguage | 'meeting',
  ofMeeting: string,
): TextLanguages {
  const said = isSupportedLanguage(ofMeeting) ? ofMeeting : 'en';
  return { text: chosen === 'meeting' ? said : chosen, said };
}
