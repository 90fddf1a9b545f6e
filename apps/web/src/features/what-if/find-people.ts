import { wordMatcher } from '@/lib/word-matcher.ts';
import { type Employee, employees } from '@/sample-data/company/employees.ts';

/** Those whose name, role or department holds every word; highest risk first. */
export function findPeople(search: string): Employee[] {
  const matches = wordMatcher(search);
  return byRisk(
    employees.filter(({ name, role, department }) => matches(`${name} ${role} ${department}`)),
  );
}

export function byRisk(people: readonly Employee[]): Employee[] {
  return [...people].sort((a, b) => b.riskScore - a.riskScore || a.name.localeCompare(b.name));
}
