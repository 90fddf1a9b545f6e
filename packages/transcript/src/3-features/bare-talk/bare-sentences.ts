import { endsBehind } from './model.ts';

/** Talk with marks has ten and more to a hundred words. */
const marksOfBareTalk = 0.01;
const leastWords = 30;
/** What is longer is no sentence that is spoken. */
const longestWords = 40;

/** Whether a meeting is written without marks at the ends of sentences, as some captions are. */
export function isBareTalk(texts: readonly string[]): boolean {
  let marks = 0;
  let words = 0;
  for (const text of texts) {
    for (const word of text.split(' ')) {
      words++;
      if (/[.?!…]["'”’)\]]*$/.test(word)) marks++;
    }
  }
  return words >= leastWords && marks < words * marksOfBareTalk;
}

/** Cuts a text without marks, its white space folded, where sentences are likely to end; joined by blanks they give it again. */
export function bareSentences(text: string): string[] {
  const written = text.split(' ');
  const words = written.map((word) => word.toLowerCase().replaceAll('’', "'"));
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < words.length; at++) {
    const length = at + 1 - start;
    if (at < words.length - 1 && length < longestWords && !endsBehind(words, at, length)) continue;
    sentences.push(written.slice(start, at + 1).join(' '));
    start = at + 1;
  }
  return sentences;
}
