import type { Sentence } from '../sentences.ts';
import { type OutcomeKind, scoresOf } from './model.ts';
import { type Passage, withEndings } from './passages.ts';
import { readsAlone, saysOf } from './sentence-clarity.ts';

export type ChosenSentence = { sentence: Sentence; turn: number; speaker: number | null };

/** In words. */
const fewestTokens = 4;
const mostLetters = 600;
const nearTurns = 2;
const awayCost = 0.6;
const modelShare = 0.5;
const leastAlone = -3;
/** In logits above the threshold. */
const farBelow = -0.4;

type Choice = {
  reach: number;
  wordingShare: number;
  usual: number;
  leastSaid: number;
  scoreShare: number;
};

const choices: Readonly<Record<OutcomeKind, Choice>> = {
  actions: { reach: 1, wordingShare: 0.15, usual: 1, leastSaid: 0, scoreShare: 0 },
  decisions: { reach: 2, wordingShare: 0.1, usual: 0, leastSaid: 0.5, scoreShare: 1 },
  openQuestions: { reach: 1, wordingShare: 0.15, usual: 0.5, leastSaid: 0.5, scoreShare: 1 },
};

export function worded(
  passages: readonly Passage[],
  scores: readonly number[],
  kind: OutcomeKind,
): number[] {
  const { wordingShare, usual } = choices[kind];
  return scores.map((score, at) => {
    if (score < farBelow) return score;
    const said = readable(passages[at]).map((sentence) => saysOf(sentence, kind));
    return score + wordingShare * (Math.max(-1, ...said) - usual);
  });
}

/**
 * The best sentence of a passage and its neighbours; null if none states the outcome. `score` is in logits above the
 * threshold.
 */
export function bestSentence(
  passages: readonly Passage[],
  at: number,
  kind: OutcomeKind,
  names: ReadonlySet<string>,
  score: number,
): ChosenSentence | null {
  const own = passages[at];
  if (!own) return null;
  const { reach, leastSaid, scoreShare } = choices[kind];
  let best: ChosenSentence | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let near = at - reach; near <= at + reach; near++) {
    const passage = passages[near];
    if (!passage || Math.abs(passage.turn - own.turn) > nearTurns) continue;
    const { turn, speaker } = passage;
    for (const sentence of readable(passage)) {
      const says = saysOf(sentence, kind);
      const alone = readsAlone(sentence);
      if (alone <= leastAlone) continue;
      if (says + scoreShare * score < leastSaid) continue;
      const passageOfIt = {
        ...passage,
        sentences: [sentence],
        tokens: withEndings(sentence.tokens),
      };
      const logit = scoresOf([passageOfIt], names)[0]?.[kind] ?? 0;
      const worth = says + alone + modelShare * logit - awayCost * Math.abs(near - at);
      if (worth <= highest) continue;
      best = { sentence, turn, speaker };
      highest = worth;
    }
  }
  return best;
}

const readable = (passage: Passage | undefined): Sentence[] =>
  (passage?.sentences ?? []).filter(
    ({ text, tokens }) => tokens.length >= fewestTokens && text.length <= mostLetters,
  );
