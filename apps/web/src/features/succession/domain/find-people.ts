import { wordMatcher } from '@/lib/word-matcher.ts';
import { type Employee, employees } from '@/sample-data/company/employees.ts';

/** Everybody whose name, role or department has every word, the highest risk first. */
export function findPeople(search: string): readonly Employee[] {
  const matches = wordMatcher(search);
  return employees
    .filter(({ name, role, department }) => matches(`${name} ${role} ${department}`))
    .sort((one, other) => other.riskScore - one.riskScore || one.name.localeCompare(other.name));
}
