import type { Sentiment } from '@rapport/transcript';
import type { Leaning } from './sentiment-engines.ts';

const sentiments: readonly Sentiment[] = ['negative', 'neutral', 'positive'];

/** Added to the leanings before a line is classified. */
export type Offsets = Leaning;

export const asShipped: Offsets = { negative: 0, positive: 0 };

export function classOf(leaning: Leaning, offsets: Offsets): Sentiment {
  const negative = leaning.negative + offsets.negative;
  const positive = leaning.positive + offsets.positive;
  if (negative <= 0 && positive <= 0) return 'neutral';
  return negative >= positive ? 'negative' : 'positive';
}

/** In percent. */
export function macroF1(
  leanings: readonly Leaning[],
  labels: readonly Sentiment[],
  offsets: Offsets,
): number {
  const counts = sentiments.map(() => ({ said: 0, meant: 0, both: 0 }));
  for (const [at, leaning] of leanings.entries()) {
    const said = counts[sentiments.indexOf(classOf(leaning, offsets))];
    const meant = counts[sentiments.indexOf(labels[at] ?? 'neutral')];
    if (said) said.said++;
    if (meant) meant.meant++;
    if (said && said === meant) said.both++;
  }
  const f1 = counts.map(({ said, meant, both }) => (2 * both) / (said + meant || 1));
  return (100 * f1.reduce((sum, value) => sum + value, 0)) / f1.length;
}

/** Grid steps: first both offsets together, then each one alone around the best. */
const coarse = 50;
const fine = 400;

/** The highest macro-F1 over both offsets, chosen on these labels, like tuned thresholds of a lexicon. */
export function bestMacroF1(leanings: readonly Leaning[], labels: readonly Sentiment[]): number {
  const tried = (of: keyof Leaning, steps: number): number[] => {
    const sorted = leanings.map((leaning) => -leaning[of]).sort((a, b) => a - b);
    const at = (step: number) => sorted[Math.floor((step / steps) * (sorted.length - 1))] ?? 0;
    return [...new Set(Array.from({ length: steps + 1 }, (_, step) => at(step)))];
  };
  let best = { offsets: asShipped, f1: macroF1(leanings, labels, asShipped) };
  const attempt = (offsets: Offsets) => {
    const f1 = macroF1(leanings, labels, offsets);
    if (f1 > best.f1) best = { offsets, f1 };
  };
  for (const negative of tried('negative', coarse))
    for (const positive of tried('positive', coarse)) attempt({ negative, positive });
  for (const negative of tried('negative', fine)) attempt({ ...best.offsets, negative });
  for (const positive of tried('positive', fine)) attempt({ ...best.offsets, positive });
  return best.f1;
}
