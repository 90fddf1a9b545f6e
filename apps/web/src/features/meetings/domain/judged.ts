import type { JudgedReason } from '@rapport/contract';

const reasons: Record<JudgedReason, string> = {
  language: 'Moods are read in English only.',
  unnamed: 'The transcript names no speaker.',
  'too-little': 'Each speaker says too little.',
};

/** Why a meeting has no score, as a sentence. */
export const notJudgedSentence = (reason: JudgedReason | null | undefined): string =>
  reason ? reasons[reason] : 'No speaker says enough.';
