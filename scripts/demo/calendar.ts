import { randomFrom } from '../random.ts';
import { allSeries } from './all-series.ts';
import type { Speaker } from './people.ts';
import { speakerNamed } from './people.ts';
import { seedOf } from './seed.ts';
import type { Series } from './series.ts';

export type PlannedMeeting = Pick<Series, 'words' | 'layout' | 'time'> &
  Required<Pick<Series, 'topics' | 'alsoSaid'>> & {
    series: string;
    title: string;
    /** YYYY-MM-DD */
    date: string;
    weeksAgo: number;
    /** The host comes first. */
    people: readonly Speaker[];
    labelOf: (speaker: Speaker) => string;
    /** Length, about. */
    minutes: number;
    /** Whether people say how they feel. */
    saysMoods: boolean;
  };

const dayMs = 24 * 60 * 60 * 1000;
/** The four transcripts of `recent-meeting-files.ts` make it 120. */
const plannedMeetings = 116;
const awayAtMost = 0.25;
type Minutes = readonly [from: number, to: number];
const shortest: Minutes = [21.5, 25];
/** By the number of words of the scenes. */
const lengths: readonly (readonly [words: number, Minutes])[] = [
  [1300, [34, 42]],
  [700, [24, 31]],
];
/** The weeks of every five in which moods are spoken of. Each series counts them from another week. */
const weeksWithMoods: ReadonlySet<number> = new Set([0, 2]);

/** The day with this weekday (0 for Monday), `weeksAgo` weeks before the week of `today`. Days are YYYY-MM-DD. */
export function dayBefore(today: string, weeksAgo: number, weekday: number): string {
  const todaysWeekday = (new Date(today).getUTCDay() + 6) % 7;
  const days = weekday - todaysWeekday - 7 * weeksAgo;
  return new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
}

/** The newest meetings before `today`, oldest first. */
export function planMeetings(today: string): PlannedMeeting[] {
  return allSeries
    .flatMap((series) => series.weeks.map((weeksAgo) => planned(series, weeksAgo, today)))
    .filter(({ date }) => date < today)
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    .slice(-plannedMeetings);
}

function planned(series: Series, weeksAgo: number, today: string): PlannedMeeting {
  const { title, alsoCalled = title, alsoSaid = [], labels = {} } = series;
  const { weekday, topics, words, layout, time } = series;
  const random = randomFrom(seedOf(`${title} ${weeksAgo}`));
  const [host, ...others] = series.people.split(', ').flatMap((entry) => invited(entry, weeksAgo));
  random.shuffle(others);
  const minutes = lengths.find(([words]) => series.words >= words)?.[1] ?? shortest;
  const away = series.weeks.length === 1 ? 0 : random.between(0, awayAtMost) * others.length;
  return {
    series: title,
    title: weeksAgo % 6 === 4 ? alsoCalled : title,
    date: dayBefore(today, weeksAgo, weekday),
    time,
    weeksAgo,
    people: [host, ...others.slice(Math.floor(away))].filter((speaker) => speaker !== undefined),
    topics,
    alsoSaid,
    words,
    layout,
    minutes: random.between(...minutes),
    saysMoods: weeksWithMoods.has((weeksAgo + title.length) % 5),
    labelOf(speaker) {
      const label = Object.entries(labels).find(([name]) => speakerNamed(name) === speaker);
      return label?.[1] ?? `${speaker.firstName} ${speaker.lastName}`;
    },
  };
}

function invited(entry: string, weeksAgo: number): Speaker[] {
  const [, name = entry, sign, week] = /^(.+) ([<>])(\d+)$/.exec(entry) ?? [];
  const comes =
    sign === undefined || (sign === '<' ? weeksAgo < Number(week) : weeksAgo > Number(week));
  return comes ? [speakerNamed(name)] : [];
}
