import { type Employee, employees } from '@/sample-data/company/employees.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Everybody whose name, role or department has all the words, the highest risk first. */
export function findPeople(search: string): readonly Employee[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return employees
    .filter(({ name, role, department }) => {
      const text = plain(`${name} ${role} ${department}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => other.riskScore - one.riskScore || one.name.localeCompare(other.name));
}
