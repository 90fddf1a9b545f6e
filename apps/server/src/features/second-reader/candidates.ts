import type { ActionItem, Analysis, Outcome, Turn } from '@rapport/transcript';
import type { Piece } from '../model-texts/chunk-meeting.ts';
import type { OutcomeKind } from './verdict-form.ts';

type Found = Pick<Analysis, 'decisions' | 'actionItems' | 'openQuestions'> & {
  turns: readonly Turn[];
};

/** A sentence that the built-in engine found. Numbers are unique in a meeting. */
export type Candidate = {
  number: number;
  kind: OutcomeKind;
  turn: number;
  quote: string;
  item: ActionItem | Outcome;
};

/** All that a person said; votes and lines of minutes are written down already. */
export function candidatesOf({ decisions, actionItems, openQuestions, turns }: Found): Candidate[] {
  const found = [
    ...decisions.filter(({ vote }) => !vote).map((item) => ({ kind: 'decision', item }) as const),
    ...actionItems.map((item) => ({ kind: 'action', item }) as const),
    ...openQuestions.map((item) => ({ kind: 'question', item }) as const),
  ];
  return found
    .filter(({ item }) => turns[item.turn]?.written === undefined)
    .map(({ kind, item }, at) => ({
      number: at + 1,
      kind,
      item,
      turn: item.turn,
      quote: item.quote,
    }));
}

/** Those that are said in these pieces of turns. */
export const candidatesIn = (
  pieces: readonly Piece[],
  candidates: readonly Candidate[],
): Candidate[] =>
  candidates.filter(({ turn, quote }) =>
    pieces.some((piece) => piece.turn === turn && piece.text.includes(quote)),
  );
