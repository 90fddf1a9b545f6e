import { feelingSums } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Weights are kept in this many buckets, into which features are hashed: a power of two. */
export const bucketCount = 2 ** 17;

/** The buckets of a token: of itself and its pair with the token before, and of its pieces (three to five letters). */
export type TokenBuckets = { words: number[]; pieces: number[] };

/** The buckets of a text, token by token, and those of the text as a whole. */
export type TextBuckets = { tokens: TokenBuckets[]; whole: number[] };

export function bucketsOf(tokens: readonly Token[]): TextBuckets {
  let before = start;
  const buckets = tokens.map(({ text, isWord, isNegated }) => {
    const word = hashed(text, 7);
    const words = [wordBucket(text, isNegated), bucket(pair(before, word))];
    before = word;
    return { words, pieces: isWord ? pieceBuckets(text) : [] };
  });
  const whole = [bucket(pair(before, end))];
  if (tokens.length <= shortLine) whole.push(bucket(tokens.reduce(wholeLine, lineStart)));
  return { tokens: buckets, whole };
}

/** The bucket of a word; a negated word has another. */
export function wordBucket(text: string, isNegated: boolean): number {
  const word = hashed(text, 7);
  return bucket(isNegated ? ~word : word);
}

/** Words weigh fully and pieces less; each kind by the root of how many there are, so that long texts are no louder. */
export const wordScale = (words: number): number => 1 / Math.sqrt(Math.max(10, words));
export const pieceScale = (pieces: number): number => 0.4 / Math.sqrt(Math.max(30, pieces));

const start = hashed('<s>', 7);
const end = hashed('</s>', 7);

/** A line of no more tokens is known as a whole too: "thanks." alone is a habit, in a sentence it may be meant. */
const shortLine = 6;
const lineStart = hashed('<whole>', 7);
const wholeLine = (hash: number, { text, isWord }: Token): number =>
  isWord ? pair(hash, hashed(text, 7)) : hash;

function pieceBuckets(text: string): number[] {
  const buckets: number[] = [];
  const word = `_${text}_`;
  for (let from = 0; from + 3 <= word.length; from++) {
    let hash = 31;
    const to = Math.min(from + 5, word.length);
    for (let at = from; at < to; at++) {
      hash = mixed(hash, word.charCodeAt(at));
      if (at >= from + 2) buckets.push(bucket(hash));
    }
  }
  return buckets;
}

/** Loudness, questions, length, and what the lexicon finds. */
export function measuresOf(tokens: readonly Token[]): number[] {
  const words = tokens.filter(({ isWord }) => isWord);
  const exclamations = tokens.reduce((sum, { text }) => sum + (loudness.get(text) ?? 0), 0);
  const isLoud = exclamations > 0 ? 1 : 0;
  const isShort = words.length <= 3 ? 1 : 0;
  const felt = feelingSums(words);
  const density = (sum: number) =>
    Math.min(2, Math.sqrt(sum / Math.sqrt(Math.max(words.length, 6) / 6)));
  const positive = density(felt.positive);
  const negative = density(felt.negative);
  return [
    Math.min(exclamations, 3) / 3,
    tokens.some(isQuestionMark) ? 1 : 0,
    tokens.slice(-1).some(isQuestionMark) ? 1 : 0,
    Math.min(Math.log1p(words.length) / 4, 1.2),
    isShort,
    positive,
    negative,
    density(felt.negatedPositive),
    density(felt.negatedNegative),
    isLoud * positive,
    isLoud * negative,
    isShort * positive,
  ];
}

const loudness: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?!', 1],
  ['!!', 2],
]);
const isQuestionMark = ({ text }: Token): boolean => text === '?' || text === '?!';

function hashed(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

function mixed(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

function pair(first: number, second: number): number {
  return mixed(Math.imul(first, 0x9e3779b1), second);
}

function bucket(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) & (bucketCount - 1);
}
