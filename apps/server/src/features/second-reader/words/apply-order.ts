import type { Worded } from '@rapport/contract';
import {
  type ActionItem,
  type Analysis,
  asFinding,
  type Finding,
  type InShortCandidate,
  type Outcome,
} from '@rapport/transcript';
import type { Candidate } from '../candidates.ts';
import type { CheckedOrder } from './check-order.ts';

type Lists = Pick<Analysis, 'decisions' | 'actionItems' | 'openQuestions'>;

/** Leaves out what says the same as something else, whose owner and day it may add. */
export function joinSame<A extends Lists>(analysis: A, joined: CheckedOrder['joined']): A {
  const gone = new Map(joined.map(({ goes, stays }) => [goes.item, stays.item]));
  const added = new Map(joined.map(({ goes, stays }) => [stays.item, goes.item]));
  const left = <Item extends ActionItem | Outcome>(items: readonly Item[]) =>
    items.filter((item) => !gone.has(item));
  return {
    ...analysis,
    decisions: left(analysis.decisions),
    openQuestions: left(analysis.openQuestions),
    actionItems: left(analysis.actionItems).map((item) => {
      const other = added.get(item);
      return other && 'owner' in other ? withMore(item, other) : item;
    }),
  };
}

function withMore(item: ActionItem, other: ActionItem): ActionItem {
  const { due, dueDate } = item.due === null ? other : item;
  return { ...item, owner: item.owner ?? other.owner, due, dueDate };
}

const fewestSentences = 3;

/**
 * The sentences of the model in its order, after the sure decisions of the built-in choice; null if it names too few, so
 * that the built-in choice stays. What was joined with something else is not told again.
 */
export function inShortInOrder(
  chosen: { byEngine: readonly InShortCandidate[]; byModel: readonly InShortCandidate[] },
  isDecision: (candidate: InShortCandidate) => boolean,
): Finding[] | null {
  const { byEngine, byModel } = chosen;
  if (byModel.length < Math.min(fewestSentences, byEngine.length)) return null;
  const rank = (candidate: InShortCandidate) => {
    const at = byModel.indexOf(candidate);
    return at < 0 ? byModel.length : at;
  };
  const decisions = byEngine.filter(isDecision).toSorted((a, b) => rank(a) - rank(b));
  const others = byModel.filter((candidate) => !decisions.includes(candidate));
  return [...decisions, ...others].slice(0, byEngine.length).map(asFinding);
}

/** By the words that they are for. */
export const wordedTitles = (titles: ReadonlyMap<Candidate, string>): Worded['titles'] =>
  [...titles].flatMap(([{ kind: of, turn, quote }, title]) =>
    of === 'question' ? [] : [{ of, turn, quote, title }],
  );

export const placesOf = ({ joined }: CheckedOrder): Worded['joined'] =>
  joined.map(({ stays, goes }) => ({
    of: stays.kind,
    turn: stays.turn,
    quote: stays.quote,
    alsoTurn: goes.turn,
    alsoQuote: goes.quote,
  }));
