import { expect, test } from 'vitest';
import { chosenPerson } from './chosen-person.ts';

test.each([
  [null],
  [undefined],
  ['tomas-leiva'],
  [{}],
  [{ personId: 7 }],
  [{ personId: 'jane-doe' }],
])('the state %j names nobody', (state) => {
  expect(chosenPerson(state)).toBeUndefined();
});

test('the state of the simulation names the person', () => {
  expect(chosenPerson({ personId: 'tomas-leiva' })?.name).toBe('Tomás Leiva');
});
