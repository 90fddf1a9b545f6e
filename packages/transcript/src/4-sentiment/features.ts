import { feelingSums } from './lexicon.ts';
import { drawnOutWords, type Token, tokensIn } from './tokens.ts';

/** Weights are kept in this many buckets, into which features are hashed: a power of two. */
export const bucketCount = 2 ** 18;

/**
 * What the model sees of a text: the buckets of its words and pairs of words, the buckets of the pieces of its
 * words (three to five letters), and a few measures. Training and reading use the same.
 */
export type Features = { words: number[]; pieces: number[]; measures: number[] };

export function featuresOf(text: string): Features {
  const tokens = tokensIn(text);
  return {
    words: wordBuckets(tokens),
    pieces: pieceBuckets(tokens),
    measures: measuresOf(text, tokens),
  };
}

/** Words weigh fully and pieces less; each kind by the root of how many there are, so that long texts are no louder. */
export const wordScale = ({ words }: Features): number => 1 / Math.sqrt(Math.max(6, words.length));
export const pieceScale = ({ pieces }: Features): number =>
  0.4 / Math.sqrt(Math.max(30, pieces.length));

const start = hashed('<s>', 7);
const end = hashed('</s>', 7);

function wordBuckets(tokens: readonly Token[]): number[] {
  const buckets: number[] = [];
  let before = start;
  for (const { text, isNegated } of tokens) {
    const word = hashed(text, 7);
    buckets.push(bucket(isNegated ? ~word : word), bucket(pair(before, word)));
    before = word;
  }
  buckets.push(bucket(pair(before, end)));
  if (tokens.length <= shortLine) buckets.push(bucket(tokens.reduce(wholeLine, whole)));
  return buckets;
}

/** A line of no more tokens is known as a whole too: "thanks." alone is a habit, in a sentence it may be meant. */
const shortLine = 5;

const whole = hashed('<whole>', 7);

const wholeLine = (hash: number, { text, isWord }: Token): number =>
  isWord ? pair(hash, hashed(text, 7)) : hash;

function pieceBuckets(tokens: readonly Token[]): number[] {
  const buckets: number[] = [];
  for (const { text, isWord } of tokens) {
    if (!isWord) continue;
    const word = `_${text}_`;
    for (let from = 0; from + 3 <= word.length; from++) {
      let hash = 31;
      const to = Math.min(from + 5, word.length);
      for (let at = from; at < to; at++) {
        hash = mixed(hash, word.charCodeAt(at));
        if (at >= from + 2) buckets.push(bucket(hash));
      }
    }
  }
  return buckets;
}

/** Loudness, questions, drawn-out words, length, and what the lexicon finds. */
function measuresOf(text: string, tokens: readonly Token[]): number[] {
  const words = tokens.filter(({ isWord }) => isWord);
  const exclamations = text.split('!').length - 1;
  const isLoud = exclamations > 0 ? 1 : 0;
  const felt = feelingSums(words);
  const density = (sum: number) =>
    Math.min(2, Math.sqrt(sum / Math.sqrt(Math.max(words.length, 6) / 6)));
  const positive = density(felt.positive);
  const negative = density(felt.negative);
  return [
    Math.min(exclamations, 3) / 3,
    tokens.some(({ text: mark }) => mark === '?' || mark === '?!') ? 1 : 0,
    Math.min(drawnOutWords(text), 2) / 2,
    Math.min(Math.log1p(words.length) / 4, 1.2),
    words.length <= 3 ? 1 : 0,
    positive,
    negative,
    density(felt.negatedPositive),
    density(felt.negatedNegative),
    isLoud * positive,
    isLoud * negative,
  ];
}

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
