import { withoutAccents } from '../../../ground/without-accents.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Words without accents, in lower case. */
export const plainWordsOf = (text: string): string[] =>
  withoutAccents(text).toLowerCase().match(word) ?? [];

/** The distinct runs of at most `longest` words in a text. */
export function wordRuns(text: string, longest: number): string[] {
  const words = text.match(/\S+/gu) ?? [];
  return [
    ...new Set(
      words.flatMap((_, from) =>
        Array.from({ length: Math.min(longest, words.length - from) }, (_, more) =>
          words
            .slice(from, from + more + 1)
            .join(' ')
            .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
        ),
      ),
    ),
  ].filter((run) => run !== '');
}
