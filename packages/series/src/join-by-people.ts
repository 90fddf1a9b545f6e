import { isSameHour, rhythmOf, weekdayOf } from './rhythm.ts';
import type { Rhythm, SeriesMeeting } from './types.ts';

/** A regular took part in at least this share of the meetings. */
const regularShare = 0.5;
/**
 * Least number of regulars in common. Two people meet for many reasons; three at the usual time most likely meet for
 * the series.
 */
const leastShared = 3;
/** Least share of the regulars who are present, and of the people present who are regulars. */
const sharedShare = 0.5;
/**
 * A meeting nearer than this to another meeting of the series, as a share of the usual distance, does not belong to
 * it.
 */
const freeDistance = 0.5;

type Profile = {
  regulars: ReadonlySet<string>;
  rhythm: Rhythm;
  days: readonly number[];
};

/** The people who were in at least half of the meetings. */
export function regularsOf(meetings: readonly Pick<SeriesMeeting, 'people'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { people } of meetings)
    for (const person of new Set(people)) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= regularShare * meetings.length)
    .map(([person]) => person);
}

/**
 * Finds meetings with another title that belong to a series by their people: at its weekday and hour, in a gap
 * between its meetings. Each joins at most one series. All are compared with the series as it was before, so the
 * order does not matter.
 *
 * @returns For each series the meetings that join it
 */
export function joinByPeople(
  series: readonly (readonly SeriesMeeting[])[],
  loose: readonly SeriesMeeting[],
): SeriesMeeting[][] {
  const profiles = series.map(profileOf);
  const byPerson = new Map<string, number[]>();
  for (const [at, { regulars, rhythm }] of profiles.entries())
    if (rhythm.weekday !== null)
      for (const person of regulars) {
        const list = byPerson.get(person);
        if (list) list.push(at);
        else byPerson.set(person, [at]);
      }
  const joined: SeriesMeeting[][] = series.map(() => []);
  for (const meeting of loose) {
    const at = likestSeries(meeting, profiles, byPerson);
    if (at !== null) joined[at]?.push(meeting);
  }
  return joined;
}

function profileOf(meetings: readonly SeriesMeeting[]): Profile {
  return {
    regulars: new Set(regularsOf(meetings)),
    rhythm: rhythmOf(meetings.map(({ start }) => start)),
    days: meetings.flatMap(({ start }) => start?.day ?? []),
  };
}

/** The series that shares the most people with the meeting; null if two share equally many. */
function likestSeries(
  meeting: SeriesMeeting,
  profiles: readonly Profile[],
  byPerson: ReadonlyMap<string, readonly number[]>,
): number | null {
  const shared = new Map<number, number>();
  for (const person of meeting.people)
    for (const at of byPerson.get(person) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  const likest = [...shared]
    .filter(([at, count]) => {
      const profile = profiles[at];
      return profile && isOf(profile, meeting, count);
    })
    .toSorted(([, a], [, b]) => b - a);
  const [first, second] = likest;
  if (!first || (second && second[1] === first[1])) return null;
  return first[0];
}

function isOf(
  { regulars, rhythm, days }: Profile,
  { people, start }: SeriesMeeting,
  shared: number,
): boolean {
  if (start === null || rhythm.everyDays === null) return false;
  if (shared < leastShared) return false;
  if (shared < sharedShare * regulars.size || shared < sharedShare * people.length) return false;
  if (weekdayOf(start.day) !== rhythm.weekday || !isSameHour(start.minute, rhythm.minute))
    return false;
  const free = freeDistance * rhythm.everyDays;
  const nearest = Math.min(...days.map((day) => Math.abs(day - start.day)));
  return nearest >= free && nearest <= rhythm.everyDays;
}
