import type { Chapter, Evidence, MeetingFindings } from '@rapport/contract';

const quotesMax = 3;

/** The turns of a chapter that the other findings quote, in the order of the meeting. */
export function chapterQuotes(
  { fromTurn, toTurn }: Pick<Chapter, 'fromTurn' | 'toTurn'>,
  { inShort, decisions, openQuestions }: MeetingFindings,
): Evidence[] {
  const inside = [...inShort, ...decisions, ...openQuestions]
    .flatMap(({ evidence }) => evidence)
    .filter(({ turn }) => fromTurn <= turn && turn <= toTurn);
  // Later entries of a map replace earlier ones, so the first quotation of a turn comes last.
  const byTurn = new Map(inside.toReversed().map((words) => [words.turn, words] as const));
  return [...byTurn.values()]
    .reverse()
    .slice(0, quotesMax)
    .sort((a, b) => a.turn - b.turn);
}
