import { distanceWords, type Series, type SeriesRhythm } from '@rapport/contract';
import { daySpan, longDay } from '@/lib/format-day.ts';
import { counted, numberWord, plural } from '@/lib/number-words.ts';

const weekdays = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
];

/** 'Tuesdays at 10:00'; null if there is no usual weekday. */
export function dayWords({ weekday, time }: SeriesRhythm): string | null {
  const day = weekday === null ? undefined : weekdays[weekday];
  if (!day) return null;
  return time === null ? day : `${day} at ${time}`;
}

/** 'Weekly, Tuesdays at 10:00' */
export const rhythmWords = (rhythm: SeriesRhythm): string =>
  [rhythm.everyDays === null ? null : distanceWords(rhythm.everyDays), dayWords(rhythm)]
    .filter((part) => part !== null)
    .join(', ') || 'No usual day';

/** Describes the series, and why its meetings belong to it. */
export function leadOf({ rhythm, meetings, meetingsInAll, reasons }: Series): string {
  const [first] = meetings;
  const since = first && meetings.length === meetingsInAll ? ` since ${longDay(first.date)}` : '';
  const day = dayWords(rhythm);
  const regulars = reasons.regulars.length;
  const why = [
    reasons.byTitle > 0 && 'same title',
    day !== null && 'same weekday',
    regulars > 0 &&
      `${numberWord(regulars)} ${plural(regulars, 'person', 'people')} in at least half of them`,
  ].filter((part) => part !== false);
  const found = why.length > 0 ? ` Found automatically: ${why.join(', ')}.` : '';
  return `${day === null ? '' : `${day}, `}${counted(meetingsInAll, 'meeting')}${since}.${found}`;
}

/** '3rd' */
export function ordinal(place: number): string {
  const [last, lastTwo] = [place % 10, place % 100];
  const ending = lastTwo >= 11 && lastTwo <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
  return `${place}${ending}`;
}

/** 'From 14 meetings; 12 of 13 speakers known', or 'From the latest 100 of 443 meetings; …' */
export function coverageOf(series: Series): string {
  const { meetings, meetingsInAll, speakers, speakersKnown } = series;
  const latest = meetings.length < meetingsInAll ? `the latest ${meetings.length} of ` : '';
  const known =
    speakersKnown === speakers
      ? `all ${counted(speakers, 'speaker')} known`
      : `${speakersKnown} of ${counted(speakers, 'speaker')} known`;
  return `From ${latest}${counted(meetingsInAll, 'meeting')}; ${known}`;
}

/** '11 August to 17 November 2026' */
export function daysOf({ meetings }: Series): string {
  const [first, last] = [meetings[0], meetings.at(-1)];
  return first && last ? daySpan(first.date, last.date) : '';
}
