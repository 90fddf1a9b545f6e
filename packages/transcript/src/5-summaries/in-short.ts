import { sureOf } from '../3-features/outcomes/sure-of.ts';
import type { Analysis, Evidence, Finding, InShortCandidate } from '../types.ts';
import { type InShortInput, inShortCandidates } from './in-short-candidates.ts';

/** Sentences for so many words of talk; the number grows with their square root. */
const perRootWord = 0.2;
const fewestItems = 3;
const mostItems = 15;
/** Of the sentences, so that not only decisions are told. */
const mostDecisions = 0.4;
/** Less likely sentences are told only where there are too few others. */
const leastValue = 0.43;
/** Of content words and pairs; a sentence above it says nothing new. */
const mostRepeated = 0.9;
/** Cost of content words and pairs that chosen sentences already contain. */
const repetitionCost = 0.7;
/** Sentences closer than this share of an even distance rarely add information. */
const nearShare = 0.3;
const nearFactor = 0.5;
/** Candidates that are kept to choose from again. */
const mostKept = 200;

/** What the lists of the meeting tell. */
type Lists = {
  /** Sure ones come first. */
  decisions: readonly Evidence[];
  /** What other lists tell, which is not told again. */
  told: readonly Evidence[];
};

/** Only what is sure is told by the lists. */
export const toldBy = ({
  decisions,
  actionItems,
  openQuestions,
}: Pick<Analysis, 'decisions' | 'actionItems' | 'openQuestions'>): Lists => ({
  decisions: sureOf(decisions),
  told: [...sureOf(actionItems), ...sureOf(openQuestions)],
});

/** All that In short is chosen from, so that it can be chosen again for other lists. */
export type InShortChoice = {
  candidates: readonly InShortCandidate[];
  /** Number of sentences. */
  wanted: number;
  /** Sentences in the meeting. */
  sentences: number;
};

/** What In short can be chosen from, whatever the lists tell. */
export function inShortChoice(input: InShortInput): InShortChoice {
  const { turns } = input.talk;
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  return {
    candidates: inShortCandidates(input),
    wanted: Math.min(mostItems, Math.max(fewestItems, Math.round(perRootWord * Math.sqrt(words)))),
    sentences: turns.reduce((sum, { sentences }) => sum + sentences.length, 0),
  };
}

/**
 * Sure decisions, then the sentences that a person would most likely note: facts, numbers, problems, positions. They can
 * be read alone or stand with the one before, are spread over the chapters, verbatim and in order.
 */
export function chooseInShort(choice: InShortChoice, lists: Lists): InShortCandidate[] {
  return chosenFrom(choice, lists).sort((a, b) => a.position - b.position);
}

/** The likeliest candidates besides the chosen ones, so that a long meeting has no long list. */
export function boundedChoice(
  choice: InShortChoice,
  chosen: readonly InShortCandidate[],
): InShortChoice {
  const likely = choice.candidates.toSorted((a, b) => b.value - a.value).slice(0, mostKept);
  const kept = new Set([...chosen, ...likely]);
  return { ...choice, candidates: choice.candidates.filter((candidate) => kept.has(candidate)) };
}

export const asFinding = ({ text, evidence }: InShortCandidate): Finding => ({ text, evidence });

/** Greedy; repetition, nearness and chapters already covered lower a sentence's value. */
function chosenFrom({ candidates: all, wanted, sentences }: InShortChoice, lists: Lists) {
  const candidates = all.filter((candidate) => !isQuotedIn(lists.told, candidate));
  const decided = new Set(candidates.filter((candidate) => isQuotedIn(lists.decisions, candidate)));
  const near = (nearShare * sentences) / wanted;
  const chosen: InShortCandidate[] = [];
  const said = new Set<string>();
  const taken = new Map<number, number>();
  const gainOf = ({ position, concepts, value, part }: InShortCandidate): number => {
    const isNear = chosen.some((other) => Math.abs(other.position - position) < near);
    const repeated = concepts.filter((concept) => said.has(concept)).length;
    if (repeated > mostRepeated * concepts.length) return 0;
    return (
      (value * (isNear ? nearFactor : 1) * (1 - (repetitionCost * repeated) / concepts.length)) /
      (1 + (taken.get(part.chapter) ?? 0) / (part.share * wanted))
    );
  };
  const take = (from: readonly InShortCandidate[], most: number) => {
    while (chosen.length < most) {
      const best = from.reduce<{ candidate: InShortCandidate; gain: number } | null>(
        (best, candidate) => {
          if (candidate.value <= (best?.gain ?? 0) || overlaps(chosen, candidate)) return best;
          const gain = gainOf(candidate);
          return gain > (best?.gain ?? 0) ? { candidate, gain } : best;
        },
        null,
      );
      if (!best) break;
      const { candidate } = best;
      chosen.push(candidate);
      taken.set(candidate.part.chapter, (taken.get(candidate.part.chapter) ?? 0) + 1);
      for (const concept of candidate.concepts) said.add(concept);
    }
  };
  take(
    candidates.filter((candidate) => decided.has(candidate)),
    Math.ceil(mostDecisions * wanted),
  );
  take(
    candidates.filter((candidate) => candidate.value >= leastValue && !decided.has(candidate)),
    wanted,
  );
  take(candidates, fewestItems);
  return chosen;
}

/** No sentence is told twice. With `before`, a candidate holds two sentences in a row. */
const overlaps = (chosen: readonly InShortCandidate[], candidate: InShortCandidate): boolean =>
  chosen.some((other) => positionsOf(other).some((at) => positionsOf(candidate).includes(at)));

const positionsOf = ({ position, evidence }: InShortCandidate): number[] =>
  evidence.length > 1 ? [position - 1, position] : [position];

/** Whether lists quote the sentence itself; one that stands before it may be quoted elsewhere. */
export function isQuotedIn(
  quoted: readonly Evidence[],
  { evidence }: Pick<InShortCandidate, 'evidence'>,
): boolean {
  const own = evidence.at(-1);
  return quoted.some(
    (one) =>
      one.turn === own?.turn && (one.quote.includes(own.quote) || own.quote.includes(one.quote)),
  );
}
