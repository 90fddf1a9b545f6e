import type { Meeting, Periods } from '../index.ts';

export const departments: ReadonlyMap<string, string> = new Map(
  ['design', 'sales', 'finance', 'legal'].flatMap((department) =>
    ['1', '2', '3'].map((number): [string, string] => [`${department}${number}`, department]),
  ),
);

type Held = Partial<Omit<Meeting, 'speakers'>> & { people: string; spoken?: number };

/** A meeting of an hour, in which all people speak equally long and every two answer each other once. */
export function held({ people: names, spoken = 1, ...rest }: Held): Meeting {
  const people = names.split(' ').sort();
  return {
    id: `${rest.series ?? ''} ${names} ${rest.week}`,
    week: 1,
    hours: spoken,
    namedSpeakers: people.length,
    speakers: people.map((person) => ({ person, hours: spoken / people.length })),
    exchanges: people.flatMap((a, at) => people.slice(at + 1).map((b) => ({ a, b, count: 1 }))),
    initiatives: [],
    series: null,
    talkBalance: null,
    overdueActions: 0,
    ...rest,
  };
}

/** A series that meets in every week of `weeks`. */
export const seriesOf = (series: string, weeks: readonly number[], meeting: Held): Meeting[] =>
  weeks.map((week) => held({ ...meeting, series, week }));

/** Weeks 1 to 4 are before, 5 to 8 now. */
export const fourWeeks = (meetings: readonly Meeting[]): Periods => ({
  weeks: 4,
  before: meetings.filter(({ week }) => week <= 4),
  now: meetings.filter(({ week }) => week > 4),
});
