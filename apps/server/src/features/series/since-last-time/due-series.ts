import { nextUsualDay } from '@rapport/series';
import { dayNumber, nameFor, presentRhythm, startsOf, writtenDay } from '../present-series.ts';
import type { OwnMeeting } from './own-series-repository.ts';

/** A meeting is due within this many days from today. */
export const dueWithinDays = 7;

/** A series is the reader's own if they were heard in two of its last five meetings. */
const lastMeetings = 5;
const leastHeard = 2;

/** Enough for everybody; each is read with its last meeting. */
const seriesMax = 20;

export type DueSeries = {
  id: string;
  name: string;
  dueDate: string;
  dueTime: string | null;
  /** YYYY-MM-DD */
  lastDate: string;
  last: OwnMeeting;
  /** Oldest first. */
  before: readonly OwnMeeting[];
};

/**
 * The reader's own series whose next usual day is at most seven days after today, the soonest first.
 *
 * @param rows Meetings of series, the oldest first
 * @param today YYYY-MM-DD by the organization's clock
 */
export function dueSeriesOf(rows: readonly OwnMeeting[], today: string): DueSeries[] {
  return [...Map.groupBy(rows, ({ seriesId }) => seriesId).values()]
    .filter((meetings) => heardLately(meetings) >= leastHeard)
    .flatMap((meetings) => dueOf(meetings, dayNumber(today)))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .slice(0, seriesMax);
}

const heardLately = (meetings: readonly OwnMeeting[]) =>
  meetings.slice(-lastMeetings).filter(({ isOwn }) => isOwn).length;

function dueOf(meetings: readonly OwnMeeting[], today: number): DueSeries[] {
  const last = meetings.at(-1);
  if (!last || last.day === null) return [];
  const rhythm = startsOf(meetings);
  const due = nextUsualDay(rhythm, last.day, today);
  if (due === null || due > today + dueWithinDays) return [];
  return [
    {
      id: last.seriesId,
      name: nameFor(last.seriesName, meetings),
      dueDate: writtenDay(due),
      dueTime: presentRhythm(rhythm).time,
      lastDate: writtenDay(last.day),
      last,
      before: meetings.slice(0, -1),
    },
  ];
}

/** Without a time after those with one. */
const placeOf = ({ dueDate, dueTime, name, id }: DueSeries) =>
  [dueDate, dueTime ?? '24:00', name, id].join(' ');
