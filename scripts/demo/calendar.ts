import { randomFrom } from '../random.ts';
import { allSeries } from './all-series.ts';
import type { Speaker } from './people.ts';
import { speakerNamed } from './people.ts';
import { seedOf } from './seed.ts';
import type { Series } from './series.ts';

export type PlannedMeeting = Pick<Series, 'topics' | 'words' | 'layout' | 'time'> & {
  series: string;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  weeksAgo: number;
  /** The host comes first. */
  people: readonly Speaker[];
  labelOf: (speaker: Speaker) => string;
};

const dayMs = 24 * 60 * 60 * 1000;
/** The four transcripts of `present-files.ts` make it 120. */
const plannedMeetings = 116;
const awayAtMost = 0.25;

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
  const { title, alsoCalled = title, weekday, topics, words, layout, time, labels = {} } = series;
  const random = randomFrom(seedOf(`${title} ${weeksAgo}`));
  const [host, ...others] = series.people.split(', ').flatMap((entry) => invited(entry, weeksAgo));
  random.shuffle(others);
  const away = series.weeks.length === 1 ? 0 : random.between(0, awayAtMost) * others.length;
  return {
    series: title,
    title: weeksAgo % 6 === 4 ? alsoCalled : title,
    date: dayBefore(today, weeksAgo, weekday),
    time,
    weeksAgo,
    people: [host, ...others.slice(Math.floor(away))].filter((speaker) => speaker !== undefined),
    topics,
    words,
    layout,
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
