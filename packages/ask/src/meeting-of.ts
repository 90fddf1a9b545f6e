import type { Analysis } from '@rapport/transcript';
import type { Known } from './question/read-question.ts';
import type { Meeting } from './types.ts';

/** A meeting as the analysis reads it. People are named as they are heard in all of their meetings. */
export function meetingOf(id: string, analysis: Analysis, series: string | null = null): Meeting {
  const names = new Map(analysis.participants.map(({ name, heardAs }) => [name, heardAs ?? name]));
  return {
    id,
    title: analysis.title ?? id,
    day: analysis.date,
    series,
    topics: analysis.initiatives,
    chapters: analysis.chapters,
    outcomes: [
      ...analysis.decisions.map(({ turn, quote }) => ({
        kind: 'decision' as const,
        turn,
        quote,
        owner: null,
      })),
      ...analysis.actionItems.map(({ turn, quote, owner }) => ({
        kind: 'action' as const,
        turn,
        quote,
        owner: owner === null ? null : (names.get(owner) ?? owner),
      })),
      ...analysis.openQuestions.map(({ turn, quote }) => ({
        kind: 'question' as const,
        turn,
        quote,
        owner: null,
      })),
    ],
    turns: analysis.turns.map(({ speaker, start, text }) => ({
      speaker: speaker === null ? null : (names.get(speaker) ?? speaker),
      start,
      text,
    })),
  };
}

/** The people of a meeting, in the order of their first words. */
export const speakersOf = ({ turns }: Pick<Meeting, 'turns'>): string[] => [
  ...new Set(turns.flatMap(({ speaker }) => speaker ?? [])),
];

/** What a question about one meeting may name. */
export const knownIn = (meeting: Pick<Meeting, 'turns' | 'day'>): Known => ({
  people: speakersOf(meeting).map((name) => ({ name })),
  series: [],
  today: meeting.day ?? '2000-01-01',
});
