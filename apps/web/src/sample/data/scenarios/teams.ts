import type { Employee } from '@/sample/domain/employee.ts';
import { type Department, departments } from '../company/departments.ts';
import { employees } from '../company/employees.ts';

/** Engineering is large enough to be split into teams. */
const engineeringTeams = ['Platform', 'Billing', 'Data', 'Mobile', 'Web'] as const;

export type TeamName = Department | (typeof engineeringTeams)[number];

const departmentNames: readonly string[] = departments;

export const membersOf = (team: string): readonly Employee[] =>
  employees.filter((person) =>
    departmentNames.includes(team) ? person.department === team : person.team === team,
  );

/** A team's mean wellbeing, 0 to 10, formatted for a sentence. */
export function wellbeingIn(team: TeamName): string {
  const members = membersOf(team);
  const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
  return (sum / members.length).toFixed(1);
}
