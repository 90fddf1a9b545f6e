import { type Exchange, type Meeting, talkBalance } from '../../../packages/network/src/index.ts';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import { binomial, logNormal, poisson, weightedPick } from './draws.ts';

export type Size = {
  /** Approximate number of meetings in four weeks. */
  meetings: number;
  departments: number;
  people: number;
  /** Number of weeks of both periods together. */
  weeks: number;
};

/**
 * An invented organization in which only chance changes anything, such as series that begin and end. Weeks are 1 to
 * `weeks`.
 */
export type Organization = {
  meetings: Meeting[];
  departmentOf: Map<string, string>;
  weeks: number;
};

type Person = { id: string; department: string; isLoud: number; isBusy: number };
/** The common properties of the meetings of a series, or of a single meeting. */
type Plan = { members: Person[]; hours: number; topics: string[]; series: string | null };

const partInSeries = 0.65;
const exchangesPerHour = 90;

export function generateOrganization(seed: number, size: Size): Organization {
  const random = randomFrom(seed);
  const people = invitePeople(random, size);
  const topics = Array.from({ length: 4 + Math.round(size.meetings / 15) }, (_, at) => `t${at}`);
  const shocks = shocksOf(random, size);
  const meetings: Meeting[] = [];
  const hold = (plan: Plan, week: number) => {
    const meeting = holdMeeting(random, plan, week, `m${meetings.length}`);
    if (meeting) meetings.push(meeting);
  };

  const perWeek = (partInSeries * size.meetings) / 4;
  for (let planned = 0, series = 0; planned < perWeek; series++) {
    const plan = planOf(random, people, topics, `s${series}`);
    // Meetings per week: daily, twice a week, weekly, every other week, monthly.
    const pace = weightedPick(random, [5, 2, 1, 0.5, 0.25], (each) => paceWeights.get(each) ?? 0);
    planned += pace * 0.76;
    // One in five series begins or ends in these weeks.
    const turn = 1 + Math.floor(random.next() * (size.weeks - 1));
    const fate = random.next();
    const [first, last] =
      fate < 0.1 ? [turn + 1, size.weeks] : fate < 0.2 ? [1, turn] : [1, size.weeks];
    const phase = Math.floor(random.next() * 4);
    for (let week = first; week <= last; week++) {
      const places = pace >= 1 ? pace : (week + phase) % Math.round(1 / pace) === 0 ? 1 : 0;
      const chance = Math.min(1, 0.85 * shocks(week, plan));
      for (let meeting = binomial(random, places, chance); meeting > 0; meeting--) hold(plan, week);
    }
  }
  for (let week = 1; week <= size.weeks; week++) {
    const wanted = poisson(random, ((1 - partInSeries) * 1.1 * size.meetings) / 4);
    for (let at = 0; at < wanted; at++) {
      const plan = planOf(random, people, topics, null);
      if (random.next() < shocks(week, plan)) hold(plan, week);
    }
  }
  return {
    meetings,
    weeks: size.weeks,
    departmentOf: new Map(people.map(({ id, department }) => [id, department])),
  };
}

const paceWeights = new Map([
  [5, 0.04],
  [2, 0.1],
  [1, 0.55],
  [0.5, 0.21],
  [0.25, 0.1],
]);

function invitePeople(random: Random, { people, departments }: Size): Person[] {
  const weights = Array.from({ length: departments }, (_, at) => ({
    id: `d${at}`,
    weight: logNormal(random, 0.3),
  }));
  return Array.from({ length: people }, (_, at) => ({
    id: `p${at}`,
    department: weightedPick(random, weights, ({ weight }) => weight).id,
    isLoud: logNormal(random, 0.5),
    isBusy: logNormal(random, 0.7),
  }));
}

/**
 * Random factors for the number of meetings in each week: for everybody, and for the department of the first member.
 */
function shocksOf(random: Random, { weeks, departments }: Size) {
  const common = Array.from(
    { length: weeks },
    () => logNormal(random, 0.12) * (random.next() < 0.06 ? 0.5 : 1),
  );
  const own = Array.from({ length: departments }, () =>
    Array.from({ length: weeks }, () => logNormal(random, 0.1)),
  );
  return (week: number, { members }: Plan) => {
    const department = Number(members[0]?.department.slice(1));
    return (common[week - 1] ?? 1) * (own[department]?.[week - 1] ?? 1);
  };
}

function planOf(
  random: Random,
  people: readonly Person[],
  topics: readonly string[],
  series: string | null,
): Plan {
  const first = weightedPick(random, people, ({ isBusy }) => isBusy);
  const departments = new Set([first.department]);
  const spread = random.next();
  const wanted = spread < 0.35 ? 1 : spread < 0.75 ? 2 : 3;
  for (let tries = 0; departments.size < wanted && tries < 20; tries++)
    departments.add(weightedPick(random, people, ({ isBusy }) => isBusy).department);
  const invited = people.filter(({ department }) => departments.has(department));
  const size = wanted + 1 + poisson(random, 2.5);
  const members = new Set([first]);
  for (const department of departments) {
    const own = invited.filter((person) => person.department === department);
    members.add(weightedPick(random, own, ({ isBusy }) => isBusy));
  }
  for (let tries = 0; members.size < size && tries < 50; tries++)
    members.add(weightedPick(random, invited, ({ isBusy }) => isBusy));
  return {
    series,
    members: [...members],
    hours: random.pick([0.25, 0.5, 0.5, 0.75, 1, 1, 1.5]),
    topics: Array.from(
      { length: 3 },
      () => topics[Math.floor(topics.length * random.next() ** 1.6)] ?? '',
    ),
  };
}

function holdMeeting(random: Random, plan: Plan, week: number, id: string): Meeting | null {
  const present = plan.members.filter(() => random.next() < 0.8);
  if (present.length < 2) return null;
  const hours = plan.hours * logNormal(random, 0.2);
  const talk = present.map(({ isLoud }) => isLoud * logNormal(random, 0.6));
  const all = talk.reduce((sum, part) => sum + part, 0);
  const shares = talk.map((part) => part / all);
  const answered = 1 - shares.reduce((sum, share) => sum + share ** 2, 0);
  const exchanges: Exchange[] = [];
  for (const [first, { id: one }] of present.entries())
    for (const [second, { id: other }] of present.entries()) {
      if (first >= second) continue;
      const chance = (2 * (shares[first] ?? 0) * (shares[second] ?? 0)) / answered;
      const count = poisson(random, exchangesPerHour * hours * chance * logNormal(random, 0.5));
      if (count > 0)
        exchanges.push(one < other ? { a: one, b: other, count } : { a: other, b: one, count });
    }
  return {
    id,
    week,
    hours,
    exchanges,
    series: plan.series,
    namedSpeakers: present.length,
    speakers: present.map((person, at) => ({
      person: person.id,
      hours: hours * (shares[at] ?? 0),
    })),
    initiatives: [...new Set(plan.topics)].flatMap((topic) => {
      const speaking = present.filter(() => random.next() < 0.5).map((person) => person.id);
      if (random.next() < 0.4 || speaking.length === 0) return [];
      return [{ id: topic, mentions: speaking.length + poisson(random, 2), people: speaking }];
    }),
    talkBalance: talkBalance(shares),
    overdueActions: binomial(random, poisson(random, 2 * hours), 0.15),
  };
}
