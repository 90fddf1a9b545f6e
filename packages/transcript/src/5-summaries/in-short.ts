import type { Talk } from '../3-features/talk.ts';
import type { Chapter, Evidence, Finding } from '../types.ts';
import { type Candidate, inShortCandidates } from './in-short-candidates.ts';
import { attribution } from './meeting.ts';
import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

const secondsPerItem = 450;
const fewestItems = 3;
const mostItems = 15;
/** Cost of content words and pairs that chosen sentences already contain. */
const repetitionCost = 0.7;
/** Sentences closer than this share of an even distance rarely add information. */
const nearShare = 0.6;
const nearFactor = 0.2;

/** Words that state an outcome such as a decision. `weight` is 0 to 1. */
export type WeightedOutcome = Evidence & { weight: number };

export type InShortInput = {
  talk: Talk;
  pool: readonly Quotable[];
  weights: TermWeights;
  chapters: readonly Chapter[];
  durationSeconds: number;
  outcomes?: readonly WeightedOutcome[];
};

/**
 * Sentences about decisions, states, problems and dates that can be read alone, spread over the chapters: verbatim,
 * in order, seven or eight per hour.
 */
export function inShort(input: InShortInput): Finding[] {
  const { talk, durationSeconds } = input;
  const wanted = Math.round(durationSeconds / secondsPerItem);
  return spread(
    inShortCandidates(input),
    Math.min(mostItems, Math.max(fewestItems, wanted)),
    talk.turns.reduce((sum, { sentences }) => sum + sentences.length, 0),
  )
    .sort((a, b) => a.position - b.position)
    .map(({ speaker, turn, sentence, shown }) => ({
      text: talk.nobodyNamed ? shown : `${attribution(speaker, talk)}"${shown}"`,
      evidence: [{ turn, quote: sentence.text }],
    }));
}

/** Greedy; repetition, nearness and chapters already covered lower a sentence's value. */
function spread(
  candidates: readonly Candidate[],
  wanted: number,
  sentencesInAll: number,
): Quotable[] {
  const near = (nearShare * sentencesInAll) / wanted;
  const chosen: Quotable[] = [];
  const said = new Set<string>();
  const taken = new Map<Candidate['part'], number>();
  while (chosen.length < wanted) {
    let best: Candidate | null = null;
    let bestGain = 0;
    for (const candidate of candidates) {
      const { sentence, value, part } = candidate;
      if (value <= bestGain || chosen.includes(sentence)) continue;
      const isNear = chosen.some(({ position }) => Math.abs(position - sentence.position) < near);
      const repeated = sentence.concepts.filter((concept) => said.has(concept)).length;
      const gain =
        (value *
          (isNear ? nearFactor : 1) *
          (1 - (repetitionCost * repeated) / sentence.concepts.length)) /
        (1 + (taken.get(part) ?? 0) / (part.share * wanted));
      if (gain <= bestGain) continue;
      best = candidate;
      bestGain = gain;
    }
    if (!best) break;
    chosen.push(best.sentence);
    taken.set(best.part, (taken.get(best.part) ?? 0) + 1);
    for (const concept of best.sentence.concepts) said.add(concept);
  }
  return chosen;
}
