import type { JudgedReason } from '@rapport/contract';

const reasons: Record<JudgedReason, string> = {
  language: 'Moods are read in English only.',
  unnamed: 'The transcript names no speaker.',
  'too-little': 'Each speaker says too little.',
};

/** Why a meeting has no score, as a sentence. */
export const notJudgedSentence = (reason: JudgedReason | null | undefined): string =>
  reason ? reasons[reason] : 'No speaker says enough.';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** What is left out of a meeting in another language than English; undefined where nothing is. */
export function languageSentence(language: string | null | undefined): string | undefined {
  if (!language || language === 'en') return undefined;
  const name = language === 'und' ? undefined : languageNames.of(language);
  const spoken = name
    ? `This meeting is in ${name}.`
    : 'The language of this meeting is not known.';
  return `${spoken} Moods, actions, decisions and recommendations are found in English only, so they are left out.`;
}
