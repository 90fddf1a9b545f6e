import type { SpokenTurn } from '../talk.ts';

const cueWords = 15;

/**
 * Words and pairs of words at the end of one turn ('<next item') and at the start of the next ('>moving on') that
 * signal a new subject.
 */
export const cuesAt = (before: SpokenTurn, after: SpokenTurn): string[] => [
  ...marked('<', endOf(before)),
  ...marked('>', startOf(after)),
];

function startOf({ sentences }: SpokenTurn): string[] {
  const words: string[] = [];
  for (const { tokens } of sentences) {
    if (words.length >= cueWords) break;
    words.push(...tokens);
  }
  return words.slice(0, cueWords);
}

function endOf({ sentences }: SpokenTurn): string[] {
  const words: string[] = [];
  for (const { tokens } of sentences.toReversed()) {
    if (words.length >= cueWords) break;
    words.unshift(...tokens);
  }
  return words.slice(-cueWords);
}

const marked = (mark: string, words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? `${mark}${word}` : [`${mark}${word}`, `${mark}${word} ${next}`];
  });
