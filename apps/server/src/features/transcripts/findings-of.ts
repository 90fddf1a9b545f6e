import type { MeetingFindings } from '@rapport/contract';
import type { Analysis, Outcome } from '@rapport/transcript';

type Found = Pick<Analysis, 'inShort' | 'chapters' | 'decisions' | 'openQuestions' | 'turns'>;

/** Findings stored beside the actions. Speakers follow from the turns. */
export function findingsOf(analysis: Found): MeetingFindings {
  const { inShort, chapters, turns } = analysis;
  const sentencesOf = (found: readonly Outcome[]) =>
    found.map(({ text, turn, quote }) => ({ text, evidence: [{ turn, quote }] }));
  return {
    inShort,
    chapters: chapters.map(({ title, fromTurn, toTurn }) => ({
      title,
      fromTurn,
      toTurn,
      start: turns[fromTurn]?.start ?? null,
      end: turns[toTurn]?.end ?? null,
    })),
    decisions: sentencesOf(analysis.decisions),
    openQuestions: sentencesOf(analysis.openQuestions),
  };
}
