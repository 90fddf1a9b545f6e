import { indexCorpus, type Known, type Meeting, readQuestion } from '@rapport/ask';
import { findQuotes } from '@rapport/ask/answer/find-quotes';
import { isAskedAbout } from '@rapport/ask/meetings/filter';
import type { AskedQuestion, QuestionSet } from './asked-question.ts';

export type Half = {
  /** Percentage of the questions without an answer that are answered. */
  answered: number;
  /** Percentage of the questions with an answer that are not answered. */
  lost: number;
};
export type CurvePoint = { threshold: number; fitted: Half; checked: Half };

const thresholds = Array.from({ length: 16 }, (_, step) => (30 + 2 * step) / 100);

/**
 * The cost of each threshold for 'not said', on every second question of each kind and on the others. The first half
 * is for choosing the threshold, the second shows how well the choice works.
 */
export function thresholdCurve(
  calls: readonly Meeting[],
  known: Known,
  sets: readonly QuestionSet[],
): CurvePoint[] {
  const corpus = indexCorpus(calls);
  const evidenceOf = ({ question: text }: AskedQuestion) => {
    const question = readQuestion(text, known);
    const among = calls.flatMap((call, at) => (isAskedAbout(call, question) ? [at] : []));
    const { quotes, evidence } = findQuotes(corpus, question, among);
    return quotes.length > 0 ? evidence : 0;
  };
  const without = sets.flatMap(({ unanswerable }) => unanswerable).map(evidenceOf);
  const withAnswer = sets.flatMap(({ said }) => said).map(evidenceOf);
  const half = (threshold: number, rest: 0 | 1): Half => ({
    answered: shareOf(everySecond(without, rest), (evidence) => evidence >= threshold),
    lost: shareOf(everySecond(withAnswer, rest), (evidence) => evidence < threshold),
  });
  return thresholds.map((threshold) => ({
    threshold,
    fitted: half(threshold, 0),
    checked: half(threshold, 1),
  }));
}

const everySecond = (values: readonly number[], rest: 0 | 1) =>
  values.filter((_, at) => at % 2 === rest);

const shareOf = (values: readonly number[], fits: (value: number) => boolean): number =>
  (100 * values.filter(fits).length) / values.length;
