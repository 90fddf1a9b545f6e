import type { Employee } from '@/sample/domain/employee.ts';
import { employees } from '../company/employees.ts';
import { strategicProjects } from './projects.ts';

/** All meetings of the past month, as shown on the dashboard. */
const meetingsOfTheMonth = 156;

const told: Record<string, number> = {
  'margaret-okafor': 12,
  'tomas-leiva': 14,
  'priya-raman': 11,
  'amira-haddad': 8,
};

/** People who lead others or a project call more meetings. */
function weightOf({ id }: Employee): number {
  const reports = employees.filter(({ managerId }) => managerId === id).length;
  const led = strategicProjects.filter(({ members }) =>
    members.some(({ employeeId, weight }) => employeeId === id && weight === 'leads'),
  );
  return 0.4 + reports * 0.7 + led.length * 1.4;
}

/** Spreads the rest in whole numbers that add up to all meetings of the month. */
function distribute(): Record<string, number> {
  const counts = { ...told };
  const others = employees.filter(({ id }) => told[id] === undefined);
  const toShare = meetingsOfTheMonth - Object.values(told).reduce((sum, count) => sum + count, 0);
  const weights = others.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let shared = 0;
  let given = 0;
  for (const [index, { id }] of others.entries()) {
    shared += ((weights[index] ?? 0) / total) * toShare;
    counts[id] = Math.round(shared) - given;
    given = Math.round(shared);
  }
  return counts;
}

/** Meetings led in the past month, by employee id. */
export const meetingsLed: Readonly<Record<string, number>> = distribute();
