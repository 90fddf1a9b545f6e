import { describe, expect, test } from 'vitest';
import { departments } from './departments.ts';
import { employee, employees } from './employees.ts';

const count = <Key extends string>(keys: readonly Key[]) => {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

describe('the sample company', () => {
  test('has 105 people with unique names and ids', () => {
    expect(employees).toHaveLength(105);
    expect(new Set(employees.map(({ id }) => id)).size).toBe(105);
    for (const { id } of employees) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  test('has eight departments of plausible sizes', () => {
    expect(count(employees.map(({ department }) => department))).toEqual({
      Executive: 6,
      Engineering: 34,
      Product: 14,
      Design: 9,
      Marketing: 12,
      Sales: 17,
      HR: 6,
      Finance: 7,
    });
    expect(departments).toHaveLength(8);
  });

  test('has the specified split of moods: 65 % positive, 25 % neutral, 10 % negative', () => {
    const counts = count(employees.map(({ sentiment }) => sentiment));
    const percent = (value = 0) => Math.round((value / employees.length) * 100);
    expect(percent(counts.positive)).toBe(65);
    expect(percent(counts.neutral)).toBe(25);
    expect(percent(counts.negative)).toBe(10);
  });

  test('has one person at the top to whom everyone reports', () => {
    const top = employees.filter(({ managerId }) => managerId === null);
    expect(top.map(({ name }) => name)).toEqual(['Eleanor Marsh']);
    for (const person of employees) {
      let current = person;
      for (let steps = 0; current.managerId; steps += 1) {
        expect(steps).toBeLessThan(8);
        current = employee(current.managerId);
      }
      expect(current).toBe(top[0]);
    }
  });

  test('gives each person figures that agree with their mood', () => {
    for (const { name, sentiment, wellbeing, feelings } of employees) {
      for (const value of Object.values(feelings)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(10);
      }
      const mood = wellbeing >= 6.5 ? 'positive' : wellbeing >= 4.5 ? 'neutral' : 'negative';
      expect(`${name} ${mood}`).toBe(`${name} ${sentiment}`);
    }
  });

  test('has four people with a high departure risk', () => {
    const high = employees.filter(({ riskScore }) => riskScore >= 8);
    expect(high.map(({ name, riskScore }) => [name, riskScore])).toEqual([
      ['Margaret Okafor', 9.1],
      ['Tomás Leiva', 8.7],
      ['Priya Raman', 8.4],
      ['Amira Haddad', 8],
    ]);
  });
});
