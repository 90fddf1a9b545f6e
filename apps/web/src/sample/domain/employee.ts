import type { Sentiment } from '@rapport/contract';

/** 0 to 10. For `stressed`, lower is better. */
export type Feelings = {
  engaged: number;
  stressed: number;
  recognised: number;
  belongs: number;
};

export type Employee = {
  id: string;
  name: string;
  role: string;
  department: string;
  /** In a large department the person's team, otherwise the department. */
  team: string;
  /** Null for the head of the company. */
  managerId: string | null;
  /** First day of the month they joined, YYYY-MM-DD. */
  startDate: string;
  sentiment: Sentiment;
  feelings: Feelings;
  /** Mean of the four feelings, 0 to 10, with `stressed` inverted. */
  wellbeing: number;
  /** Cost of the person's departure, 0 to 10. */
  riskScore: number;
};

export const firstNameOf = ({ name }: Pick<Employee, 'name'>): string => name.split(' ')[0] ?? name;

/** @throws for an unknown id; for ids from an address use `findEmployee`. */
export function employeeIn(employees: readonly Employee[], id: string): Employee {
  const found = findEmployee(employees, id);
  if (!found) throw new Error(`Nobody in the organization has the id '${id}'.`);
  return found;
}

export const findEmployee = (employees: readonly Employee[], id: string): Employee | undefined =>
  employees.find((employee) => employee.id === id);
