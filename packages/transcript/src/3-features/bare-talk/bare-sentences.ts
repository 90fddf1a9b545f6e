import { endModel } from './model.ts';
import { sentenceEnds } from './sentence-ends.ts';

/** Marks per word; punctuated talk has 0.1 and more. */
const marksOfBareTalk = 0.01;
const leastWords = 30;

/** Whether a meeting lacks full stops and question marks, also Chinese and Japanese ones. */
export function isBareTalk(texts: readonly string[]): boolean {
  let marks = 0;
  let words = 0;
  for (const text of texts) {
    for (const word of text.split(' ')) {
      words++;
      if (/[.?!…。？！]["'”’)\]]*$/.test(word)) marks++;
    }
  }
  return words >= leastWords && marks < words * marksOfBareTalk;
}

/**
 * Cuts turns without punctuation into likely sentences. Joined by spaces they equal the text with white space folded.
 */
export function bareSentences(
  turns: readonly { text: string; cueEnds?: readonly number[] }[],
): string[][] {
  const written = turns.map(({ text }) => text.split(/\s+/).filter((word) => word !== ''));
  const ends = sentenceEnds(
    turns.map(({ cueEnds = [] }, at) => ({
      words: (written[at] ?? []).map((word) => word.toLowerCase().replaceAll('’', "'")),
      cueEnds,
    })),
    endModel,
  );
  return written.map((words, turn) =>
    (ends[turn] ?? []).map((end, at, all) => words.slice(all[at - 1] ?? 0, end).join(' ')),
  );
}
