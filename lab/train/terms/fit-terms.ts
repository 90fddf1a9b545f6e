import { tokensOf } from '../../../packages/transcript/src/3-features/words.ts';
import type {
  MeetingTerms,
  Term,
} from '../../../packages/transcript/src/5-summaries/meeting-terms.ts';
import { termKeys } from '../../../packages/transcript/src/5-summaries/term-key.ts';
import {
  featureCount,
  type KnownTerm,
  type TermModel,
  termFeatures,
} from '../../../packages/transcript/src/5-summaries/term-model.ts';
import { lehmerFrom, type Random } from '../../../scripts/random.ts';

export type TermExample = { meeting: MeetingTerms; reference: string };

/** A known term occurs in at least this many meetings; its weight is pulled towards 0. */
const fewestMeetings = 8;
const rounds = 4;
/** The order of the rows changes the weights a little, so they are averaged over this many orders. */
const orders = 8;
const featureStep = 0.3;
const knownStep = 0.15;
const knownPull = 0.02;

type Row = { key: string; features: Float64Array; isUsed: boolean };

/**
 * Learns which terms people use in summaries: logistic regression by AdaGrad, with a separate weight for each term in
 * enough meetings.
 */
export function fitTerms(examples: readonly TermExample[]): TermModel {
  const known = knownTerms(examples);
  const rows = examples.flatMap((example) => rowsOf(example, examples.length, known));
  const meanWeights = new Float64Array(featureCount);
  const meanKnown = new Map([...known.keys()].map((key) => [key, 0]));
  for (let order = 1; order <= orders; order++) {
    for (const own of known.values()) own.weight = 0;
    const weights = fitOnce(rows, known, lehmerFrom(order));
    for (const [at, weight] of weights.entries())
      meanWeights[at] = (meanWeights[at] ?? 0) + weight / orders;
    for (const [key, { weight }] of known)
      meanKnown.set(key, (meanKnown.get(key) ?? 0) + weight / orders);
  }
  for (const [key, own] of known) own.weight = meanKnown.get(key) ?? 0;
  return { meetings: examples.length, weights: [...meanWeights], known };
}

/** Sets the weights of known terms; returns those of the features. */
function fitOnce(rows: Row[], known: ReadonlyMap<string, KnownTerm>, random: Random): Float64Array {
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-8);
  const knownSquares = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    random.shuffle(rows);
    for (const { key, features, isUsed } of rows) {
      const own = known.get(key);
      let sum = own?.weight ?? 0;
      for (let at = 0; at < featureCount; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isUsed ? 1 : 0);
      for (let at = 0; at < featureCount; at++) {
        const gradient = error * (features[at] ?? 0);
        if (gradient === 0) continue;
        const square = (squares[at] ?? 0) + gradient ** 2;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (featureStep * gradient) / Math.sqrt(square);
      }
      if (!own) continue;
      const gradient = error + knownPull * own.weight;
      const square = (knownSquares.get(key) ?? 0) + gradient ** 2;
      knownSquares.set(key, square);
      own.weight -= (knownStep * gradient) / Math.sqrt(square + 1);
    }
  }
  return weights;
}

const isLearnedFrom = ({ quotable }: Term) => quotable > 0;

function knownTerms(examples: readonly TermExample[]): Map<string, KnownTerm> {
  const meetings = new Map<string, number>();
  for (const { meeting } of examples) {
    for (const key of meeting.terms.keys()) meetings.set(key, (meetings.get(key) ?? 0) + 1);
  }
  const known = [...meetings].filter(([, count]) => count >= fewestMeetings);
  return new Map(known.map(([key, count]) => [key, { weight: 0, meetings: count }]));
}

function rowsOf(
  { meeting, reference }: TermExample,
  meetings: number,
  known: ReadonlyMap<string, KnownTerm>,
): Row[] {
  const used = new Set(termKeys(tokensOf(reference)));
  const rows: Row[] = [];
  for (const [key, term] of meeting.terms) {
    if (!isLearnedFrom(term)) continue;
    const features = termFeatures(key, term, meeting, { meetings, known });
    rows.push({ key, features, isUsed: used.has(key) });
  }
  return rows;
}
