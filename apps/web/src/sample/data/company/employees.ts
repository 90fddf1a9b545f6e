import { slugOf } from '@rapport/contract';
import { yearsBetween } from '@/lib/days.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { sampleToday } from './company.ts';
import { type Department, departments } from './departments.ts';
import { departureRiskOf } from './departure-risk.ts';
import { engineering } from './engineering.ts';
import { feelingsOf, wellbeingOf } from './feelings.ts';
import { executive, finance, humanResources } from './leadership-and-staff.ts';
import { type PersonRow, sentimentOf } from './person-row.ts';
import { design, product } from './product-and-design.ts';
import { marketing, sales } from './sales-and-marketing.ts';

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

function employeeOf(department: Department, row: PersonRow): Employee {
  const [name, role, manager, team, since, mood] = row;
  const startDate = `${since}-01`;
  const sentiment = sentimentOf[mood];
  const feelings = feelingsOf(name, sentiment);
  const wellbeing = wellbeingOf(feelings);
  return {
    id: slugOf(name),
    name,
    role,
    department,
    team,
    managerId: manager && slugOf(manager),
    startDate,
    sentiment,
    feelings,
    wellbeing,
    riskScore: departureRiskOf(name, wellbeing, yearsBetween(startDate, sampleToday)),
  };
}

export const employees: readonly Employee[] = departments.flatMap((department) =>
  rows[department].map((row) => employeeOf(department, row)),
);

const byId = new Map(employees.map((employee) => [employee.id, employee]));

/** @throws for an unknown id. */
export function employee(id: string): Employee {
  const found = byId.get(id);
  if (!found) throw new Error(`Nobody in the sample company has the id '${id}'.`);
  return found;
}
