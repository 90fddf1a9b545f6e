import type { Sentiment, TurnSentiment } from '../types.ts';
import { leaningOf } from './model.ts';

/**
 * Set on 35 real meetings and one set of dialogues alike: so much is added to what the model makes of a line, so that
 * about nine of ten lines of real meetings are neutral, as they are. docs/analysis.md has the figures.
 */
const priorOfMeetings = { negative: 0.3, positive: 0.1 };

/** A turn of more words is read in pieces. */
const longestPiece = 40;
/** A piece ends with the first sentence that brings it to so many words. */
const pieceEnough = 15;

/**
 * The sentiment of a line or turn: three probabilities that sum to 1, the likeliest, and positive minus negative.
 * A long turn has the mean of its pieces, by their words, so that talking long makes nobody happier.
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
  return { sentiment: likeliest(mean), score: mean.positive - mean.negative, probabilities: mean };
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
  const leaning = leaningOf(text);
  const positive = Math.exp(leaning.positive + priorOfMeetings.positive);
  const negative = Math.exp(leaning.negative + priorOfMeetings.negative);
  const sum = 1 + positive + negative;
  return { positive: positive / sum, neutral: 1 / sum, negative: negative / sum };
}

function likeliest({ positive, neutral, negative }: Record<Sentiment, number>): Sentiment {
  if (positive > neutral && positive > negative) return 'positive';
  return negative > neutral && negative > positive ? 'negative' : 'neutral';
}
