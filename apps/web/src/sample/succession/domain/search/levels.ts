import { type Employee, employeeIn } from '@/sample/domain/employee.ts';

type People = readonly Employee[];

export const leadsPeople = ({ id }: Employee, employees: People): boolean =>
  employees.some(({ managerId }) => managerId === id);

const isChief = ({ role }: Employee) => /^Chief (?!of Staff)/.test(role);
const expertRole = /^(Senior|Data Scientist)|Manager|Partner/;

/**
 * 5: head of the company. 4: chiefs. 3: heads of departments and people whose reports lead others.
 * 2: people with reports and roles of equal rank. 1: experts. -1: beginners. 0: everyone else.
 */
export function levelOf(person: Employee, employees: People): number {
  if (!person.managerId) return 5;
  if (isChief(person)) return 4;
  const manager = employeeIn(employees, person.managerId);
  const leads = leadsPeople(person, employees);
  const reportsToTheTop = manager.department === 'Executive';
  if (leads && (reportsToTheTop || leadsLeaders(person, employees))) return 3;
  if (person.role === 'Chief of Staff') return 3;
  if (leads || reportsToTheTop || /^(Staff|Principal)/.test(person.role)) return 2;
  if (person.role === 'Sales Development Representative') return -1;
  return expertRole.test(person.role) && !person.role.startsWith('Associate') ? 1 : 0;
}

const leadsLeaders = ({ id }: Employee, employees: People) =>
  employees.some((report) => report.managerId === id && leadsPeople(report, employees));
