import { isBareTalk } from './bare-talk/bare-sentences.ts';

/** In words. A shorter talk may have no question. */
const longEnough = 500;
/** In words. Talk with question marks has one in 1,000 words and more, in nearly all meetings in 200. */
const wordsOfMark = 2000;

/** Whether a transcript marks questions. Captions and many speech services write none, or a few in hours of talk. */
export function marksQuestions(texts: readonly string[]): boolean {
  if (isBareTalk(texts)) return false;
  let marks = 0;
  let words = 0;
  for (const text of texts) {
    marks += text.match(/[?？؟]/g)?.length ?? 0;
    words += text.split(/\s+/).length;
  }
  return words < longEnough || marks * wordsOfMark >= words;
}
