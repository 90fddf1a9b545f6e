import { joinByPeople } from './join-by-people.ts';
import { byStart } from './order.ts';
import { partByPeople } from './people-series.ts';
import { rhythmOf, weekdayOf } from './rhythm.ts';
import { leastMeetings } from './series-size.ts';
import { type Distinctness, readTitle } from './title/read-title.ts';
import { splitByTeam } from './title-series.ts';
import type { FoundSeries, How, SeriesMeeting } from './types.ts';

/**
 * The series among meetings with the same title key.
 *
 * @param meetings All meetings of an organization with this key, which is not empty
 */
export function seriesOfTitle(meetings: readonly SeriesMeeting[]): SeriesMeeting[][] {
  const [first] = meetings;
  if (!first || meetings.length < leastMeetings) return [];
  return readTitle(first.title).distinctness === 'kind'
    ? partByPeople(meetings)
    : splitByTeam(meetings);
}

/** A distinctive title that occurs again belongs to another series. */
const isOfRepeatedTitle = ({ distinctness, sameKey }: LooseMeeting) =>
  distinctness === 'name' && sameKey > 1;

/**
 * Finds which meetings of one weekday belong to series by their people.
 *
 * @param titled Series by title that are usually on this weekday
 * @param loose Meetings of this weekday that are in no series by title
 * @returns For each of `titled` the meetings that join it, and new series among the other meetings
 */
export function seriesOfWeekday(
  titled: readonly (readonly SeriesMeeting[])[],
  loose: readonly LooseMeeting[],
): { joined: SeriesMeeting[][]; untitled: SeriesMeeting[][] } {
  const free = loose.filter((meeting) => !isOfRepeatedTitle(meeting));
  const joined = joinByPeople(titled, free);
  const taken = new Set(joined.flat());
  const rest = free.filter((meeting) => !taken.has(meeting));
  const found = partByPeople(rest.filter(({ distinctness }) => distinctness === 'nothing'));
  const inFound = new Set(found.flat());
  const later = joinByPeople(
    found,
    rest.filter((meeting) => !inFound.has(meeting)),
  );
  return { joined, untitled: found.map((meetings, at) => [...meetings, ...(later[at] ?? [])]) };
}

/** A meeting that is in no series by its title. */
export type LooseMeeting = SeriesMeeting & {
  distinctness: Distinctness;
  /** Number of meetings of the organization with the same title key, including this one. */
  sameKey: number;
};

/** All series of an organization; the order of `meetings` does not matter. */
export function findSeries(meetings: readonly SeriesMeeting[]): FoundSeries[] {
  const titles = new Map(meetings.map(({ id, title }) => [id, readTitle(title)]));
  const keyOf = ({ id }: SeriesMeeting) => titles.get(id)?.key ?? '';
  const byKey = Map.groupBy(meetings, keyOf);
  const titled = [...byKey].flatMap(([key, ofKey]) => (key === '' ? [] : seriesOfTitle(ofKey)));
  const inTitled = new Set(titled.flat());
  const loose = meetings
    .filter((meeting) => !inTitled.has(meeting))
    .map((meeting) => ({
      ...meeting,
      distinctness: titles.get(meeting.id)?.distinctness ?? 'nothing',
      sameKey: byKey.get(keyOf(meeting))?.length ?? 1,
    }));
  const titledOn = Map.groupBy(titled, usualWeekday);
  const looseOn = Map.groupBy(loose, ({ start }) => (start === null ? null : weekdayOf(start.day)));
  const irregular = titledOn.get(null) ?? [];
  const found = irregular.map((ofTitle) => foundSeries(ofTitle, []));
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const here = titledOn.get(weekday) ?? [];
    const { joined, untitled } = seriesOfWeekday(here, looseOn.get(weekday) ?? []);
    found.push(...here.map((ofTitle, at) => foundSeries(ofTitle, joined[at] ?? [])));
    found.push(...untitled.map((ofPeople) => foundSeries([], ofPeople)));
  }
  return found;
}

/** 0 for Monday; null if no weekday is usual. */
export const usualWeekday = (meetings: readonly SeriesMeeting[]): number | null =>
  rhythmOf(meetings.map(({ start }) => start)).weekday;

function foundSeries(
  ofTitle: readonly SeriesMeeting[],
  ofPeople: readonly SeriesMeeting[],
): FoundSeries {
  const how = new Map<SeriesMeeting, How>([
    ...ofTitle.map((meeting) => [meeting, 'title'] as const),
    ...ofPeople.map((meeting) => [meeting, 'people'] as const),
  ]);
  const inOrder = [...how].toSorted(([one], [other]) => byStart(one, other));
  return { meetings: inOrder.map(([{ id }, reason]) => ({ id, how: reason })) };
}
