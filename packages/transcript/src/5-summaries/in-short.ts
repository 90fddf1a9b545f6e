import type { Talk } from '../3-features/talk.ts';
import type { Chapter, Evidence, Finding } from '../types.ts';
import { type Candidate, inShortCandidates } from './in-short-candidates.ts';
import { attribution } from './meeting.ts';
import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

/** Sentences for so many words of talk; the number grows with their square root. */
const perRootWord = 0.2;
const fewestItems = 3;
const mostItems = 15;
/** Of the sentences, so that not only decisions are told. */
const mostDecisions = 0.4;
/** Less likely sentences are told only where there are too few others. */
const leastValue = 0.65;
/** Of content words and pairs; a sentence above it says nothing new. */
const mostRepeated = 0.9;
/** Cost of content words and pairs that chosen sentences already contain. */
const repetitionCost = 0.7;
/** Sentences closer than this share of an even distance rarely add information. */
const nearShare = 0.3;
const nearFactor = 0.5;

export type InShortInput = {
  talk: Talk;
  /** Also short sentences. */
  pool: readonly Quotable[];
  weights: TermWeights;
  chapters: readonly Chapter[];
  /** Sure ones come first. */
  decisions?: readonly Evidence[];
  /** What other lists tell. */
  told?: readonly Evidence[];
};

/**
 * Sure decisions, then the sentences that a person would most likely note: facts, numbers, problems, positions. They can
 * be read alone or stand with the one before, are spread over the chapters, verbatim and in order.
 */
export function inShort(input: InShortInput): Finding[] {
  const { talk } = input;
  const words = talk.turns.reduce((sum, turn) => sum + turn.words, 0);
  const wanted = Math.min(
    mostItems,
    Math.max(fewestItems, Math.round(perRootWord * Math.sqrt(words))),
  );
  return chosenFrom(inShortCandidates(input), wanted, talk)
    .sort((a, b) => a.sentence.position - b.sentence.position)
    .map((candidate) => findingOf(candidate, talk));
}

/** Greedy; repetition, nearness and chapters already covered lower a sentence's value. */
function chosenFrom(candidates: readonly Candidate[], wanted: number, { turns }: Talk) {
  const sentences = turns.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const near = (nearShare * sentences) / wanted;
  const chosen: Candidate[] = [];
  const said = new Set<string>();
  const taken = new Map<Candidate['part'], number>();
  const gainOf = ({ sentence, value, part }: Candidate): number => {
    const isNear = chosen.some(
      (other) => Math.abs(other.sentence.position - sentence.position) < near,
    );
    const repeated = sentence.concepts.filter((concept) => said.has(concept)).length;
    if (repeated > mostRepeated * sentence.concepts.length) return 0;
    return (
      (value *
        (isNear ? nearFactor : 1) *
        (1 - (repetitionCost * repeated) / sentence.concepts.length)) /
      (1 + (taken.get(part) ?? 0) / (part.share * wanted))
    );
  };
  const take = (from: readonly Candidate[], most: number) => {
    while (chosen.length < most) {
      const best = from.reduce<{ candidate: Candidate; gain: number } | null>((best, candidate) => {
        if (candidate.value <= (best?.gain ?? 0) || overlaps(chosen, candidate)) return best;
        const gain = gainOf(candidate);
        return gain > (best?.gain ?? 0) ? { candidate, gain } : best;
      }, null);
      if (!best) break;
      const { candidate } = best;
      chosen.push(candidate);
      taken.set(candidate.part, (taken.get(candidate.part) ?? 0) + 1);
      for (const concept of candidate.sentence.concepts) said.add(concept);
    }
  };
  take(
    candidates.filter(({ isDecision }) => isDecision),
    Math.ceil(mostDecisions * wanted),
  );
  take(
    candidates.filter(({ value, isDecision }) => value >= leastValue && !isDecision),
    wanted,
  );
  take(candidates, fewestItems);
  return chosen;
}

/** No sentence is told twice. */
const overlaps = (chosen: readonly Candidate[], { sentence, before }: Candidate): boolean =>
  chosen.some((other) =>
    [other.sentence, other.before].some((one) => one && (one === sentence || one === before)),
  );

function findingOf({ sentence, before }: Candidate, talk: Talk): Finding {
  const quotes = before ? [before, sentence] : [sentence];
  const evidence = quotes.map(({ turn, sentence: { text } }) => ({ turn, quote: text }));
  const isOneTurn = before?.turn === sentence.turn;
  const groups = before && !isOneTurn ? [[before], [sentence]] : [quotes];
  const text = groups.map((group) => {
    const shown = group.map(({ shown }) => shown).join(' ');
    return talk.nobodyNamed ? shown : `${attribution(group[0]?.speaker ?? null, talk)}"${shown}"`;
  });
  return { text: text.join(' '), evidence };
}
