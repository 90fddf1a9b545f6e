import type { ActionItem, Outcome, WrittenOutcome } from '../../types.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { dueDayOf } from './due-day.ts';
import { dueIn } from './due-words.ts';
import { ownersByName } from './owners-by-name.ts';
import { shownQuote } from './shown-quote.ts';
import { announced } from './task-patterns.ts';
import { writtenDecision } from './written-decision.ts';
import { writtenOwner } from './written-owner.ts';

export type WrittenOutcomes = {
  actionItems: ActionItem[];
  decisions: Outcome[];
  openQuestions: Outcome[];
};

/** '[Ana Berg, Bo Lund] Call the bank', as notes of Google Meet have it. */
const inBrackets = /^\[(?<names>\p{Lu}[^[\]]{1,80})\]\s+(?<task>\S.*)$/u;
const questionLabel = /^(?:open|unresolved|outstanding) (?:questions?|issues?|points?)\s*:\s*/i;

/**
 * Outcomes written between the talk, in order. `date` is YYYY-MM-DD. 'Ana to send …' is a task, also under
 * 'Conclusion'.
 */
export function writtenOutcomes(talk: Talk, date: string | null): WrittenOutcomes {
  const { turns } = talk;
  const names = talk.nobodyNamed ? [] : talk.names;
  const owners = ownersByName(names);
  const found: WrittenOutcomes = { actionItems: [], decisions: [], openQuestions: [] };
  /** What a line without a task is. */
  const note: Record<WrittenOutcome, ((line: string, turn: SpokenTurn) => void) | null> = {
    action: null,
    decision: (line, turn) => found.decisions.push(outcome(writtenDecision(line) ?? line, turn)),
    question: (line, turn) =>
      found.openQuestions.push(outcome(line.replace(questionLabel, ''), turn)),
  };
  for (const turn of turns) {
    if (!turn.written) continue;
    const line = turn.sentences.map(({ text }) => text).join(' ');
    const label = announced.exec(line)?.groups;
    const given = inBrackets.exec(line)?.groups;
    const ownerOf = (part: string) =>
      writtenOwner(part, given?.names ?? label?.name, owners, names);
    // Brackets without an owner belong to the words: '[P1] Mend the sign-in'.
    const givenTask = given?.task && ownerOf(given.task).name !== null ? given.task : undefined;
    const task = givenTask ?? label?.task ?? line;
    const noteIt = note[turn.written];
    if (noteIt === null || ownerOf(task).isToAct) {
      const parts = tasksIn(task);
      const areTasks = parts.every((part) => ownerOf(part).name !== null);
      for (const quote of areTasks ? parts : [task])
        found.actionItems.push(actionItem(quote, ownerOf(quote).name, turn, date));
    } else noteIt(line, turn);
  }
  return found;
}

export const tasksIn = (line: string): string[] =>
  line
    .split(/;|(?<= (?:to|will) .{3,200}) and (?=\p{Lu}[\p{L}'-]+ (?:to|will) )/u)
    .map((task) => task.trim())
    .filter((task) => task !== '');

function actionItem(
  quote: string,
  owner: string | null,
  { index }: SpokenTurn,
  date: string | null,
): ActionItem {
  const due = dueIn(quote);
  return {
    text: shownQuote(quote),
    owner,
    due,
    dueDate: due !== null && date !== null ? dueDayOf(due, date) : null,
    turn: index,
    quote,
    before: null,
    sure: true,
  };
}

const outcome = (quote: string, { index }: SpokenTurn): Outcome => ({
  text: shownQuote(quote),
  turn: index,
  quote,
  speaker: null,
  sure: true,
});
