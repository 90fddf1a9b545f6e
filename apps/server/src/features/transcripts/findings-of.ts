import type { FoundTalk, MeetingFindings } from '@rapport/contract';
import type { Analysis, Outcome } from '@rapport/transcript';

type Found = Pick<Analysis, 'inShort' | 'chapters' | 'decisions' | 'openQuestions' | 'turns'>;

/** The findings stored beside actions. Speakers can be derived from the turns. */
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

/** `idOf` returns the stored id of a participant by name. */
export function foundTalkOf(
  { dynamics: { monologue, silence } }: Pick<Analysis, 'dynamics'>,
  idOf: (name: string) => string | undefined,
): FoundTalk {
  const participantId = monologue && idOf(monologue.speaker);
  if (!monologue || !participantId) return { monologue: null, silence };
  const { turn, start, seconds, words } = monologue;
  return { monologue: { participantId, turn, start, seconds, words }, silence };
}
