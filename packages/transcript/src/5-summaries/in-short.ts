import type { Talk } from '../3-features/talk.ts';
import type { Chapter, Finding } from '../types.ts';
import { attribution } from './meeting.ts';
import type { Quotable } from './quotable.ts';
import { standsAlone } from './stand-alone.ts';
import { substanceOf } from './substance.ts';
import type { TermWeights } from './term-weights.ts';

const secondsPerItem = 8 * 60;
const fewestItems = 3;
const mostItems = 15;
/** How much a sentence loses for what others chosen before say already. */
const repetitionCost = 0.7;

/** A turn that carries an outcome of the meeting, such as a decision, with how sure that is (0 to 1). */
export type OutcomeTurn = { turn: number; weight: number };
const outcomeGain = 2;

export type InShortInput = {
  talk: Talk;
  pool: readonly Quotable[];
  weights: TermWeights;
  chapters: readonly Chapter[];
  durationSeconds: number;
  outcomes?: readonly OutcomeTurn[];
};

/**
 * The meeting in a few sentences, word for word and in their order, some seven or eight for an hour: those that can be
 * read alone and tell of decisions, states, positions, problems and dates, spread over the chapters by their length.
 */
export function inShort(input: InShortInput): Finding[] {
  const { talk, pool, chapters, durationSeconds } = input;
  const parts = partsOf(talk, chapters);
  const candidates = candidatesOf(input, parts);
  const wanted = Math.min(
    mostItems,
    Math.max(fewestItems, Math.round(durationSeconds / secondsPerItem)),
  );
  const chosen = new Set<Candidate>();
  const said = new Set<string>();
  while (chosen.size < Math.min(wanted, pool.length)) {
    let best: Candidate | null = null;
    let bestGain = 0;
    for (const candidate of candidates) {
      if (chosen.has(candidate)) continue;
      const { sentence, value, part } = candidate;
      const known = sentence.concepts.filter((concept) => said.has(concept)).length;
      const news = 1 - (repetitionCost * known) / sentence.concepts.length;
      const gain = (value * news) / (1 + part.taken / (part.share * wanted));
      if (gain <= bestGain) continue;
      best = candidate;
      bestGain = gain;
    }
    if (!best) break;
    chosen.add(best);
    best.part.taken++;
    for (const concept of best.sentence.concepts) said.add(concept);
  }
  return [...chosen]
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.position - b.position)
    .map(({ speaker, turn, sentence, shown }) => ({
      text: talk.nobodyNamed ? shown : `${attribution(speaker, talk)}"${shown}"`,
      evidence: [{ turn, quote: sentence.text }],
    }));
}

/** A part of the meeting: its share of the words, and how many sentences of it were chosen. */
type Part = { share: number; taken: number };
type Candidate = { sentence: Quotable; value: number; part: Part };

/** For each turn its part; without chapters the meeting is one. */
function partsOf({ turns }: Talk, chapters: readonly Chapter[]): Part[] {
  const words = Math.max(
    1,
    turns.reduce((sum, turn) => sum + turn.words, 0),
  );
  if (chapters.length === 0) {
    const whole = { share: 1, taken: 0 };
    return turns.map(() => whole);
  }
  return chapters.flatMap(({ fromTurn, toTurn }) => {
    const own = turns.slice(fromTurn, toTurn + 1);
    const part = { share: own.reduce((sum, turn) => sum + turn.words, 0) / words, taken: 0 };
    return own.map(() => part);
  });
}

function candidatesOf(
  { pool, weights, outcomes = [] }: InShortInput,
  parts: readonly Part[],
): Candidate[] {
  const outcome = new Map(outcomes.map(({ turn, weight }) => [turn, weight]));
  return pool.flatMap((sentence) => {
    const part = parts[sentence.turn];
    if (!part || !standsAlone(sentence)) return [];
    const covered = sentence.terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const value =
      sentence.quality *
      (covered / Math.sqrt(sentence.words)) *
      (1 + substanceOf(sentence.sentence.text)) *
      (1 + outcomeGain * (outcome.get(sentence.turn) ?? 0));
    return { sentence, value, part };
  });
}
