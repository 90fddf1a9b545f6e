import { type Employee, findEmployee } from '../employee.ts';

/** Engineering leads above the teams are treated as a team. */
export const teamOf = ({ team }: Employee): string =>
  team === 'Engineering' ? 'Engineering leadership' : team;

export const membersOf = (employees: readonly Employee[], team: string): Employee[] =>
  employees.filter((person) => teamOf(person) === team);

/** Whether one person reports to another, directly or through others. */
export function reportsUpTo(
  employees: readonly Employee[],
  { managerId }: Employee,
  personId: string,
): boolean {
  if (managerId === null) return false;
  if (managerId === personId) return true;
  const manager = findEmployee(employees, managerId);
  return manager !== undefined && reportsUpTo(employees, manager, personId);
}
