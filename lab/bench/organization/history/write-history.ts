import type { Happened } from '@rapport/contract';
import { type Random, randomFrom } from '../../../../scripts/random.ts';

/** A meeting as it was held: who spoke, in the order of first turns, and which topics were named. */
export type HeldMeeting = {
  title: string;
  /** Days since the first Monday. */
  day: number;
  minutes: number;
  people: string[];
  topics: string[];
};

/** Something that the history contains: who, which series or which topic. */
export type Planted = {
  kind: Exclude<Happened['kind'], 'decided' | 'vote-passed'>;
  subject: string;
};

export type History = {
  departmentOf: Map<string, string>;
  meetings: HeldMeeting[];
  planted: Planted[];
};

export const historyWeeks = 104;
const departments = ['Engineering', 'Sales', 'Product', 'Finance', 'People'];
const names = [
  ...['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Faye', 'Gus', 'Hana', 'Ivo', 'Jana', 'Kai', 'Lena'],
  ...['Milo', 'Nora', 'Otto', 'Pia', 'Quin', 'Rita', 'Sven', 'Tara', 'Udo', 'Vera', 'Wim', 'Xena'],
  ...['Yann', 'Zoe', 'Arlo', 'Bela', 'Cara', 'Dan', 'Elin', 'Finn', 'Gita', 'Hugo', 'Ines', 'Joel'],
];
const subjects = [
  ...['Harbour', 'Lantern', 'Meadow', 'Granite', 'Falcon', 'Saffron', 'Compass', 'Juniper'],
  ...['Cobalt', 'Willow', 'Beacon', 'Thistle', 'Anchor', 'Maple', 'Quarry', 'Sparrow'],
];
const works = ['budget', 'review', 'standup', 'planning', 'sync', 'council', 'clinic', 'board'];

/** They neither join nor leave. */
const leads = names.slice(8, 24);

const weekDays = 7;
/** Nobody meets in these weeks of a year. */
const holidays = [51, 52];

type Series = {
  title: string;
  weekday: number;
  distance: number;
  from: number;
  /** The last week with a meeting. */
  to: number;
  people: string[];
  chair: string;
  heir?: { name: string; from: number };
  pause?: { from: number; to: number };
  minutes: number;
};

/**
 * Two years of an invented organization: series of different rhythms with people who are absent now and then, and
 * what happens to them. Rhythms are whole weeks; one meeting in twenty is cancelled, never two in a row.
 */
export function writeHistory(seed: number): History {
  const random = randomFrom(seed);
  const departmentOf = new Map(names.map((name) => [name, random.pick(departments)]));
  const joins = new Map(names.slice(24).map((name) => [name, 20 + Math.floor(random.next() * 70)]));
  const leaves = new Map(
    names.slice(0, 8).map((name) => [name, 30 + Math.floor(random.next() * 55)]),
  );
  const series = works.flatMap((work, at) => [
    buildSeries(random, `${subjects[at]} ${work}`, at),
    buildSeries(random, `${subjects[at + works.length]} ${work}`, at + works.length),
  ]);
  const topics = subjects.map((subject, at) => ({
    name: `${subject} ${['tender', 'outage', 'lease', 'merger'][at % 4]}`,
    from: at < 4 ? 0 : 12 + Math.floor(random.next() * 85),
  }));
  const isThere = (name: string, week: number) =>
    week >= (joins.get(name) ?? 0) && week < (leaves.get(name) ?? historyWeeks);
  const meetings = series.flatMap((one) => hold(random, one, isThere));
  for (const meeting of meetings) {
    const week = Math.floor(meeting.day / weekDays);
    const named = topics.filter(
      ({ from }) => week >= from && random.next() < (week < from + 4 ? 0.35 : 0.08),
    );
    meeting.topics = named.map(({ name }) => name);
  }
  meetings.sort((one, other) => one.day - other.day);
  const planted = [
    ...names.flatMap((name) => plantedOf(name, meetings)),
    ...series.flatMap(plantedIn),
    ...topics
      .filter(({ from }) => from > 0)
      .map(({ name }) => ({ kind: 'topic-first' as const, subject: name })),
  ];
  return { departmentOf, meetings, planted };
}

