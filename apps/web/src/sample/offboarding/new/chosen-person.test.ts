import { expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import { chosenPerson } from './chosen-person.ts';

test.each([
  [null],
  [undefined],
  ['tomas-leiva'],
  [{}],
  [{ personId: 7 }],
  [{ personId: 'jane-doe' }],
])('the state %j names no person', (state) => {
  expect(chosenPerson(state, employees)).toBeUndefined();
});

test('the state of the simulation names the person', () => {
  expect(chosenPerson({ personId: 'tomas-leiva' }, employees)?.name).toBe('Tomás Leiva');
});
