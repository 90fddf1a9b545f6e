import type { ActionItem, Analysis, Outcome, Participant, Turn } from '@rapport/transcript';
import type { Candidate } from './candidates.ts';
import type { CheckedVerdicts, Missed } from './check-verdicts.ts';
import type { OutcomeKind } from './verdict-form.ts';

export type Judged = Pick<Analysis, 'decisions' | 'actionItems' | 'openQuestions'> & {
  turns: readonly Turn[];
  participants: readonly Pick<Participant, 'id' | 'name'>[];
};

/** Sentences this near are about the same. */
const sameWithinTurns = 1;

/**
 * A sure one that the model refuses is maybe, and a maybe one is left out. What it finds besides is maybe: a sure one
 * needs both.
 */
export function applyVerdicts<A extends Judged>(
  analysis: A,
  candidates: readonly Candidate[],
  checked: readonly CheckedVerdicts[],
): A {
  const refusedItems = new Set(
    candidates
      .filter(({ number }) => checked.some(({ refused }) => refused.has(number)))
      .map(({ item }) => item),
  );
  const judged = <Item extends ActionItem | Outcome>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      if (!refusedItems.has(item)) return [item];
      return item.sure ? [{ ...item, sure: false }] : [];
    });
  const missed = checked.flatMap((one) => one.missed);
  const added = (kind: OutcomeKind, known: readonly (ActionItem | Outcome)[]) =>
    missed.filter(
      (one, at) =>
        one.kind === kind &&
        !known.some(({ turn }) => Math.abs(turn - one.turn) <= sameWithinTurns) &&
        missed.findIndex(({ kind: other, turn }) => other === kind && turn === one.turn) === at,
    );
  const { decisions, actionItems, openQuestions, turns, participants } = analysis;
  const names = new Map(participants.map(({ id, name }) => [id, name]));
  const said = ({ turn, quote }: Missed) => {
    const speaker = turns[turn]?.speaker ?? null;
    return {
      text: quote,
      turn,
      quote,
      speaker: speaker === null ? null : (names.get(speaker) ?? speaker),
      sure: false,
    };
  };
  return {
    ...analysis,
    decisions: inOrder([...judged(decisions), ...added('decision', decisions).map(said)]),
    openQuestions: inOrder([
      ...judged(openQuestions),
      ...added('question', openQuestions).map(said),
    ]),
    actionItems: inOrder([
      ...judged(actionItems),
      ...added('action', actionItems).map(({ turn, quote }) => ({
        text: quote,
        owner: null,
        due: null,
        dueDate: null,
        turn,
        quote,
        before: null,
        sure: false,
      })),
    ]),
  };
}

const inOrder = <Item extends { turn: number }>(items: Item[]): Item[] =>
  items.sort((a, b) => a.turn - b.turn);
