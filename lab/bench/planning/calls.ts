import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { type Analysis, analyseTranscript, heardName } from '@rapport/transcript';
import { demoFiles } from '../../../scripts/demo/demo-files.ts';
import { demoPeople } from '../../../scripts/demo/people.ts';

export type Call = {
  /** Days since 1970-01-01. */
  day: number;
  namedSpeakers: number;
  people: readonly string[];
  /** `count`: on a matter, of all that were `spoken`. */
  exchanges: { a: string; b: string; count: number; spoken: number }[];
};

const dayMs = 24 * 60 * 60 * 1000;

type NameOf = (participant: Analysis['participants'][number]) => string | null;

/** Who answered whom, by participants' names; participants without a name are left out. */
function callOf({ participants, graph }: Analysis, date: string, nameOf: NameOf): Call {
  const names = new Map(participants.map((participant) => [participant.id, nameOf(participant)]));
  const people = [...names.values()].filter((name) => name !== null);
  return {
    day: Date.parse(date) / dayMs,
    namedSpeakers: people.length,
    people,
    exchanges: graph.links.flatMap(({ source, target, value, onMatter }) => {
      const [a, b] = [names.get(source), names.get(target)].sort();
      return a && b && a !== b ? [{ a, b, count: onMatter, spoken: value }] : [];
    }),
  };
}

const byDay = (one: Call, other: Call) => one.day - other.day;

/** The 80 calls, with people by the name as heard. */
export function readPastCalls(data: string): Call[] {
  const folder = join(data, 'outcomes/calls');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.vtt'))
    .map((fileName) => {
      const text = readFileSync(join(folder, fileName), 'utf8');
      const analysis = analyseTranscript({ text, fileName, directory: [] });
      return callOf(analysis, fileName.split('_')[1] ?? '', ({ name }) => heardName(name));
    })
    .sort(byDay);
}

/** The calls of the demonstration, with people of its directory. */
export async function readDemoCalls(today: string): Promise<Call[]> {
  const directory = demoPeople.map((person) => ({
    ...person,
    id: `${person.firstName} ${person.lastName}`,
  }));
  const calls = (await demoFiles(today)).map(async (file) => {
    const { fileName } = file;
    const analysis = analyseTranscript({ text: await extractText(file), fileName, directory });
    return callOf(analysis, file.date, ({ directoryUserId }) => directoryUserId);
  });
  return (await Promise.all(calls)).sort(byDay);
}
