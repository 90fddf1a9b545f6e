import type { CarriedMeeting } from '@rapport/ask';
import { topicForm } from '@rapport/server/features/planning/offboarding/cut-to-topic';
import { type Analysis, heardName } from '@rapport/transcript';
import { analyseCalls, analyseDemo, type NameOf } from './analysed-meetings.ts';

export type ReadMeeting = CarriedMeeting & {
  /** Milliseconds since 1970-01-01. */
  day: number;
  people: readonly string[];
  /** `isShown`: among the topics of the meeting. */
  topics: { key: string; isShown: boolean; mentions: ReadonlyMap<string, number> }[];
};

function meetingOf(
  analysis: Analysis,
  about: Pick<ReadMeeting, 'id' | 'series' | 'day'>,
  nameOf: NameOf,
): ReadMeeting {
  const { participants, turns, initiatives, alsoSaid } = analysis;
  const names = new Map(participants.map((one) => [one.name, nameOf(one)]));
  const people = participants.flatMap((one) => nameOf(one) ?? []);
  const mentionsOf = (turnsOf: (one: Analysis['participants'][number]) => number) =>
    new Map(
      participants.flatMap((one) => {
        const [name, count] = [nameOf(one) ?? one.name, turnsOf(one)];
        return count > 0 ? [[name, count] as const] : [];
      }),
    );
  const opener = participants[analysis.openerPosition];
  return {
    ...about,
    people,
    openedBy: opener ? nameOf(opener) : null,
    turns: turns.map(({ index, speaker, text }) => ({
      turn: index,
      person: speaker === null ? null : (names.get(speaker) ?? null),
      text,
    })),
    topics: [
      ...initiatives.map((topic, at) => ({
        key: topicForm(topic),
        isShown: true,
        mentions: mentionsOf(({ turnFacts }) =>
          turnFacts.reduce((sum, fact) => sum + (fact.topics.includes(at) ? fact.turns : 0), 0),
        ),
      })),
      ...alsoSaid.map((topic, at) => ({
        key: topicForm(topic),
        isShown: false,
        mentions: mentionsOf(({ alsoTurns }) => alsoTurns[at] ?? 0),
      })),
    ],
  };
}

/** The series of a meeting by the letters of its title. */
export const seriesOf = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '');

export const readCalls = (data: string): ReadMeeting[] =>
  analyseCalls(data)
    .map(({ fileName, analysis }) => {
      const [series = '', date = ''] = fileName.split('_');
      const about = { id: fileName.replace(/\.vtt$/, ''), series, day: Date.parse(date) };
      return meetingOf(analysis, about, ({ name }) => heardName(name));
    })
    .sort((one, other) => one.day - other.day);

export const readDemo = async (today: string): Promise<ReadMeeting[]> =>
  (await analyseDemo(today)).map(({ file: { date, title }, analysis }) => {
    const about = { id: `${date} ${title}`, series: seriesOf(title), day: Date.parse(date) };
    return meetingOf(analysis, about, ({ directoryUserId }) => directoryUserId);
  });
