import type { ActionItem, Outcome, Vote } from '../../types.ts';
import type { NamesSaidTo } from '../names-said.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { findActionItems } from './action-items.ts';
import { bestSentence, worded } from './best-sentence.ts';
import { layerOf, maybeFrom, sureFrom } from './layers.ts';
import { listedOutcomes } from './listed-outcomes.ts';
import { type OutcomeKind, scoresOf } from './model.ts';
import { namesIn } from './names.ts';
import { passagesOf } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { shownQuote } from './shown-quote.ts';
import { smoothed } from './smoothed.ts';
import { statedDecisions } from './stated-decisions.ts';
import { statedQuestions } from './stated-questions.ts';
import { summedUp } from './summed-up.ts';
import { isTalkOfOne } from './talk-of-one.ts';
import { isTalkOfSpeeches } from './talk-of-speeches.ts';
import { outcomesToldOnce, tasksToldOnce } from './told-once.ts';
import { passedVotes } from './votes/passed-votes.ts';
import { wholeSentences } from './whole-sentences.ts';
import { writtenOutcomes } from './written-outcomes.ts';

export type Outcomes = {
  actionItems: ActionItem[];
  decisions: Outcome[];
  openQuestions: Outcome[];
};

export type OutcomeInput = {
  talk: Talk;
  saidTo: NamesSaidTo;
  /** YYYY-MM-DD. */
  date: string | null;
  /** In others than English only what is written is found. */
  language: string;
};

const outcomesMax = 1000;
/** Tasks, decisions and open questions of a meeting, each in the order of the meeting. */
export function findOutcomes({ talk: read, saidTo, date, language }: OutcomeInput): Outcomes {
  const written = writtenOutcomes(read, date);
  if (language !== 'en') return written;
  const talk = {
    ...read,
    turns: read.turns.map((turn) => {
      const sentences = wholeSentences(turn.sentences);
      return sentences === turn.sentences ? turn : { ...turn, sentences };
    }),
  };
  const passages = passagesOf(talk.turns.filter((turn) => !turn.written));
  const names = namesIn(talk);
  const scored = scoresOf(passages, names);
  const scoresFor = (kind: OutcomeKind) => {
    const scores = scored.map((of) => of[kind]);
    return kind === 'decisions' ? smoothed(scores) : scores;
  };
  const best = (kind: OutcomeKind) => (at: number, score: number) =>
    bestSentence(passages, at, kind, names, score);
  const isSpeech = isTalkOfSpeeches(talk);
  const found = (kind: 'decisions' | 'openQuestions'): Outcome[] => {
    const scores = worded(passages, scoresFor(kind), kind);
    const peaks = peaksOf(passages, scores, { cut: maybeFrom[kind], most: outcomesMax });
    return peaks.flatMap((at) => {
      const score = scores[at] ?? 0;
      // Words of a maybe item are chosen as those of a sure one.
      const chosen = best(kind)(at, Math.max(0, score));
      const turn = chosen && talk.turns[chosen.turn];
      if (!turn) return [];
      const { sentence, speaker } = chosen;
      const layer = layerOf(kind, { sentence, turn, next: talk.turns[turn.index + 1] });
      if (layer === 'none') return [];
      return {
        text: shownQuote(sentence.text),
        turn: turn.index,
        quote: sentence.text,
        speaker: speakerIn(talk, speaker),
        sure: !isSpeech && layer === 'sure' && score >= sureFrom[kind],
      };
    });
  };
  const ofOne = isTalkOfOne(talk);
  const summed = summedUp(talk);
  const listed = listedOutcomes(talk);
  const actionItems = ofOne
    ? []
    : findActionItems({
        talk,
        saidTo,
        date,
        passages,
        scores: worded(passages, scoresFor('actions'), 'actions'),
        sentenceAt: best('actions'),
        summed: summed.tasks,
        listed: listed.tasks,
        isSpeech,
      });
  const votes = passedVotes(talk.turns);
  const results = new Set(votes.map(({ result }) => result));
  const stated = [
    ...votes,
    ...statedDecisions(talk.turns, results),
    ...summed.decisions,
    ...listed.decisions,
  ];
  const decisions = withStated(found('decisions'), stated, talk).map((decision) =>
    ofOne && !decision.vote ? { ...decision, sure: false } : decision,
  );
  const openQuestions = withStated(found('openQuestions'), statedQuestions(talk.turns), talk);
  return {
    actionItems: tasksToldOnce(inOrder([...actionItems, ...written.actionItems])),
    decisions: outcomesToldOnce(inOrder([...decisions, ...written.decisions])),
    openQuestions: outcomesToldOnce(inOrder([...openQuestions, ...written.openQuestions])),
  };
}

const inOrder = <Item extends { turn: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.turn - b.turn).slice(0, outcomesMax);

/** Outcomes that the words themselves state, with those of the model that are not near them. */
function withStated(
  found: readonly Outcome[],
  said: readonly { quote: string; turn: SpokenTurn; vote?: Vote }[],
  talk: Talk,
): Outcome[] {
  const stated = said.map(({ quote, turn, vote }) => ({
    text: shownQuote(quote),
    turn: turn.index,
    quote,
    speaker: speakerIn(talk, turn.speaker),
    sure: true,
    ...(vote && { vote }),
  }));
  const same = new Set(stated.map(({ turn }) => turn));
  const near = new Set(stated.flatMap(({ turn }) => [turn - 1, turn, turn + 1]));
  return [...found.filter(({ turn, sure }) => !(sure ? same : near).has(turn)), ...stated];
}

function speakerIn({ names, nobodyNamed }: Talk, speaker: number | null): string | null {
  return speaker === null || nobodyNamed ? null : (names[speaker] ?? null);
}
