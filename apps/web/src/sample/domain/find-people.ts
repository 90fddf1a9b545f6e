import { wordMatcher } from '@/lib/word-matcher.ts';
import type { Employee } from './employee.ts';

const byRisk = (employees: readonly Employee[]): Employee[] =>
  [...employees].sort(
    (one, other) => other.riskScore - one.riskScore || one.name.localeCompare(other.name),
  );

/** Matches every word against name, role and department; highest risk first. */
export function findPeople(employees: readonly Employee[], search: string): readonly Employee[] {
  const matches = wordMatcher(search);
  return byRisk(employees).filter(({ name, role, department }) =>
    matches(`${name} ${role} ${department}`),
  );
}

export const highRiskFrom = 8;

/** Highest risk first. */
export const highRiskPeople = (employees: readonly Employee[]): readonly Employee[] =>
  byRisk(employees).filter(({ riskScore }) => riskScore >= highRiskFrom);
