import type {
  DepartmentOf,
  Exchange,
  Meeting,
  Periods,
} from '../../../packages/network/src/index.ts';
import type { Random } from '../../../scripts/random.ts';
import { binomial } from './draws.ts';

/**
 * Plants a change: the department's people say 40 % less in each meeting, and meetings without others are 40 %
 * shorter.
 */
export function talkLess(
  periods: Periods,
  departmentOf: DepartmentOf,
  department: string,
  random: Random,
): Periods {
  const isOf = (person: string) => departmentOf.get(person) === department;
  const quieter = (meeting: Meeting): Meeting => {
    const speakers = meeting.speakers.map(({ person, hours }) => ({
      person,
      hours: isOf(person) ? 0.6 * hours : hours,
    }));
    const left = speakers.reduce((sum, { hours }) => sum + hours, 0);
    return {
      ...meeting,
      speakers,
      hours: left,
      exchanges: thinned(meeting.exchanges, ({ a, b }) => (isOf(a) || isOf(b) ? 0.6 : 1), random),
    };
  };
  return { ...periods, now: periods.now.map(quieter) };
}

/**
 * Plants a change: the department's people miss 40 % of the meetings that they spoke in, and 40 % of the meetings
 * without others do not take place.
 */
export function meetLess(
  periods: Periods,
  departmentOf: DepartmentOf,
  department: string,
  random: Random,
): Periods {
  const isOf = (person: string) => departmentOf.get(person) === department;
  const now = periods.now.flatMap((meeting) => {
    if (!meeting.speakers.some(({ person }) => isOf(person)) || random.next() >= 0.4)
      return [meeting];
    const speakers = meeting.speakers.filter(({ person }) => !isOf(person));
    if (speakers.length < 2) return [];
    const exchanges = meeting.exchanges.filter(({ a, b }) => !isOf(a) && !isOf(b));
    return [{ ...meeting, speakers, exchanges, namedSpeakers: speakers.length }];
  });
  return { ...periods, now };
}

/** Plants a change: people of the two departments no longer answer each other. */
export function endTies(
  periods: Periods,
  departmentOf: DepartmentOf,
  [first, second]: readonly [string, string],
): Periods {
  const isBetween = ({ a, b }: Exchange) => {
    const [one, other] = [departmentOf.get(a), departmentOf.get(b)];
    return (one === first && other === second) || (one === second && other === first);
  };
  const now = periods.now.map((meeting) => ({
    ...meeting,
    exchanges: meeting.exchanges.filter((exchange) => !isBetween(exchange)),
  }));
  return { ...periods, now };
}

function thinned(
  exchanges: readonly Exchange[],
  chanceOf: (exchange: Exchange) => number,
  random: Random,
): Exchange[] {
  return exchanges.flatMap((exchange) => {
    const count = binomial(random, exchange.count, chanceOf(exchange));
    return count > 0 ? [{ ...exchange, count }] : [];
  });
}
