import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CarriedMeeting } from '@rapport/ask';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { type Analysis, analyseTranscript, heardName } from '@rapport/transcript';
import { demoFiles } from '../../../scripts/demo/demo-files.ts';
import { demoPeople } from '../../../scripts/demo/people.ts';

export type ReadMeeting = CarriedMeeting & {
  /** Milliseconds since 1970-01-01. */
  day: number;
  people: readonly string[];
  openedBy: string | null;
  /** `isShown`: among the topics of the meeting. */
  topics: { key: string; isShown: boolean; mentions: ReadonlyMap<string, number> }[];
};

type NameOf = (participant: Analysis['participants'][number]) => string | null;

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
  const [first] = participants;
  return {
    ...about,
    people,
    openedBy: first ? nameOf(first) : null,
    turns: turns.map(({ index, speaker, text }) => ({
      turn: index,
      person: speaker === null ? null : (names.get(speaker) ?? null),
      text,
    })),
    topics: [
      ...initiatives.map((topic, at) => ({
        key: keyOf(topic),
        isShown: true,
        mentions: mentionsOf(({ turnFacts }) =>
          turnFacts.reduce((sum, fact) => sum + (fact.topics.includes(at) ? fact.turns : 0), 0),
        ),
      })),
      ...alsoSaid.map((topic, at) => ({
        key: keyOf(topic),
        isShown: false,
        mentions: mentionsOf(({ alsoTurns }) => alsoTurns[at] ?? 0),
      })),
    ],
  };
}

const keyOf = (topic: string) =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L}{2,}[^s ])s( |$)/gu, '$1$2');

/** The series of a meeting by the letters of its title. */
const seriesOf = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '');

export function readCalls(data: string): ReadMeeting[] {
  const folder = join(data, 'outcomes/calls');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.vtt'))
    .map((fileName) => {
      const text = readFileSync(join(folder, fileName), 'utf8');
      const analysis = analyseTranscript({ text, fileName, directory: [] });
      const [series = '', date = ''] = fileName.split('_');
      const about = { id: fileName.replace(/\.vtt$/, ''), series, day: Date.parse(date) };
      return meetingOf(analysis, about, ({ name }) => heardName(name));
    })
    .sort((one, other) => one.day - other.day);
}

export async function readDemo(today: string): Promise<ReadMeeting[]> {
  const directory = demoPeople.map((person) => ({
    ...person,
    id: `${person.firstName} ${person.lastName}`,
  }));
  return Promise.all(
    (await demoFiles(today)).map(async (file) => {
      const text = await extractText(file);
      const analysis = analyseTranscript({ text, fileName: file.fileName, directory });
      const about = {
        id: `${file.date} ${file.title}`,
        series: seriesOf(file.title),
        day: Date.parse(file.date),
      };
      return meetingOf(analysis, about, ({ directoryUserId }) => directoryUserId);
    }),
  );
}
