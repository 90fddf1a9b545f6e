import learnedTerms from './learned-terms.json' with { type: 'json' };
import type { MeetingTerms, Term } from './meeting-terms.ts';
import { isPair } from './term-key.ts';

/** `count` is the number of training meetings with the term. */
export type KnownTerm = { weight: number; meetings: number };

/** Predicts the probability that a person uses a term of the talk in a summary. */
export type TermModel = {
  meetings: number;
  /** In the order of `termFeatures`. */
  weights: readonly number[];
  known: ReadonlyMap<string, KnownTerm>;
};

const featuresPerKind = 14;
/** Single words and pairs, content words or not, have their own weights. */
export const featureCount = featuresPerKind * 4 + 1;

/** For terms that the model does not know. */
const rareMeetings = 2;

export function termFeatures(
  key: string,
  term: Term,
  { sentences, people }: MeetingTerms,
  model: Pick<TermModel, 'meetings' | 'known'>,
): Float64Array {
  const rarity = (word: string) =>
    Math.log((model.meetings + 1) / ((model.known.get(word)?.meetings ?? rareMeetings) + 1));
  const often = Math.log((term.sentences / sentences) * 1000 + 1);
  const ownRarity = rarity(key);
  const features = new Float64Array(featureCount);
  const kind = (isPair(key) ? 2 : 0) + (term.isContent ? 1 : 0);
  features.set(
    [
      1,
      Math.log(term.sentences),
      often,
      often ** 2 / 5,
      bitsIn(term.tenths) / 10,
      term.speakers.size / Math.max(1, people),
      term.first / sentences,
      term.last / sentences,
      ownRarity,
      ownRarity * often,
      Math.log(key.length),
      term.quotable > 0 ? 1 : 0,
      Math.log(term.quotable + 1),
      term.quality,
    ],
    kind * featuresPerKind,
  );
  if (isPair(key)) {
    features[featureCount - 1] = key.split(' ').reduce((sum, word) => sum + rarity(word), 0);
  }
  return features;
}

/** 0 to 1. Logistic regression. */
export function termProbability(
  key: string,
  term: Term,
  meeting: MeetingTerms,
  model: TermModel = readLearnedTerms(),
): number {
  const features = termFeatures(key, term, meeting, model);
  let sum = model.known.get(key)?.weight ?? 0;
  for (const [at, weight] of model.weights.entries()) sum += weight * (features[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Written by `npm run -w lab train -- terms` from the training split of QMSum (Zhong and others 2021, MIT licence):
 * weights in thousandths; for each known term its weight in hundredths, and in how many meetings it was.
 */
let remembered: TermModel | undefined;

function readLearnedTerms(): TermModel {
  if (remembered) return remembered;
  const known = new Map<string, KnownTerm>();
  for (const [key, [weight = 0, meetings = 0]] of Object.entries(learnedTerms.known))
    known.set(key, { weight: weight / 100, meetings });
  const weights = learnedTerms.weights.map((weight) => weight / 1000);
  remembered = { meetings: learnedTerms.meetings, weights, known };
  return remembered;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
