import type { Sentiment } from '@rapport/contract';
import { sampleToday } from './company.ts';
import { type Department, departments } from './departments.ts';
import { departureRiskOf } from './departure-risk.ts';
import { engineering } from './engineering.ts';
import { type Feelings, feelingsOf, wellbeingOf } from './feelings.ts';
import { executive, finance, humanResources } from './leadership-and-staff.ts';
import { type PersonRow, sentimentOf } from './person-row.ts';
import { design, product } from './product-and-design.ts';
import { marketing, sales } from './sales-and-marketing.ts';

export type Employee = {
  id: string;
  name: string;
  role: string;
  department: Department;
  /** The team within Engineering, elsewhere the department. */
  team: string;
  /** Null for the one at the top. */
  managerId: string | null;
  /** The first day of the month they came, YYYY-MM-DD. */
  startDate: string;
  sentiment: Sentiment;
  feelings: Feelings;
  /** The mean of the four feelings, 0 to 10. */
  wellbeing: number;
  /** What their departure would cost, 0 to 10. */
  riskScore: number;
};

const rows: Record<Department, readonly PersonRow[]> = {
  Executive: executive,
  Engineering: engineering,
  Product: product,
  Design: design,
  Marketing: marketing,
  Sales: sales,
  HR: humanResources,
  Finance: finance,
};

/** 'Tomás Leiva' becomes 'tomas-leiva'. */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
}

export function yearsSince(startDate: string): number {
  const days = (Date.parse(sampleToday) - Date.parse(startDate)) / 86_400_000;
  return Math.floor(days / 365.25);
}

function employeeOf(department: Department, row: PersonRow): Employee {
  const [name, role, manager, team, since, mood] = row;
  const startDate = `${since}-01`;
  const sentiment = sentimentOf[mood];
  const feelings = feelingsOf(name, sentiment);
  const wellbeing = wellbeingOf(feelings);
  return {
    id: idOf(name),
    name,
    role,
    department,
    team,
    managerId: manager && idOf(manager),
    startDate,
    sentiment,
    feelings,
    wellbeing,
    riskScore: departureRiskOf(name, wellbeing, yearsSince(startDate)),
  };
}

export const employees: readonly Employee[] = departments.flatMap((department) =>
  rows[department].map((row) => employeeOf(department, row)),
);

const byId = new Map(employees.map((employee) => [employee.id, employee]));

/** Undefined for an id that is nobody's: ids come from addresses. */
export const findEmployee = (id: string): Employee | undefined => byId.get(id);

/** For ids written in the sample data itself, where a wrong one is a mistake. */
export function employee(id: string): Employee {
  const found = byId.get(id);
  if (!found) throw new Error(`Nobody in the sample company has the id '${id}'.`);
  return found;
}
