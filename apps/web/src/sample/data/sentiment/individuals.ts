import { toTenth } from '@/lib/round.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import type { Employee, Feelings } from '@/sample/domain/employee.ts';
import type { Period } from '@/sample/sentiment/domain/periods.ts';
import type { Individual } from '@/sample/sentiment/domain/sentiment-overview.ts';
import { employees } from '../company/employees.ts';
import { wellbeingOf } from '../company/feelings.ts';

type OtherPeriod = Exclude<Period, 'past-month'>;

/** Difference from the past month, by team; the outage of 12 November lowers the past week. */
const drift: Record<string, Record<OtherPeriod, number>> = {
  Platform: { 'past-week': -0.9, 'past-quarter': 0.9, 'past-year': 1.4 },
  Billing: { 'past-week': -0.8, 'past-quarter': 0.7, 'past-year': 1 },
  Data: { 'past-week': -0.2, 'past-quarter': 0.3, 'past-year': 0.5 },
  Mobile: { 'past-week': -0.1, 'past-quarter': 0.1, 'past-year': 0.2 },
  Web: { 'past-week': 0.1, 'past-quarter': 0, 'past-year': 0.1 },
  Engineering: { 'past-week': -0.5, 'past-quarter': 0.5, 'past-year': 0.7 },
  Product: { 'past-week': 0.1, 'past-quarter': -0.3, 'past-year': -0.6 },
  Design: { 'past-week': 0.1, 'past-quarter': -0.2, 'past-year': -0.4 },
  Marketing: { 'past-week': 0.2, 'past-quarter': -0.1, 'past-year': -0.3 },
  Sales: { 'past-week': -0.2, 'past-quarter': -0.1, 'past-year': 0.4 },
  HR: { 'past-week': 0, 'past-quarter': -0.1, 'past-year': -0.2 },
  Finance: { 'past-week': 0.1, 'past-quarter': 0.2, 'past-year': 0.3 },
  Executive: { 'past-week': -0.2, 'past-quarter': 0, 'past-year': 0.1 },
};

function feelingsIn(period: Period, { id, team, feelings }: Employee): Feelings {
  if (period === 'past-month') return feelings;
  const random = seededRandom(`${period} ${id}`);
  const better = drift[team]?.[period] ?? 0;
  const moved = (value: number, by: number) =>
    toTenth(Math.min(9.8, Math.max(0.3, value + by + (random() - 0.5) * 0.8)));
  return {
    engaged: moved(feelings.engaged, better),
    stressed: moved(feelings.stressed, -better),
    recognised: moved(feelings.recognised, better),
    belongs: moved(feelings.belongs, better),
  };
}

/** People who talk most, in this order. */
const heardMost = [
  'priya-raman',
  'ruth-salgado',
  'ilse-vandenberg',
  'amira-haddad',
  'daniel-cho',
  'margaret-okafor',
  'noah-whitfield',
  'sofia-lindgren',
  'tomas-leiva',
  'jonas-keller',
];

const inOrder = [
  ...heardMost.flatMap((id) => employees.filter((employee) => employee.id === id)),
  ...employees.filter(({ id }) => !heardMost.includes(id)),
];

/** Ordered by amount of talk. */
export function individualsIn(period: Period): Individual[] {
  return inOrder.map((person) => {
    const { id, name, role, department } = person;
    const feelings = feelingsIn(period, person);
    return { id, name, role, department, feelings, wellbeing: wellbeingOf(feelings) };
  });
}
