import { join } from 'node:path';
import { type Sentiment, scoreLine, type TurnSentiment } from '@rapport/transcript';
import { wordsBehind } from '../../../packages/transcript/src/4-sentiment/strong-moments.ts';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import { type MeetingTurn, readMeetingTurns } from '../../train/sentiment/meeting-turns.ts';

/** Measured on labelled turns of meetings. Shares in percent, weighted by turn except for counts. */
export type FeelingFigures = {
  macroF1: number;
  positivePrecision: number;
  positiveRecall: number;
  negativePrecision: number;
  negativeRecall: number;
  /** Among the turns that could be strong moments, each counted once. */
  strongRight: number;
  strongTurns: number;
  /** Among the turns with a score of at least 0.8 or at most -0.8, each counted once. */
  sureRight: number;
};

export type Interval = { low: number; high: number };

/** A figure with its required value, and with the value of the model trained without meetings. */
export type FeelingRow = {
  label: string;
  value: number;
  interval: Interval;
  least: number;
  before: number | null;
};

const shown: readonly (Pick<FeelingRow, 'label' | 'least' | 'before'> & {
  name: keyof FeelingFigures;
})[] = [
  { name: 'macroF1', label: 'macro-F1', least: 65, before: 53.1 },
  { name: 'positivePrecision', label: 'positive: right', least: 60, before: 32 },
  { name: 'positiveRecall', label: 'positive: found', least: 50, before: 66 },
  { name: 'negativePrecision', label: 'negative: right', least: 50, before: 21 },
  { name: 'negativeRecall', label: 'negative: found', least: 30, before: 30 },
  { name: 'strongRight', label: 'strong turns: right', least: 75, before: null },
  { name: 'strongTurns', label: 'strong turns: how many', least: 40, before: null },
  { name: 'sureRight', label: 'score of 0.8 and beyond: right', least: 75, before: null },
];

type ReadTurn = MeetingTurn & TurnSentiment & { isStrong: boolean };

const resamples = 1000;

/** Measured on the dev split, with the middle 90 % from resampling files. */
export function benchFeelings(data: string): FeelingRow[] {
  const turns = readMeetingTurns(join(data, 'feelings'), 'dev').map((turn) => {
    const read = scoreLine(turn.text);
    const words = turn.text.split(/\s+/).length;
    return {
      ...turn,
      ...read,
      isStrong: wordsBehind({ ...read, text: turn.text, words }).length > 0,
    };
  });
  const files = [...Map.groupBy(turns, ({ file }) => file).values()];
  const random = randomFrom(5);
  const drawn = Array.from({ length: resamples }, () => figuresOf(resampled(files, random)));
  const figures = figuresOf(turns);
  return shown.map(({ name, ...row }) => ({
    ...row,
    value: figures[name],
    interval: middleOf(drawn.map((other) => other[name])),
  }));
}

const resampled = (files: readonly ReadTurn[][], random: Random): ReadTurn[] =>
  files.flatMap(() => random.pick(files));

function middleOf(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(0.05), high: at(0.95) };
}

function figuresOf(turns: readonly ReadTurn[]): FeelingFigures {
  const weightOf = (isCounted: (turn: ReadTurn) => boolean) =>
    turns.reduce((sum, turn) => sum + (isCounted(turn) ? turn.weight : 0), 0);
  const of = (sentiment: Sentiment) => {
    const said = weightOf((turn) => turn.sentiment === sentiment);
    const meant = weightOf((turn) => turn.label === sentiment);
    const both = weightOf((turn) => turn.sentiment === sentiment && turn.label === sentiment);
    return {
      precision: percent(both, said),
      recall: percent(both, meant),
      f1: percent(2 * both, said + meant),
    };
  };
  const [negative, neutral, positive] = [of('negative'), of('neutral'), of('positive')];
  const strong = turns.filter(({ isStrong }) => isStrong);
  const sure = turns.filter(({ score }) => Math.abs(score) >= 0.8);
  return {
    macroF1: (negative.f1 + neutral.f1 + positive.f1) / 3,
    positivePrecision: positive.precision,
    positiveRecall: positive.recall,
    negativePrecision: negative.precision,
    negativeRecall: negative.recall,
    strongRight: rightOf(strong),
    strongTurns: strong.length,
    sureRight: rightOf(sure),
  };
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

const rightOf = (turns: readonly ReadTurn[]): number =>
  percent(turns.filter(({ label, sentiment }) => label === sentiment).length, turns.length);
