import type { ActionItem, Outcome } from '../../types.ts';
import type { NamesSaidTo } from '../names-said.ts';
import { isQuestion } from '../questions.ts';
import type { Sentence } from '../sentences.ts';
import type { Talk } from '../talk.ts';
import { findActionItems } from './action-items.ts';
import { type OutcomeKind, scoresOf } from './model.ts';
import { namesIn } from './names.ts';
import { type Passage, passagesOf, withEndings } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { shownQuote } from './shown-quote.ts';
import { smoothed } from './smoothed.ts';
import { writtenDecision } from './written-decision.ts';

export type Outcomes = {
  actionItems: ActionItem[];
  decisions: Outcome[];
  openQuestions: Outcome[];
};

export type OutcomeInput = {
  talk: Talk;
  saidTo: NamesSaidTo;
  /** Day of the meeting, YYYY-MM-DD. */
  date: string | null;
  /** Only English ('en') is read for outcomes. */
  language: string;
};

/** More than anybody would go through. */
const outcomesMax = 1000;
/** A shorter sentence does not say what it is about. */
const fewestTokens = 4;

/** What a meeting led to: tasks, decisions, and questions that stayed open, each in the order of the meeting. */
export function findOutcomes({ talk, saidTo, date, language }: OutcomeInput): Outcomes {
  if (language !== 'en') return { actionItems: [], decisions: [], openQuestions: [] };
  const passages = passagesOf(talk.turns);
  const names = namesIn(talk);
  const scored = scoresOf(passages, names);
  const scoresFor = (kind: OutcomeKind) => {
    const scores = scored.map((of) => of[kind]);
    return kind === 'decisions' ? smoothed(scores) : scores;
  };
  const best = (kind: OutcomeKind) => (passage: Passage) => bestSentence(passage, kind, names);
  const found = (kind: OutcomeKind, sentenceOf: (passage: Passage) => Sentence): Outcome[] =>
    peaksOf(passages, scoresFor(kind), { most: outcomesMax }).flatMap((at) => {
      const passage = passages[at];
      if (!passage) return [];
      const { text, tokens } = sentenceOf(passage);
      // "Sounds good." tells nobody what.
      if (tokens.length < fewestTokens) return [];
      return {
        text: shownQuote(text),
        turn: passage.turn,
        quote: text,
        speaker: speakerIn(talk, passage.speaker),
      };
    });
  return {
    actionItems: findActionItems({
      talk,
      saidTo,
      date,
      passages,
      scores: scoresFor('actions'),
      sentenceOf: best('actions'),
    }),
    decisions: withWritten(found('decisions', best('decisions')), talk),
    openQuestions: found(
      'openQuestions',
      (passage) =>
        passage.sentences.find(isQuestion) ?? bestSentence(passage, 'openQuestions', names),
    ),
  };
}

/** Adds what is written as a decision; a find in the same turn gives way. */
function withWritten(found: readonly Outcome[], talk: Talk): Outcome[] {
  const written = talk.turns.flatMap(({ index, speaker, sentences }) =>
    sentences.flatMap(({ text }): Outcome[] => {
      const quote = writtenDecision(text);
      if (quote === null) return [];
      return [{ text: shownQuote(quote), turn: index, quote, speaker: speakerIn(talk, speaker) }];
    }),
  );
  const turns = new Set(written.map(({ turn }) => turn));
  return [...found.filter(({ turn }) => !turns.has(turn)), ...written]
    .sort((a, b) => a.turn - b.turn)
    .slice(0, outcomesMax);
}

function speakerIn({ names, nobodyNamed }: Talk, speaker: number | null): string | null {
  return speaker === null || nobodyNamed ? null : (names[speaker] ?? null);
}

/** The sentence that alone speaks most for an outcome of a kind. */
function bestSentence(
  { sentences, turn, speaker }: Passage,
  kind: OutcomeKind,
  names: ReadonlySet<string>,
): Sentence {
  const [first, ...others] = sentences;
  if (!first) throw new RangeError('A passage has at least one sentence.');
  let best = first;
  let highest = Number.NEGATIVE_INFINITY;
  for (const sentence of [first, ...others]) {
    const alone = { turn, speaker, sentences: [sentence], tokens: withEndings(sentence.tokens) };
    const score = scoresOf([alone], names)[0]?.[kind] ?? 0;
    if (sentence.tokens.length >= fewestTokens && score > highest) {
      best = sentence;
      highest = score;
    }
  }
  return best;
}
