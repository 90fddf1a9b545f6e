import type { Talk } from '../3-features/talk.ts';
import { meetingTerms } from './meeting-terms.ts';
import type { Quotable } from './quotable.ts';
import { isPair } from './term-key.ts';
import { type TermModel, termProbability } from './term-model.ts';

export type TermWeights = ReadonlyMap<string, number>;

/** Exponents: likely terms and phrases count more. */
const probabilityPower = 1.2;
const pairWeight = 3;

export function termWeights(talk: Talk, pool: readonly Quotable[], model?: TermModel): TermWeights {
  const meeting = meetingTerms(talk, pool);
  const weights = new Map<string, number>();
  for (const [key, term] of meeting.terms) {
    if (term.quotable === 0) continue;
    const probability = termProbability(key, term, meeting, model);
    weights.set(key, probability ** probabilityPower * (isPair(key) ? pairWeight : 1));
  }
  return weights;
}
