import { joinPairs, neighbours, overlapOf } from './people.ts';
import { leastMeetings } from './series-size.ts';
import type { SeriesMeeting } from './types.ts';

/**
 * Groups of meetings whose titles have the same key and carry information.
 *
 * Two teams may each have a 'Product sync'. They are kept apart if each has enough meetings for a series, their
 * periods overlap, and they share hardly any people. Nothing else splits a title: people change over the years, and
 * groups that follow each other in time are one series whose people changed, or whose names were written differently.
 */
export function splitByTeam(meetings: readonly SeriesMeeting[]): SeriesMeeting[][] {
  const groups = joinPairs(meetings, overlapping(meetings));
  const teams = groups.filter((group) => group.length >= leastMeetings);
  if (!teams.some((team, at) => teams.slice(at + 1).some((other) => atOnce(team, other))))
    return [[...meetings]];
  const others = groups.filter((group) => group.length < leastMeetings).flat();
  return addToNearest(teams, others);
}

/**
 * More than a third of the smaller meeting: of three people, a single one who is in both teams does not join them.
 */
const sameTeamShare = 1 / 3;

function* overlapping(meetings: readonly SeriesMeeting[]) {
  for (const pair of neighbours(meetings)) {
    const { shared, smaller } = overlapOf(pair[0].people, pair[1].people);
    if (shared > sameTeamShare * smaller) yield pair;
  }
}

function spanOf(meetings: readonly SeriesMeeting[]): [number, number] | null {
  const days = meetings.flatMap(({ start }) => start?.day ?? []);
  return days.length === 0
    ? null
    : days.reduce(([first, last], day) => [Math.min(first, day), Math.max(last, day)], [
        Infinity,
        -Infinity,
      ] as [number, number]);
}

function atOnce(one: readonly SeriesMeeting[], other: readonly SeriesMeeting[]): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a !== null && b !== null && a[0] <= b[1] && b[0] <= a[1];
}

/**
 * Adds meetings to the team that most of their people are in; if equal, to the one whose meetings are nearest in
 * time, then the first.
 */
function addToNearest(
  teams: readonly (readonly SeriesMeeting[])[],
  others: readonly SeriesMeeting[],
): SeriesMeeting[][] {
  const added = teams.map((meetings) => ({
    meetings: [...meetings],
    people: new Set(meetings.flatMap(({ people }) => people)),
    days: meetings.flatMap(({ start }) => start?.day ?? []),
  }));
  for (const meeting of others) {
    const [nearest] = added
      .map((team) => ({
        team,
        shared: meeting.people.filter((person) => team.people.has(person)).length,
        days: distanceTo(team.days, meeting),
      }))
      .toSorted((a, b) => b.shared - a.shared || a.days - b.days);
    nearest?.team.meetings.push(meeting);
  }
  return added.map(({ meetings }) => meetings);
}

const distanceTo = (days: readonly number[], { start }: SeriesMeeting): number =>
  start === null ? 0 : days.reduce((least, day) => Math.min(least, Math.abs(day - start.day)), 1e9);
