import { type Employee, employees, findEmployee } from '../company/employees.ts';

/** The team that a person counts to; the two above the five engineering teams have a name of their own. */
export const teamOf = ({ team }: Employee): string =>
  team === 'Engineering' ? 'Engineering leadership' : team;

export const membersOf = (team: string): Employee[] =>
  employees.filter((person) => teamOf(person) === team);

/** Whether someone reports to a person, directly or through others. */
export function reportsUpTo({ managerId }: Employee, personId: string): boolean {
  if (managerId === null) return false;
  if (managerId === personId) return true;
  const manager = findEmployee(managerId);
  return manager !== undefined && reportsUpTo(manager, personId);
}
