import {
  isSupportedLanguage,
  recogniseLanguage,
  type SupportedLanguage,
} from '@rapport/transcript';
import type { Answer } from './answer-form.ts';

/** The language of the texts of an answer, 'und' if they are too few to tell. */
export function writtenLanguage({ meeting, people, pairs }: Answer): string {
  const claims = [
    ...meeting,
    ...people.flatMap(({ points }) => points),
    ...pairs.flatMap(({ points, recommendations }) => [...points, ...recommendations]),
  ];
  return recogniseLanguage(claims.map(({ text }) => ({ text, words: text.split(/\s+/).length })));
}

/** The checks hold for one language: texts in another one that is read are not used. */
export function isInLanguage(answer: Answer, language: SupportedLanguage): boolean {
  const written = writtenLanguage(answer);
  return written === language || !isSupportedLanguage(written);
}
