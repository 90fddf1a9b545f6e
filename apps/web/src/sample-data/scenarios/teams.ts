import { type Department, departments } from '../company/departments.ts';
import { type Employee, employees } from '../company/employees.ts';

/** Engineering is large enough to be looked at team by team. */
const engineeringTeams = ['Platform', 'Billing', 'Data', 'Mobile', 'Web'] as const;

export type TeamName = Department | (typeof engineeringTeams)[number];

const departmentNames: readonly string[] = departments;
const engineeringTeamNames: readonly string[] = engineeringTeams;

export const membersOf = (team: TeamName): readonly Employee[] =>
  employees.filter((person) =>
    departmentNames.includes(team) ? person.department === team : person.team === team,
  );

/** How many teams there are: where Engineering's own are named, they are counted in its place. */
export function teamCountBeside(teams: readonly string[]): number {
  return teams.some((team) => engineeringTeamNames.includes(team))
    ? departments.length - 1 + engineeringTeams.length
    : departments.length;
}

/** How a team feels, from 0 to 10, as it stands in a sentence. */
export function wellbeingIn(team: TeamName): string {
  const members = membersOf(team);
  const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
  return (sum / members.length).toFixed(1);
}
