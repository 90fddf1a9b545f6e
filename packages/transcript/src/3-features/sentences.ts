import { asksBare } from './bare-talk/model.ts';
import { contentKey, tokensOf } from './words.ts';

/** A sentence of a turn, as it was said. */
export type Sentence = {
  text: string;
  tokens: string[];
  /** For each token the key under which it counts as content, null where it is none. */
  keys: (string | null)[];
  /** False for a piece of a text that was too long for one sentence and cut by its number of words. */
  whole: boolean;
  /** Whether the sentence is a question; set only in talk without marks, where the words alone decide. */
  asks?: boolean;
};

/** A longer sentence than `longestSentenceWords` is cut into pieces of this many words. */
const pieceWords = 30;
const longestSentenceWords = 60;

/** The lookbehind keeps a long row of dots linear: a match starts at its first dot only. */
const sentenceEnd = /(?<![.?!…])[.?!…]+["'”’)\]]*\s+/g;
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|hon|rev|st|vs|no|inc|ltd|e\.g|i\.e|etc|abg|nr|bzw|ca|sra?|exa|mme|dhr|mevr|sig|\p{L})\.$/iu;

/** The sentences of a text in order; joined by a blank they give the text again, white space folded. */
export function sentencesOf(
  text: string,
  keyOf = contentKey,
  share = (token: string) => token,
): Sentence[] {
  const folded = text.replace(/\s+/g, ' ').trim();
  const sentences: Sentence[] = [];
  const add = (piece: string) => addSentence(sentences, piece, keyOf, share);
  let start = 0;
  for (const end of folded.matchAll(sentenceEnd)) {
    const stop = end.index + end[0].length;
    if (abbreviation.test(folded.slice(Math.max(0, stop - 8), stop - 1))) continue;
    add(folded.slice(start, stop - 1));
    start = stop;
  }
  if (start < folded.length) add(folded.slice(start));
  return sentences;
}

/** A sentence of talk without marks, from a text that `bareSentences` cut. */
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
