import type { Fact, Group } from '../types.ts';

/** An invented organization with all turns of weeks 1 to `weeks`. */
export type Organization = { groups: Group[]; facts: Fact[]; people: string[]; weeks: number };

/** A random generator that repeats its values for the same seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Person = {
  id: string;
  department: string;
  teams: string[];
  initiatives: string[];
  series: string[];
  from: number;
  until: number;
  /** Probability that the person speaks in a week. */
  presence: number;
  turns: number;
  /** Probabilities of a positive and of a negative turn. */
  positive: number;
  negative: number;
};

/** 10 to `mostPeople` people, 2 to 30 groups, 8 to `mostWeeks` weeks; small organizations are the most frequent. */
export function generateOrganization(seed: number, mostPeople = 400, mostWeeks = 30): Organization {
  const next = randomOf(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const skewed = (low: number, high: number) => Math.round(low * (high / low) ** next());
  const weeks = skewed(8, mostWeeks);
  const size = Math.round(10 * (mostPeople / 10) ** (next() ** 2));
  const wanted = skewed(2, Math.min(30, 2 + size / 3));
  const departments = between(1, Math.max(1, Math.min(8, Math.floor(wanted / 2))));
  const named = (name: string, count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, at) => `${name} ${at}`);
  const teams = between(0, Math.max(0, wanted - departments - 1));
  const others = Math.max(0, wanted - 1 - departments - teams);
  const initiatives = between(0, others);
  const departmentIds = named('department', departments);
  const teamIds = named('team', teams);
  const initiativeIds = named('initiative', initiatives);
  const seriesIds = named('series', others - initiatives);
  const weights = departmentIds.map(() => 0.15 + next() ** 2);
  const homeOfTeam = teamIds.map(() => pick(departmentIds, next));
  const sizeOfTeam = teamIds.map(() => 0.1 + next() * 0.6);
  const isEager = next() < 0.3;
  // In some organizations nearly all turns are positive, or negative: a mean near the end of the scale reveals much
  // about each person.
  const climate = next();

  const people = Array.from({ length: size }, (_, at): Person => {
    const department = pickWeighted(departmentIds, weights, next);
    const from = next() < 0.15 ? between(2, weeks) : 1;
    const mood = next();
    return {
      id: `p${at}`,
      department,
      teams: teamIds.filter(
        (_, team) =>
          (homeOfTeam[team] === department && next() < (sizeOfTeam[team] ?? 0)) || next() < 0.01,
      ),
      initiatives: initiativeIds.filter(() => next() < 0.25),
      series: seriesIds.filter(() => next() < 0.2),
      from,
      until: next() < 0.15 ? between(from, weeks) : weeks,
      presence: next() < 0.3 ? 0.05 + 0.25 * next() : isEager ? 1 : 0.5 + 0.5 * next(),
      turns: skewed(1, 60),
      positive: climate < 0.06 ? 0.97 : climate < 0.12 ? 0.01 : 0.1 + 0.6 * mood * next(),
      negative: climate < 0.06 ? 0.01 : climate < 0.12 ? 0.97 : 0.05 + 0.4 * (1 - mood) * next(),
    };
  });
  const facts = people.flatMap((person) => factsOf(person, next));
  return {
    people: people.map(({ id }) => id),
    weeks,
    facts,
    groups: [
      { id: 'all', kind: 'organization' },
      ...departmentIds.map((id): Group => ({ id, kind: 'department' })),
      ...teamIds.map((id): Group => ({ id, kind: 'team' })),
      ...initiativeIds.map((id): Group => ({ id, kind: 'initiative' })),
      ...seriesIds.map((id): Group => ({ id, kind: 'series' })),
    ],
  };
}

function factsOf(person: Person, next: () => number): Fact[] {
  const facts: Fact[] = [];
  const own = ['all', person.department, ...person.teams];
  for (let week = person.from; week <= person.until; week++) {
    if (next() > person.presence) continue;
    // Some turns of a person belong to series and initiatives, the rest to neither.
    for (const some of [
      [],
      ...person.series.map((id) => [id]),
      ...person.initiatives.map((id) => [id]),
    ]) {
      if (some.length > 0 && next() < 0.4) continue;
      const turns = Math.max(some.length > 0 ? 0 : 1, Math.round(person.turns * (0.2 + next())));
      const fact = {
        person: person.id,
        week,
        groups: [...own, ...some],
        positive: 0,
        neutral: 0,
        negative: 0,
      };
      for (let turn = 0; turn < turns; turn++) {
        const chance = next();
        if (chance < person.positive) fact.positive++;
        else if (chance < person.positive + person.negative) fact.negative++;
        else fact.neutral++;
      }
      if (turns > 0) facts.push(fact);
    }
  }
  return facts;
}

function pick<T>(items: readonly T[], next: () => number): T {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

function pickWeighted<T>(items: readonly T[], weights: readonly number[], next: () => number): T {
  let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return items[at] ?? pick(items, next);
}
