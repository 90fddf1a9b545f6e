import { rhythmOf } from './rhythm.ts';

/** A meeting of a series. `day` counts from 1970-01-01; `openedBy` is the key of who opened it, if known. */
export type HeldMeeting = { day: number; openedBy: string | null };

/** `day` is the first one of which it holds. */
export type SeriesEvent =
  | { kind: 'began'; day: number; meetings: number; openedBy: string | null }
  | {
      kind: 'opened-by';
      day: number;
      /** Since then. */
      meetings: number;
      openedBy: string;
      openedBefore: string;
      /** The last day on which the one before opened it. */
      until: number;
    }
  | { kind: 'paused' | 'ended'; day: number; everyDays: number; lastDay: number };

/** Days, both included. */
type Period = { from: number; to: number };

/** As many meetings make a series. */
const leastMeetings = 3;
/** A series that begins with the first known meetings may be older than they. */
const knownDaysBefore = 28;

/**
 * What happened to a series, as of the last day of a period. It is told in the period in which enough was known: that
 * of the third meeting of a new series, or of as many meetings as make a change of hands unlikely to be chance.
 *
 * @param meetings Of the series, oldest first; those after the period are ignored
 * @param knownFrom The day of the first known meeting of any kind
 */
export function seriesEvents(
  meetings: readonly HeldMeeting[],
  period: Period,
  knownFrom: number,
): SeriesEvent[] {
  const held = meetings.filter(({ day }) => day <= period.to);
  if (held.length < leastMeetings) return [];
  return [
    ...began(held, period, knownFrom),
    ...changedHands(held, period),
    ...fellSilent(held, period),
  ];
}

const isIn = ({ from, to }: Period, day: number) => day >= from && day <= to;

function began(held: readonly HeldMeeting[], period: Period, knownFrom: number): SeriesEvent[] {
  const day = held[0]?.day;
  const third = held[leastMeetings - 1]?.day;
  if (day === undefined || third === undefined || !isIn(period, third)) return [];
  if (day < knownFrom + knownDaysBefore) return [];
  return [{ kind: 'began', day, meetings: held.length, openedBy: usualOpener(held) }];
}

const usualShare = 2 / 3;

/** Who opened at least two thirds of the meetings. */
export function usualOpener(held: readonly Pick<HeldMeeting, 'openedBy'>[]): string | null {
  const [most] = [...Map.groupBy(held, ({ openedBy }) => openedBy)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most && most[1].length >= usualShare * held.length ? most[0] : null;
}

/** Of the meetings before a change. */
const comparedMeetings = 12;
const fewestBefore = 4;
const fewestSince = 2;
const chanceMost = 0.05;

/**
 * Another person has opened every meeting since. At the share of the usual opener before, estimated by Laplace's rule
 * of succession, so many meetings without them are unlikely.
 */
function changedHands(held: readonly HeldMeeting[], period: Period): SeriesEvent[] {
  const openedBy = held.at(-1)?.openedBy ?? null;
  const lastOther = held.findLastIndex((meeting) => meeting.openedBy !== openedBy);
  const since = held.slice(lastOther + 1);
  const before = held.slice(Math.max(0, lastOther + 1 - comparedMeetings), lastOther + 1);
  const first = since[0];
  if (openedBy === null || !first || before.length < fewestBefore) return [];
  const openedBefore = usualOpener(before);
  if (openedBefore === null || openedBefore === openedBy) return [];
  const theirs = before.filter((meeting) => meeting.openedBy === openedBefore);
  const share = (theirs.length + 1) / (before.length + 2);
  const needed = Math.max(fewestSince, Math.ceil(Math.log(chanceMost) / Math.log(1 - share)));
  const told = since[needed - 1]?.day;
  if (told === undefined || !isIn(period, told)) return [];
  const until = theirs.at(-1)?.day ?? first.day;
  return [
    { kind: 'opened-by', day: first.day, meetings: since.length, openedBy, openedBefore, until },
  ];
}

const pausedAfter = 2;
const endedAfter = 4;

/** A silence is told only if it is longer than each of those between its last meetings. */
function fellSilent(held: readonly HeldMeeting[], period: Period): SeriesEvent[] {
  const lastDay = held.at(-1)?.day;
  const { everyDays } = rhythmOf(held.map(({ day }) => ({ day, minute: null })));
  if (lastDay === undefined || everyDays === null || held.length <= leastMeetings) return [];
  const latest = held.slice(-comparedMeetings);
  const longest = Math.max(...latest.slice(1).map(({ day }, at) => day - (latest[at]?.day ?? day)));
  const afterSilence = (distances: number) =>
    lastDay + Math.max(distances * everyDays, longest + 1);
  const paused = { kind: 'paused', day: afterSilence(pausedAfter), everyDays, lastDay } as const;
  const ended = { kind: 'ended', day: afterSilence(endedAfter), everyDays, lastDay } as const;
  const told = ended.day <= period.to ? ended : paused;
  return isIn(period, told.day) ? [told] : [];
}
