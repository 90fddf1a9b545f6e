import { type Employee, employees } from '../company/employees.ts';
import { projectsOf } from './projects.ts';

/** As the dashboard counts them for the past month. */
const meetingsOfTheMonth = 156;

const told: Record<string, number> = {
  'margaret-okafor': 12,
  'tomas-leiva': 14,
  'priya-raman': 11,
  'amira-haddad': 8,
};

/** Who has people or a project to lead calls more of the meetings. */
function weightOf({ id }: Employee): number {
  const reports = employees.filter(({ managerId }) => managerId === id).length;
  const led = projectsOf(id).filter(({ members }) =>
    members.some(({ employeeId, weight }) => employeeId === id && weight === 'leads'),
  );
  return 0.4 + reports * 0.7 + led.length * 1.4;
}

/** All meetings of the month, each led by one person: whole numbers that add up. */
function distribute(): Map<string, number> {
  const counts = new Map(Object.entries(told));
  const others = employees.filter(({ id }) => !counts.has(id));
  const toShare = meetingsOfTheMonth - Object.values(told).reduce((sum, count) => sum + count, 0);
  const weights = others.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let shared = 0;
  let given = 0;
  for (const [index, { id }] of others.entries()) {
    shared += ((weights[index] ?? 0) / total) * toShare;
    counts.set(id, Math.round(shared) - given);
    given = Math.round(shared);
  }
  return counts;
}

const counts = distribute();

export const meetingsLedBy = (employeeId: string): number => counts.get(employeeId) ?? 0;
