import { type Employee, employee, employees } from '../company/employees.ts';

const leaders = new Set(employees.map(({ managerId }) => managerId));
export const leadsPeople = ({ id }: Employee): boolean => leaders.has(id);

const isChief = ({ role }: Employee) => /^Chief (?!of Staff)/.test(role);
const expertRole = /^(Senior|Data Scientist)|Manager|Partner/;

/**
 * How high a role stands: 5 the top, 4 its chiefs, 3 heads of departments and whoever leads leaders,
 * 2 whoever leads people or works at that height, 1 experts, -1 beginners, 0 the rest.
 */
export function levelOf(person: Employee): number {
  if (!person.managerId) return 5;
  if (isChief(person)) return 4;
  const manager = employee(person.managerId);
  const leads = leadsPeople(person);
  const reportsToTheTop = manager.department === 'Executive';
  if (leads && (reportsToTheTop || leadsLeaders(person))) return 3;
  if (person.role === 'Chief of Staff') return 3;
  if (leads || reportsToTheTop || /^(Staff|Principal)/.test(person.role)) return 2;
  if (person.role === 'Sales Development Representative') return -1;
  return expertRole.test(person.role) && !person.role.startsWith('Associate') ? 1 : 0;
}

const leadsLeaders = ({ id }: Employee) =>
  employees.some((report) => report.managerId === id && leadsPeople(report));
