import { bareSentences } from './bare-talk/bare-sentences.ts';
import { asksBare } from './bare-talk/model.ts';
import { contentKey, tokensOf } from './words.ts';

/** A sentence of a turn, as it was said. */
export type Sentence = {
  text: string;
  tokens: string[];
  /** For each token the key under which it counts as content, null where it is none. */
  keys: (string | null)[];
  /** False for a piece of running text in which nobody wrote full stops. */
  whole: boolean;
  /** Set where nobody wrote marks: whether its words ask something. */
  asks?: boolean;
};

/** Running text without full stops is cut into pieces of this many words. */
const pieceWords = 30;
const longestSentenceWords = 60;

/** Looks behind, so that a long row of dots is read once and not from each of its dots. */
const sentenceEnd = /(?<![.?!…])[.?!…]+["'”’)\]]*\s+/g;
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|hon|rev|st|vs|no|inc|ltd|e\.g|i\.e|etc|abg|nr|bzw|ca|sra?|exa|mme|dhr|mevr|sig|\p{L})\.$/iu;

/**
 * The sentences of a text in order; joined by a blank they give the text again, white space folded.
 * Talk without marks (`isBare`) is cut where sentences are likely to end.
 */
export function sentencesOf(
  text: string,
  keyOf = contentKey,
  share = (token: string) => token,
  isBare = false,
): Sentence[] {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (isBare && folded !== '')
    return bareSentences(folded).map((piece) => {
      const tokens = tokensOf(piece).map(share);
      return { text: piece, tokens, keys: tokens.map(keyOf), whole: true, asks: asksBare(tokens) };
    });
  const sentences: Sentence[] = [];
  const add = (piece: string) => addSentence(sentences, piece, keyOf, share);
  let start = 0;
  for (const end of folded.matchAll(sentenceEnd)) {
    const stop = end.index + end[0].length;
    if (end[0].startsWith('. ') && abbreviation.test(folded.slice(Math.max(0, stop - 8), stop - 1)))
      continue;
    add(folded.slice(start, stop - 1));
    start = stop;
  }
  if (start < folded.length) add(folded.slice(start));
  return sentences;
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
