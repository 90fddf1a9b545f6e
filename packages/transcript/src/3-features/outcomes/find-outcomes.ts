import type { ActionItem, Outcome, Vote } from '../../types.ts';
import type { NamesSaidTo } from '../names-said.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { findActionItems } from './action-items.ts';
import { bestSentence, worded } from './best-sentence.ts';
import { joinedDecisions } from './joined-decisions.ts';
import { type Candidate, signsOfCandidates } from './judge/candidate-signs.ts';
import { learnedWorth, type Worth } from './judge/worth.ts';
import { layerOf, maybeFrom, sureFrom, sureWorth } from './layers.ts';
import { listedOutcomes } from './listed-outcomes.ts';
import { type OutcomeKind, scoresOf } from './model.ts';
import { namesIn } from './names.ts';
import { highestOfTurns, passagesOf } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { settledMatters } from './settled/settled-matters.ts';
import { shownQuote } from './shown-quote.ts';
import { smoothed } from './smoothed.ts';
import { statedDecisions } from './stated-decisions.ts';
import { statedQuestions } from './stated-questions.ts';
import { summedUp } from './summed-up.ts';
import { isTalkOfOne } from './talk-of-one.ts';
import { isTalkOfSpeeches } from './talk-of-speeches.ts';
import { shownDecision } from './told-matter.ts';
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
  /** Judges what is found; the learned one by default. */
  worth?: Worth;
};

const outcomesMax = 1000;
/** Tasks, decisions and open questions of a meeting, each in the order of the meeting. */
export function findOutcomes(input: OutcomeInput): Outcomes {
  const { talk: read, saidTo, date, language, worth = learnedWorth } = input;
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
  const scores: Record<OutcomeKind, number[]> = {
    actions: scored.map(({ actions }) => actions),
    decisions: smoothed(scored.map(({ decisions }) => decisions)),
    openQuestions: scored.map(({ openQuestions }) => openQuestions),
  };
  const best = (kind: OutcomeKind) => (at: number, score: number) =>
    bestSentence(passages, at, kind, names, score);
  const isSpeech = isTalkOfSpeeches(talk);
  const highest = {
    actions: highestOfTurns(passages, scores.actions),
    decisions: highestOfTurns(passages, scores.decisions),
    openQuestions: highestOfTurns(passages, scores.openQuestions),
  };
  const signsOf = signsOfCandidates(talk, highest);
  const isWorth = (candidate: Candidate): boolean =>
    worth(candidate, signsOf(candidate)) >= sureWorth[candidate.kind];
  const found = (kind: 'decisions' | 'openQuestions'): Outcome[] => {
    const weighed = worded(passages, scores[kind], kind);
    const peaks = peaksOf(passages, weighed, { cut: maybeFrom[kind], most: outcomesMax });
    return peaks.flatMap((at) => {
      const score = weighed[at] ?? 0;
      // Words of a maybe item are chosen as those of a sure one.
      const chosen = best(kind)(at, Math.max(0, score));
      const turn = chosen && talk.turns[chosen.turn];
      if (!turn) return [];
      const { sentence } = chosen;
      const layer = layerOf(kind, { sentence, turn, next: talk.turns[turn.index + 1] });
      if (layer === 'none') return [];
      const isSure = !isSpeech && layer === 'sure' && score >= sureFrom[kind];
      const said = { sentence, turn };
      if (kind === 'openQuestions')
        return outcomeOf({ quote: sentence.text, turn, sure: isSure }, talk);
      const shown = isSure ? shownDecision(said, talk.turns) : said;
      if (shown === null) return [];
      const sure = isSure && isWorth({ kind, by: 'model', ...shown });
      return outcomeOf({ quote: shown.sentence.text, turn: shown.turn, sure }, talk);
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
        scores: worded(passages, scores.actions, 'actions'),
        sentenceAt: best('actions'),
        summed: summed.tasks,
        listed: listed.tasks,
        isSpeech,
        isWorth,
      });
  const asOutcome = (said: Said): Outcome => outcomeOf(said, talk);
  const votes = passedVotes(talk.turns);
  const results = new Set(votes.map(({ result }) => result));
  const stated = [
    ...votes,
    ...statedDecisions(talk.turns, results, highest.decisions).map((said) => {
      const { turn, labelled, sure = true } = said;
      const sentence = labelled || !sure ? undefined : sentenceSaid(said);
      return sentence
        ? { ...said, sure: isWorth({ kind: 'decisions', by: 'words', sentence, turn }) }
        : said;
    }),
    ...summed.decisions,
    ...listed.decisions,
  ].map(asOutcome);
  const settled = settledMatters(talk.turns, highest.decisions).map(({ sentence, turn, sure }) => {
    const isSure = sure && !isSpeech && isWorth({ kind: 'decisions', by: 'form', sentence, turn });
    return asOutcome({ quote: sentence.text, turn, sure: isSure });
  });
  const decisions = joinedDecisions({ stated, settled, found: found('decisions') }).map(
    (decision) => (ofOne && !decision.vote ? { ...decision, sure: false } : decision),
  );
  const open = statedQuestions(talk.turns).map(asOutcome);
  const openQuestions = [...open, ...notNear(found('openQuestions'), open)];
  return {
    actionItems: tasksToldOnce(inOrder([...actionItems, ...written.actionItems])),
    decisions: outcomesToldOnce(inOrder([...decisions, ...written.decisions])),
    openQuestions: outcomesToldOnce(inOrder([...openQuestions, ...written.openQuestions])),
  };
}

const inOrder = <Item extends { turn: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.turn - b.turn).slice(0, outcomesMax);

type Said = { quote: string; turn: SpokenTurn; vote?: Vote; sure?: boolean };

/** The sentence that a quote shows, or a part of it. */
const sentenceSaid = ({ quote, turn }: Said): Sentence | undefined =>
  turn.sentences.find(({ text }) => quote.startsWith(text) || text.includes(quote));

const outcomeOf = ({ quote, turn, vote, sure = true }: Said, talk: Talk): Outcome => ({
  text: shownQuote(quote),
  turn: turn.index,
  quote,
  speaker: speakerIn(talk, turn.speaker),
  sure,
  ...(vote && { vote }),
});

/** Those of the model, without the maybe ones beside what the words state. */
function notNear(found: readonly Outcome[], stated: readonly Outcome[]): Outcome[] {
  const same = new Set(stated.map(({ turn }) => turn));
  const near = new Set(stated.flatMap(({ turn }) => [turn - 1, turn, turn + 1]));
  return found.filter(({ turn, sure }) => !(sure ? same : near).has(turn));
}

function speakerIn({ names, nobodyNamed }: Talk, speaker: number | null): string | null {
  return speaker === null || nobodyNamed ? null : (names[speaker] ?? null);
}
