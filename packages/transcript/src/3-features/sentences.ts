import { asksBare } from './bare-talk/model.ts';
import { isInsideSentence } from './full-stops.ts';
import { itemMark, itemStarts } from './list-items.ts';
import { contentKey, tokensOf } from './words.ts';

export type Sentence = {
  text: string;
  tokens: string[];
  /** The content key of each token; null if it is not a content word. */
  keys: (string | null)[];
  /** False for a piece of a sentence that was cut for its length. */
  whole: boolean;
  /** Set only in talk without punctuation. */
  asks?: boolean;
};

/** In words. */
const pieceWords = 30;
const longestSentenceWords = 60;

/** The lookbehind keeps a long row of dots linear: a match can only start at its first dot. */
const sentenceEnd = /(?<![.?!…])[.?!…]+["'”’)\]]*\s+/g;
/** Enough for a row of dates: 'am 5., 6. und 7. Mai'. */
const lookedAtBefore = 40;
const lookedAtAfter = 12;

/**
 * The sentences and list items of a text in order. Joined by spaces they equal the text with white space folded.
 */
export function sentencesOf(
  text: string,
  keyOf = contentKey,
  share = (token: string) => token,
): Sentence[] {
  const folded = text.replace(/\s+/g, ' ').trim();
  const sentences: Sentence[] = [];
  const add = (piece: string) => addSentence(sentences, piece, keyOf, share);
  const capitalsTell = /\p{Lu}/u.test(folded) && /\p{Ll}/u.test(folded);
  const cut = (from: number, to: number, isItem: boolean) => {
    const part = folded.slice(from, to);
    let start = 0;
    for (const end of part.matchAll(sentenceEnd)) {
      const stop = end.index + end[0].length;
      if (isItem && stop === markOf(part)) continue;
      const before = part.slice(Math.max(start, stop - lookedAtBefore), stop - 1);
      const after = part.slice(stop, stop + lookedAtAfter);
      if (isInsideSentence(before, after, capitalsTell)) continue;
      add(part.slice(start, stop - 1));
      start = stop;
    }
    if (start < part.length) add(part.slice(start).trimEnd());
  };
  const items = itemStarts(folded);
  for (const [at, from] of [0, ...items].entries()) cut(from, items[at] ?? folded.length, at > 0);
  return sentences;
}

const markOf = (item: string): number => itemMark.exec(item)?.[0].length ?? -1;

export function bareSentence(
  text: string,
  keyOf: typeof contentKey,
  share: (token: string) => string,
): Sentence {
  const tokens = tokensOf(text).map(share);
  return { text, tokens, keys: tokens.map(keyOf), whole: true, asks: asksBare(tokens) };
}

function addSentence(
  sentences: Sentence[],
  text: string,
  keyOf: typeof contentKey,
  share: (token: string) => string,
): void {
  const tokens = tokensOf(text).map(share);
  if (tokens.length <= longestSentenceWords) {
    sentences.push({ text, tokens, keys: tokens.map(keyOf), whole: true });
    return;
  }
  const written = text.split(' ');
  for (let from = 0; from < written.length; from += pieceWords) {
    const piece = written.slice(from, from + pieceWords).join(' ');
    const tokens = tokensOf(piece).map(share);
    sentences.push({ text: piece, tokens, keys: tokens.map(keyOf), whole: false });
  }
}
