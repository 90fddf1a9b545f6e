import type { Sentiment, TurnSentiment } from '../types.ts';
import { leaningOf } from './model.ts';
import { tokensIn } from './tokens.ts';
import weights from './weights.json' with { type: 'json' };

/** In words; longer turns are scored in pieces, like the turns of the training set. */
const longestPiece = 60;
/** In words. */
const pieceEnough = 15;

export const hasFeelingModel = (language: string): boolean => language === 'en';

/** Neutral and 0 in a language without a model. */
export const scoreTurn = (text: string, language: string): TurnSentiment =>
  hasFeelingModel(language)
    ? scoreLine(text)
    : { sentiment: 'neutral', score: 0, probabilities: { positive: 0, neutral: 1, negative: 0 } };

/**
 * Three probabilities that sum to 1, their difference, and the class: the side that reaches its cut, else neutral. A
 * long turn has the mean of its pieces, weighted by words.
 */
export function scoreLine(text: string): TurnSentiment {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const mean = { positive: 0, neutral: 0, negative: 0 };
  const pieces = words.length <= longestPiece ? [{ text, words: 1 }] : piecesOf(words);
  const sum = pieces.reduce((total, piece) => total + piece.words, 0);
  for (const piece of pieces) {
    const { positive, neutral, negative } = probabilitiesOf(piece.text);
    mean.positive += (positive * piece.words) / sum;
    mean.neutral += (neutral * piece.words) / sum;
    mean.negative += (negative * piece.words) / sum;
  }
  return { sentiment: classOf(mean), score: mean.positive - mean.negative, probabilities: mean };
}

function piecesOf(words: readonly string[]): { text: string; words: number }[] {
  const pieces: { text: string; words: number }[] = [];
  let begin = 0;
  for (const [at, word] of words.entries()) {
    const length = at + 1 - begin;
    const isEnough = length >= pieceEnough && /[.!?]["')]?$/.test(word);
    if (!isEnough && length < longestPiece && at + 1 < words.length) continue;
    pieces.push({ text: words.slice(begin, at + 1).join(' '), words: length });
    begin = at + 1;
  }
  return pieces;
}

function probabilitiesOf(text: string): Record<Sentiment, number> {
  const leaning = leaningOf(tokensIn(text));
  const { negative: ofNegative, positive: ofPositive } = weights.calibration;
  const negative = Math.exp(ofNegative.slope * leaning.negative + ofNegative.offset);
  const positive = Math.exp(ofPositive.slope * leaning.positive + ofPositive.offset);
  const sum = 1 + positive + negative;
  return { positive: positive / sum, neutral: 1 / sum, negative: negative / sum };
}

function classOf({ positive, negative }: Record<Sentiment, number>): Sentiment {
  const [forPositive, forNegative] = [
    positive / weights.cuts.positive,
    negative / weights.cuts.negative,
  ];
  if (Math.max(forPositive, forNegative) < 1) return 'neutral';
  return forPositive > forNegative ? 'positive' : 'negative';
}
