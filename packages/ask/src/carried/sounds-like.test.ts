import { expect, test } from 'vitest';
import { soundsLikeOne, spellingsOf } from './sounds-like.ts';

const isHeardAs = (name: string, heard: string) =>
  new RegExp(`^(?:${spellingsOf(name) ?? '(?!)'})$`, 'u').test(heard);

test.each([
  ['Giulio', 'Julio'],
  ['Bharath', 'Barat'],
  ['Marta', 'Martha'],
  ['Philipp', 'Filip'],
  ['Stefan', 'Stephan'],
  ['Sharik', 'Shariq'],
  ['Kristin', 'Christin'],
  ['Kamil', 'Camille'],
])('%s may be heard as %s', (name, heard) => {
  expect(isHeardAs(name, heard)).toBe(true);
});

test.each([
  ['Marta', 'marta'],
  ['Marta', 'Marda'],
  ['Marta', 'Martina'],
  ['Jonas', 'Jonah'],
  // Short names sound like too much.
  ['Marc', 'Mark'],
  ['Will', 'Wil'],
])('%s is not heard as %s', (name, heard) => {
  expect(isHeardAs(name, heard)).toBe(false);
});

test('a spelling that is the name of somebody else is told', () => {
  expect(soundsLikeOne('Marta', ['Martha Berg', 'Joost van Dijk'])).toBe(true);
  expect(soundsLikeOne('Marta', ['Marta Lindgren', 'Joost van Dijk'])).toBe(false);
});
