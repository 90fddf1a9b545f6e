import type { Chapter, MeetingFindings } from '@rapport/contract';
import type { MeetingChange } from '../../database/types.ts';
import { matchFound } from '../../ground/found/match-found.ts';
import { correctOutcomes } from './correct-outcomes.ts';

/**
 * Applies the corrections in force to the findings of an analysis. Corrections are matched with what is found now, so
 * that they survive repeated analyses.
 */
export function correctFindings(
  { maybe, ...found }: MeetingFindings,
  changes: readonly MeetingChange[],
): MeetingFindings {
  const decisions = { sure: found.decisions, maybe: maybe?.decisions ?? [] };
  const questions = { sure: found.openQuestions, maybe: maybe?.openQuestions ?? [] };
  const shown = {
    decisions: correctOutcomes(decisions, changes, 'decision'),
    questions: correctOutcomes(questions, changes, 'question'),
  };
  return {
    inShort: found.inShort,
    chapters: rename(found.chapters, changes),
    decisions: shown.decisions.listed,
    openQuestions: shown.questions.listed,
    ...(found.secondReading && { secondReading: found.secondReading }),
    ...(found.worded && { worded: found.worded }),
    ...(maybe && {
      maybe: { ...maybe, decisions: shown.decisions.maybe, openQuestions: shown.questions.maybe },
    }),
  };
}

/**
 * Chapters are recognised by their titles near their beginning, or by their beginning. The last new title applies.
 */
function rename(chapters: readonly Chapter[], changes: readonly MeetingChange[]): Chapter[] {
  const renamed = new Map(
    changes.flatMap((change) =>
      change.kind === 'rename-chapter' ? [[`${change.fromTurn} ${change.found}`, change]] : [],
    ),
  );
  const held = [...renamed].map(([id, { found, fromTurn }]) => ({
    id,
    words: found,
    turn: fromTurn,
  }));
  const matched = matchFound(
    held,
    chapters.map(({ title, fromTurn }) => ({ words: title, turn: fromTurn })),
  );
  const known = new Set(matched.values());
  const lost = new Map(
    held.filter(({ id }) => !known.has(id)).map(({ id, turn }) => [turn, id] as const),
  );
  return chapters.map((chapter, at) => {
    const change = renamed.get(matched.get(at) ?? lost.get(chapter.fromTurn) ?? '');
    if (!change) return chapter;
    const { isWorded: _, ...rest } = chapter;
    return { ...rest, title: change.title, isRenamed: true };
  });
}
