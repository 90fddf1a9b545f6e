import type { FoundTalk, MeetingFindings } from '@rapport/contract';
import type { ActionItem, Analysis, Outcome } from '@rapport/transcript';
import type { WrittenAnalysis } from '../../model-texts/written-analysis.ts';

type Found = Pick<Analysis, 'inShort' | 'decisions' | 'openQuestions' | 'actionItems' | 'turns'> &
  Pick<WrittenAnalysis, 'chapters' | 'secondReading' | 'worded'>;

/** The findings stored beside sure actions. Speakers can be derived from the turns. */
export function findingsOf(analysis: Found): MeetingFindings {
  const { inShort, chapters, turns } = analysis;
  const decisions = partsOf(analysis.decisions);
  const openQuestions = partsOf(analysis.openQuestions);
  return {
    inShort,
    chapters: chapters.map(({ title, isWorded, fromTurn, toTurn }) => ({
      title,
      ...(isWorded && { isWorded }),
      fromTurn,
      toTurn,
      start: turns[fromTurn]?.start ?? null,
      end: turns[toTurn]?.end ?? null,
    })),
    decisions: decisions.sure.map((one) => ({
      ...sentenceOf(one),
      ...(one.vote && { vote: one.vote }),
    })),
    openQuestions: openQuestions.sure.map(sentenceOf),
    ...(analysis.secondReading && { secondReading: analysis.secondReading }),
    ...(analysis.worded && { worded: analysis.worded }),
    maybe: {
      decisions: decisions.maybe.map(sentenceOf),
      actions: partsOf(analysis.actionItems).maybe.map((item) => ({
        ...sentenceOf(item),
        owner: item.owner,
        dueDate: item.due,
        dueDay: item.dueDate,
        before: item.before,
      })),
      openQuestions: openQuestions.maybe.map(sentenceOf),
    },
  };
}

const sentenceOf = ({ text, turn, quote }: Outcome | ActionItem) => ({
  text,
  evidence: [{ turn, quote }],
});

export const partsOf = <Item extends { sure: boolean }>(items: readonly Item[]) => ({
  sure: items.filter(({ sure }) => sure),
  maybe: items.filter(({ sure }) => !sure),
});

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
