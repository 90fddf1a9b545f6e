import { expect, test } from 'vitest';
import { departmentColours } from './department-colours.ts';

test.each([
  [['Sales', 'Design'], 'Sales', 'Sales'],
  [['Logistics', 'Sales'], 'Sales', 'Sales'],
  [['Logistics', 'Executive'], 'Logistics', 'Engineering'],
  [['Logistics', null], null, 'Unknown'],
  [['Sales'], 'Never seen', 'Unknown'],
])('of %j, %s has the colour of %s', (departments, one, colour) => {
  expect(departmentColours(departments)(one)).toBe(colour);
});

test('departments have their own colours as long as there are enough', () => {
  const names = ['Logistics', 'Legal', 'Sales', 'Harbour', 'Design', 'Customs', 'Yard', 'Fleet'];
  const colourOf = departmentColours(names);
  expect(new Set(names.map(colourOf)).size).toBe(names.length);
});
