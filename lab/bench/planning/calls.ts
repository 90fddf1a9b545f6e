import { type Analysis, heardName } from '@rapport/transcript';
import { analyseCalls, analyseDemo, type NameOf } from './analysed-meetings.ts';

export type Call = {
  /** Days since 1970-01-01. */
  day: number;
  namedSpeakers: number;
  people: readonly string[];
  /** `count`: on a matter, of all that were `spoken`. */
  exchanges: { a: string; b: string; count: number; spoken: number }[];
};

const dayMs = 24 * 60 * 60 * 1000;

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
export const readPastCalls = (data: string): Call[] =>
  analyseCalls(data)
    .map(({ fileName, analysis }) =>
      callOf(analysis, fileName.split('_')[1] ?? '', ({ name }) => heardName(name)),
    )
    .sort(byDay);

/** The calls of the demonstration, with people of its directory. */
export const readDemoCalls = async (today: string): Promise<Call[]> =>
  (await analyseDemo(today))
    .map(({ file, analysis }) =>
      callOf(analysis, file.date, ({ directoryUserId }) => directoryUserId),
    )
    .sort(byDay);
