import { expect, test } from 'vitest';
import { departmentColours } from './department-colours.ts';

test.each([
  [['Sales', 'Design'], 'Sales', 'Sales'],
  [['Logistics', 'Sales'], 'Sales', 'Sales'],
  [['Logistics', 'Executive'], 'Logistics', 'Engineering'],
  [['Logistics', null], null, 'Unknown'],
  [['Sales'], 'Never seen', 'Unknown'],
])('of %j, %s has the colour of %s', (departments, one, department) => {
  expect(departmentColours(departments)(one)).toEqual({ department, pattern: 'plain' });
});

test('departments have their own colours as long as there are enough', () => {
  const names = ['Logistics', 'Legal', 'Sales', 'Harbour', 'Design', 'Customs', 'Yard', 'Fleet'];
  const colourOf = departmentColours(names);
  expect(new Set(names.map((name) => colourOf(name).department)).size).toBe(names.length);
  expect(names.every((name) => colourOf(name).pattern === 'plain')).toBe(true);
});

test.each([[[]], [['Sales']], [['Sales', 'Design', 'HR']]])(
  'beyond eight no two of 24 departments look alike, %j among them',
  (own) => {
    const others = Array.from({ length: 24 - own.length }, (_, at) => `Site ${at}`);
    const colourOf = departmentColours([...others, ...own]);
    const looks = [...others, ...own].map((name) => JSON.stringify(colourOf(name)));
    expect(new Set(looks).size).toBe(24);
  },
);

test('departments beyond all marks have no colour of their own', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Site ${at}`);
  expect(departmentColours(names)('Site 29').department).toBe('Unknown');
});
