import {
  type ActionItem,
  analyseTranscript,
  type Outcome,
  sureOf,
  type Turn,
} from '@rapport/transcript';
import { namesSaidTo } from '../../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import {
  type OutcomeKind,
  outcomeKinds,
} from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { randomFrom } from '../../../scripts/random.ts';
import { isLearnedFrom } from '../../train/outcomes/call-lessons.ts';
import { type MarkedMeeting, readMarkedMeetings } from '../../train/outcomes/marked-meetings.ts';
import { readPublishedCalls } from '../../train/outcomes/published-calls.ts';
import { rightness } from './outcome-rightness.ts';
import { plainRegression } from './plain-regression.ts';

const wordsAnHour = 9000;
export const hitSeconds = 45;
const chanceRuns = 20;

export type MarkedRow = {
  kind: OutcomeKind;
  precision: number;
  recall: number;
  /** Finds per 9,000 words, about an hour. */
  anHour: number;
  /** Recall of the same number of random turns. */
  chance: number;
  /** A plain regression with the same number of finds. */
  plain: { precision: number; recall: number };
};

type Found = Record<OutcomeKind, number[]>;

function foundIn(turns: readonly Turn[]): Found {
  const talk = talkOf(turns);
  const found = findOutcomes({ talk, saidTo: namesSaidTo(talk), date: null, language: 'en' });
  const turnsOf = (items: readonly { turn: number }[]) => items.map(({ turn }) => turn);
  return {
    actions: turnsOf(sureOf(found.actionItems)),
    decisions: turnsOf(sureOf(found.decisions)),
    openQuestions: turnsOf(sureOf(found.openQuestions)),
  };
}

/** Compares with the outcomes that a reader marked in 12 meetings. */
export function benchMarkedOutcomes(data: string): MarkedRow[] {
  const train = readMarkedMeetings(data, 'train');
  const all = readMarkedMeetings(data, 'val').map((meeting) => ({
    meeting,
    found: foundIn(meeting.turns),
  }));
  const words = all.reduce((sum, { meeting }) => sum + wordsIn(meeting.turns), 0);
  return outcomeKinds.map((kind) => {
    const pairs = all.map(({ meeting, found }) => ({
      finds: found[kind],
      marked: meeting.marked[kind],
    }));
    const finds = pairs.reduce((sum, pair) => sum + pair.finds.length, 0);
    return {
      kind,
      ...rightness(pairs),
      anHour: (finds / words) * wordsAnHour,
      chance: chanceOf(all, kind),
      plain: plainRightness(
        train,
        all.map(({ meeting }) => meeting),
        kind,
        finds,
      ),
    };
  });
}

function chanceOf(all: readonly { meeting: MarkedMeeting; found: Found }[], kind: OutcomeKind) {
  const random = randomFrom(5);
  const recalls = Array.from({ length: chanceRuns }, () => {
    const pairs = all.map(({ meeting, found }) => ({
      marked: meeting.marked[kind],
      finds: found[kind].map(() => Math.floor(random.next() * meeting.turns.length)),
    }));
    return rightness(pairs).recall;
  });
  return recalls.reduce((sum, recall) => sum + recall, 0) / chanceRuns;
}

/** The turns that a plain regression finds, as many as `finds`. */
export function plainRightness(
  train: readonly MarkedMeeting[],
  meetings: readonly MarkedMeeting[],
  kind: OutcomeKind,
  finds: number,
  hitTurns?: number,
) {
  const scoresOf = plainRegression(train, kind);
  const scored = meetings.map((meeting) => scoresOf(meeting));
  const cut = scored.flat().sort((a, b) => b - a)[finds - 1] ?? 0;
  return rightness(
    meetings.map(({ marked }, at) => ({
      marked: marked[kind],
      finds: (scored[at] ?? []).flatMap((score, turn) => (score >= cut ? [turn] : [])),
      ...(hitTurns !== undefined && { hitTurns }),
    })),
  );
}

export type PublishedRow = {
  kind: 'actions' | 'decisions';
  calls: number;
  /** Share within 45 s of a published outcome, and the same for random turns. */
  found: number;
  chance: number;
  anHour: number;
};

/** Compares with published minutes of all calls, or of the series outside the training data. */
export function benchPublishedOutcomes(data: string, which: 'all' | 'held out'): PublishedRow[] {
  const calls = readPublishedCalls(data)
    .filter((call) => which === 'all' || !isLearnedFrom(call))
    .map((call) => {
      const fileName = `${call.name}.vtt`;
      return { ...call, result: analyseTranscript({ text: call.text, fileName, directory: [] }) };
    });
  const hours = calls.reduce((sum, { result }) => sum + wordsIn(result.turns) / wordsAnHour, 0);
  const random = randomFrom(5);
  return (['actions', 'decisions'] as const).map((kind) => {
    let published = 0;
    let found = 0;
    let byChance = 0;
    let finds = 0;
    for (const call of calls) {
      const { turns, actionItems, decisions } = call.result;
      const items = sureOf<ActionItem | Outcome>(kind === 'actions' ? actionItems : decisions);
      const isHit = (times: readonly number[]) => (at: number) =>
        times.some((time) => Math.abs(time - at) <= hitSeconds);
      published += call[kind].length;
      finds += items.length;
      const ours = items.map((item) => timeOf(turns[item.turn], item.quote));
      found += call[kind].filter(isHit(ours)).length;
      for (let run = 0; run < chanceRuns; run++) {
        const anywhere = items.map(() => {
          const turn = turns[Math.floor(random.next() * turns.length)];
          return (
            (turn?.start ?? Number.NaN) + random.next() * ((turn?.end ?? 0) - (turn?.start ?? 0))
          );
        });
        byChance += call[kind].filter(isHit(anywhere)).length / chanceRuns;
      }
    }
    return {
      kind,
      calls: calls.length,
      found: found / published,
      chance: byChance / published,
      anHour: finds / hours,
    };
  });
}

/** In seconds, assuming that words are spread evenly over their turn. */
export function timeOf(turn: Turn | undefined, quote: string): number {
  if (turn?.start == null) return Number.NaN;
  const part = turn.text.indexOf(quote) / Math.max(1, turn.text.length);
  return turn.start + part * ((turn.end ?? turn.start) - turn.start);
}

const wordsIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { words }) => sum + words, 0);