function buildSeries(random: Random, title: string, at: number): Series {
  const distance = [1, 1, 2, 1, 4, 2, 1, 2][at % 8] ?? 1;
  const people = [...names];
  random.shuffle(people);
  const [chair = '', heir = ''] = people.filter((name) => leads.includes(name));
  const members = [...new Set([chair, heir, ...people.slice(0, 7)])];
  const between = (low: number, high: number) => Math.floor(random.between(low, high));
  return {
    title,
    weekday: at % 5,
    distance,
    from: at % 4 === 1 ? between(20, 70) : 0,
    to: at % 4 === 2 ? between(40, 80) : historyWeeks - 1,
    people: members,
    chair,
    ...(at % 4 === 3 && { heir: { name: heir, from: between(30, 80) } }),
    ...(at % 8 === 5 && { pause: pauseOf(between(76, 86), distance) }),
    minutes: 15 * (1 + (at % 4)),
  };
}

/** Two meetings are left out: the third distance is longer than a pause of two, and shorter than the four of an end. */
const pauseOf = (from: number, distance: number) => ({ from, to: from + 2 * distance });

/** Meetings from the fourth week on are no longer the beginning of what is known. */
const knownFrom = 4 * weekDays;
const heardWeeks = 26;
const silentWeeks = 13;
const meetingsMin = 6;

function plantedOf(subject: string, meetings: readonly HeldMeeting[]): Planted[] {
  const weeksHeard = meetings
    .filter(({ people }) => people.includes(subject))
    .map(({ day }) => Math.floor(day / weekDays));
  const [first, last] = [weeksHeard[0], weeksHeard.at(-1)];
  if (first === undefined || last === undefined) return [];
  const regularly = weeksHeard.filter((week) => week > last - heardWeeks).length >= meetingsMin;
  return [
    ...(first * weekDays >= knownFrom ? [{ kind: 'heard-first' as const, subject }] : []),
    ...(regularly && last + silentWeeks < historyWeeks
      ? [{ kind: 'heard-no-longer' as const, subject }]
      : []),
  ];
}

function plantedIn({ title, from, to, heir, pause }: Series): Planted[] {
  const kinds: (Planted['kind'] | false | undefined)[] = [
    from > 0 && 'series-began',
    to < historyWeeks - 1 && 'series-ended',
    heir && 'series-opened-by',
    pause && 'series-paused',
  ];
  return kinds.flatMap((kind) => (kind ? [{ kind, subject: title }] : []));
}

function hold(
  random: Random,
  series: Series,
  isThere: (name: string, week: number) => boolean,
): HeldMeeting[] {
  const held: HeldMeeting[] = [];
  let wasCancelled = true;
  for (let week = series.from; week <= series.to; week += series.distance) {
    const { pause } = series;
    const isAway = holidays.includes((week % 52) + 1);
    const isPaused = pause && week >= pause.from && week < pause.to;
    const isCancelled: boolean = !wasCancelled && random.next() < 0.05;
    if (isAway || isPaused || isCancelled) {
      wasCancelled = true;
      continue;
    }
    wasCancelled = false;
    const lead = series.heir && week >= series.heir.from ? series.heir.name : series.chair;
    const others = series.people.filter((name) => name !== lead && random.next() < 0.8);
    random.shuffle(others);
    const there = [lead, ...others].filter((name) => isThere(name, week));
    // Somebody else speaks first now and then.
    if (random.next() < 0.08 && there.length > 1) there.push(there.shift() ?? '');
    if (there.length < 2) continue;
    const day = week * weekDays + series.weekday;
    held.push({ title: series.title, day, minutes: series.minutes, people: there, topics: [] });
  }
  return held;
}
