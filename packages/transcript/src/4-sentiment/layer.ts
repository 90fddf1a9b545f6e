import { measuresOf, pieceScale, type TokenBuckets, wordScale } from './features.ts';
import { clausesIn, type Token } from './tokens.ts';

/** In logits; neutral is 0. */
export type Leaning = { negative: number; positive: number };

/** One trained regression. The last weight is the intercept. */
export type Layer = {
  /** Two bytes per bucket, negative and positive, in steps of `step`. */
  table: Int8Array;
  step: number;
  negativeMeasures: readonly number[];
  positiveMeasures: readonly number[];
};

/** Logits of the general layer for the whole text, and the highest of a clause. */
export function generalMeasures(
  general: Layer,
  tokens: readonly Token[],
  buckets: readonly TokenBuckets[],
): number[] {
  const sums = sumsIn(general, buckets);
  const whole = leaningIn(general, sums, measuresOf(tokens));
  const strongest = { negative: faintest, positive: faintest };
  for (const [from, to] of clausesIn(tokens)) {
    const clause = leaningIn(general, sums.slice(from, to), measuresOf(tokens.slice(from, to)));
    strongest.negative = Math.max(strongest.negative, clause.negative);
    strongest.positive = Math.max(strongest.positive, clause.positive);
  }
  const leanings = [whole.negative, whole.positive, strongest.negative, strongest.positive];
  return [...leanings, ...leanings.map((leaning) => Math.max(0, leaning))].map(
    (leaning) => leaning / 3,
  );
}

/** Lower bound of a clause's logit, and its default. */
const faintest = -3;

type TokenSums = {
  words: number;
  pieces: number;
  negativeWords: number;
  positiveWords: number;
  negativePieces: number;
  positivePieces: number;
};

export function sumsIn({ table }: Layer, buckets: readonly TokenBuckets[]): TokenSums[] {
  const sumOf = (of: readonly number[], column: 0 | 1): number => {
    let sum = 0;
    for (const bucket of of) sum += table[2 * bucket + column] ?? 0;
    return sum;
  };
  return buckets.map(({ words, pieces }) => ({
    words: words.length,
    pieces: pieces.length,
    negativeWords: sumOf(words, 0),
    positiveWords: sumOf(words, 1),
    negativePieces: sumOf(pieces, 0),
    positivePieces: sumOf(pieces, 1),
  }));
}

export function leaningIn(
  { step, negativeMeasures, positiveMeasures }: Layer,
  tokens: readonly TokenSums[],
  measures: readonly number[],
): Leaning {
  const sum = { ...nothing };
  for (const token of tokens) {
    sum.words += token.words;
    sum.pieces += token.pieces;
    sum.negativeWords += token.negativeWords;
    sum.positiveWords += token.positiveWords;
    sum.negativePieces += token.negativePieces;
    sum.positivePieces += token.positivePieces;
  }
  const [byWord, byPiece] = [step * wordScale(sum.words), step * pieceScale(sum.pieces)];
  return {
    negative:
      sum.negativeWords * byWord +
      sum.negativePieces * byPiece +
      measured(negativeMeasures, measures),
    positive:
      sum.positiveWords * byWord +
      sum.positivePieces * byPiece +
      measured(positiveMeasures, measures),
  };
}

const nothing: TokenSums = {
  words: 0,
  pieces: 0,
  negativeWords: 0,
  positiveWords: 0,
  negativePieces: 0,
  positivePieces: 0,
};

function measured(weightsOf: readonly number[], measures: readonly number[]): number {
  let sum = weightsOf[measures.length] ?? 0;
  for (const [at, measure] of measures.entries()) sum += measure * (weightsOf[at] ?? 0);
  return sum;
}
