import { wordMatcher } from '@/lib/word-matcher.ts';
import { type Employee, employees } from './employees.ts';

const byRisk: readonly Employee[] = [...employees].sort(
  (one, other) => other.riskScore - one.riskScore || one.name.localeCompare(other.name),
);

/** Those whose name, role or department holds every word; the highest risk first. */
export function findPeople(search: string): readonly Employee[] {
  const matches = wordMatcher(search);
  return byRisk.filter(({ name, role, department }) => matches(`${name} ${role} ${department}`));
}

/** From which risk score a departure stands in the high-risk list. */
export const highRiskFrom = 8;

/** Those whose departure would cost most, the highest risk first. */
export const highRiskPeople = byRisk.filter(({ riskScore }) => riskScore >= highRiskFrom);
