import { type Analysis, sureOf } from '@rapport/transcript';
import type { Known } from './question/read-question.ts';
import type { Meeting } from './types.ts';

/** The most usual name of each person who is heard in several meetings, by the key that these meetings share. */
export function sharedNames(analyses: Iterable<Analysis>): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { participants } of analyses)
    for (const { heardAs, name } of participants)
      if (heardAs !== null) names.set(heardAs, [...(names.get(heardAs) ?? []), name]);
  return new Map(
    [...names].map(([key, spelled]) => {
      const [usual] = [...Map.groupBy(spelled, (name) => name)].toSorted(
        ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1),
      );
      return [key, usual?.[0] ?? key];
    }),
  );
}

/**
 * Converts an analysis to the meeting that questions are answered from.
 *
 * @param shared names of people by the key that they have in all of their meetings
 */
export function meetingOf(
  id: string,
  analysis: Analysis,
  series: string | null = null,
  shared: ReadonlyMap<string, string> = new Map(),
): Meeting {
  const names = new Map(
    analysis.participants.map(({ name, heardAs }) => [name, shared.get(heardAs ?? '') ?? name]),
  );
  return {
    id,
    title: analysis.title ?? id,
    day: analysis.date,
    series,
    topics: analysis.initiatives,
    chapters: analysis.chapters,
    outcomes: [
      ...sureOf(analysis.decisions).map(({ turn, quote }) => ({
        kind: 'decision' as const,
        turn,
        quote,
        owner: null,
      })),
      ...sureOf(analysis.actionItems).map(({ turn, quote, owner }) => ({
        kind: 'action' as const,
        turn,
        quote,
        owner: owner === null ? null : (names.get(owner) ?? owner),
      })),
      ...sureOf(analysis.openQuestions).map(({ turn, quote }) => ({
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

/** The speakers of a meeting, in the order of their first turns. */
export const speakersOf = ({ turns }: Pick<Meeting, 'turns'>): string[] => [
  ...new Set(turns.flatMap(({ speaker }) => speaker ?? [])),
];

/** The names that a question about one meeting may use. */
export const knownIn = (meeting: Pick<Meeting, 'turns' | 'day'>): Known => ({
  people: speakersOf(meeting).map((name) => ({ name })),
  series: [],
  today: meeting.day ?? '2000-01-01',
});
