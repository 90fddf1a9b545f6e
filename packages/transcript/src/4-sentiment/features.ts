import { bucketOf, mixed, pairHash, textHash } from '../3-features/feature-hash.ts';
import { feelingSums } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Number of hash buckets, a power of two. */
export const bucketCount = 2 ** 17;

/** Hash buckets of a token, of its pair with the previous token, and of its pieces of three to five letters. */
export type TokenBuckets = { words: number[]; pieces: number[] };

export type TextBuckets = { tokens: TokenBuckets[]; whole: number[] };

export function bucketsOf(tokens: readonly Token[]): TextBuckets {
  let before = start;
  const buckets = tokens.map(({ text, isWord, isNegated }) => {
    const word = textHash(text);
    const words = [wordBucket(text, isNegated), bucketOf(pairHash(before, word), bucketCount)];
    before = word;
    return { words, pieces: isWord ? pieceBuckets(text) : [] };
  });
  const whole = [bucketOf(pairHash(before, end), bucketCount)];
  if (tokens.length <= shortLine)
    whole.push(bucketOf(tokens.reduce(wholeLine, lineStart), bucketCount));
  return { tokens: buckets, whole };
}

/** A negated word has its own bucket. */
export function wordBucket(text: string, isNegated: boolean): number {
  const word = textHash(text);
  return bucketOf(isNegated ? ~word : word, bucketCount);
}

/** Divides by the root of the number of words, so that long texts do not score higher. */
export const wordScale = (words: number): number => 1 / Math.sqrt(Math.max(10, words));
export const pieceScale = (pieces: number): number => 0.4 / Math.sqrt(Math.max(30, pieces));

const start = textHash('<s>');
const end = textHash('</s>');

/** A line of at most this many words is also one feature: 'thanks.' alone is a habit. */
const shortLine = 6;
const lineStart = textHash('<whole>');
const wholeLine = (hash: number, { text, isWord }: Token): number =>
  isWord ? pairHash(hash, textHash(text)) : hash;

function pieceBuckets(text: string): number[] {
  const buckets: number[] = [];
  const word = `_${text}_`;
  for (let from = 0; from + 3 <= word.length; from++) {
    let hash = 31;
    const to = Math.min(from + 5, word.length);
    for (let at = from; at < to; at++) {
      hash = mixed(hash, word.charCodeAt(at));
      if (at >= from + 2) buckets.push(bucketOf(hash, bucketCount));
    }
  }
  return buckets;
}

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
