import type { Sentiment, TurnSentiment } from '../types.ts';
import { leaningOf } from './model.ts';
import { tokensIn } from './tokens.ts';
import { weights } from './weights.ts';

/** A turn of more words is read in pieces: the turns that the model was trained on have up to 60. */
const longestPiece = 60;
/** A piece ends with the first sentence that brings it to so many words. */
const pieceEnough = 15;

/** Languages whose feeling can be read. */
export const hasFeelingModel = (language: string): boolean => language === 'en';

/** The sentiment of a turn; neutral and 0 in a language without a model. */
export const scoreTurn = (text: string, language: string): TurnSentiment =>
  hasFeelingModel(language)
    ? scoreLine(text)
    : { sentiment: 'neutral', score: 0, probabilities: { positive: 0, neutral: 1, negative: 0 } };

/**
 * The sentiment of an English line or turn: three probabilities that sum to 1, positive minus negative, and the class:
 * the side that reaches its cut, else neutral (feeling is so rare in meetings that the likeliest would nearly always be
 * neutral). A long turn has the mean of its pieces, by their words, so that length does not move the score.
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

/** The side that is further beyond its cut; neutral below both. */
function classOf({ positive, negative }: Record<Sentiment, number>): Sentiment {
  const [forPositive, forNegative] = [
    positive / weights.cuts.positive,
    negative / weights.cuts.negative,
  ];
  if (Math.max(forPositive, forNegative) < 1) return 'neutral';
  return forPositive > forNegative ? 'positive' : 'negative';
}
