import type { Sentiment } from '@rapport/transcript';
import type { Leaning } from '../../../packages/transcript/src/4-sentiment/layer.ts';

/** The result of a model that was trained without the file. */
export type HeldOut = { leaning: Leaning; label: Sentiment; weight: number };

export type Line = { slope: number; offset: number };
export type Calibration = { negative: Line; positive: Line };

const rounds = 600;
const rate = 0.05;

/**
 * Platt scaling (Platt 1999) for both leanings: the most likely slopes and offsets of the held-out labels, weighted
 * by turn. Gradient descent with AdaGrad.
 */
export function calibrated(turns: readonly HeldOut[]): Calibration {
  const values = [1, 0, 1, 0];
  const moved = values.map(() => 1e-6);
  const total = turns.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < rounds; round++) {
    const slopes = values.map(() => 0);
    const now = calibrationOf(values);
    for (const { leaning, label, weight } of turns) {
      const { negative, positive } = probabilitiesOf(leaning, now);
      const offNegative = ((negative - (label === 'negative' ? 1 : 0)) * weight) / total;
      const offPositive = ((positive - (label === 'positive' ? 1 : 0)) * weight) / total;
      for (const [at, slope] of [
        offNegative * leaning.negative,
        offNegative,
        offPositive * leaning.positive,
        offPositive,
      ].entries())
        slopes[at] = (slopes[at] ?? 0) + slope;
    }
    for (const [at, slope] of slopes.entries()) {
      const far = (moved[at] ?? 0) + slope * slope;
      moved[at] = far;
      values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(far);
    }
  }
  return calibrationOf(values.map((value) => Number(value.toFixed(4))));
}

const calibrationOf = ([a = 1, b = 0, c = 1, d = 0]: readonly number[]): Calibration => ({
  negative: { slope: a, offset: b },
  positive: { slope: c, offset: d },
});

export function probabilitiesOf(leaning: Leaning, { negative, positive }: Calibration): Leaning {
  const ofNegative = Math.exp(negative.slope * leaning.negative + negative.offset);
  const ofPositive = Math.exp(positive.slope * leaning.positive + positive.offset);
  const sum = 1 + ofNegative + ofPositive;
  return { negative: ofNegative / sum, positive: ofPositive / sum };
}

/** Least probability of each class. */
export type Cuts = Leaning;

const candidates = Array.from({ length: 31 }, (_, step) => (10 + 2 * step) / 100);
/** Least precision: a wrong feeling does more harm than a missed one. */
const leastPrecision = { negative: 0.4, positive: 0.64 };

/** The thresholds with the highest weighted macro-F1 on held-out turns and enough precision. */
export function bestCuts(turns: readonly HeldOut[], calibration: Calibration): Cuts {
  const read = turns.map(({ leaning, label, weight }) => ({
    ...probabilitiesOf(leaning, calibration),
    label,
    weight,
  }));
  let best = { cuts: { negative: 0.5, positive: 0.5 }, f1: 0 };
  for (const negative of candidates)
    for (const positive of candidates) {
      const cuts = { negative, positive };
      const found = figuresOf(read, cuts);
      const isSure =
        found.precision.negative >= leastPrecision.negative &&
        found.precision.positive >= leastPrecision.positive;
      if (isSure && found.macroF1 > best.f1) best = { cuts, f1: found.macroF1 };
    }
  return best.cuts;
}

function figuresOf(
  turns: readonly (Leaning & { label: Sentiment; weight: number })[],
  cuts: Cuts,
): { macroF1: number; precision: Leaning } {
  const counts = {
    negative: { said: 0, meant: 0, both: 0 },
    neutral: { said: 0, meant: 0, both: 0 },
    positive: { said: 0, meant: 0, both: 0 },
  };
  for (const { negative, positive, label, weight } of turns) {
    const [forNegative, forPositive] = [negative / cuts.negative, positive / cuts.positive];
    const isNeutral = Math.max(forNegative, forPositive) < 1;
    const said = isNeutral ? 'neutral' : forPositive > forNegative ? 'positive' : 'negative';
    counts[said].said += weight;
    counts[label].meant += weight;
    if (said === label) counts[said].both += weight;
  }
  const f1 = Object.values(counts).map(({ said, meant, both }) => (2 * both) / (said + meant));
  const precisionOf = ({ said, both }: { said: number; both: number }) => both / (said || 1);
  return {
    macroF1: f1.reduce((sum, value) => sum + value, 0) / f1.length,
    precision: {
      negative: precisionOf(counts.negative),
      positive: precisionOf(counts.positive),
    },
  };
}
