import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { chairsOf, isSomebody, presides } from './roles.ts';

test.each([
  ['Ana Berg', true],
  ['Roomi Allen', true],
  ['Audience member', false],
  ['Unknown speaker 2', false],
  ['Meeting Room 4', false],
  ['Note Taker', false],
  ['Q', false],
  ['Quentin', true],
  ['Allison', true],
  ['???', false],
])('the label %s means a person: %s', (name, somebody) => {
  expect(isSomebody(name)).toBe(somebody);
});

test.each([
  ['The Chair', true],
  ['Präsident Schmid', true],
  ['Speaker of the House', true],
  ['Speaker 2', false],
  ['Chairman Mao', true],
  ['Armchair', false],
])('the label %s means a chair: %s', (name, chair) => {
  expect(presides(name)).toBe(chair);
});

/** A meeting in which each person has this number of turns, in rotation. */
const meeting = (turns: Readonly<Record<string, number>>) =>
  talkFrom(
    [
      ...Object.entries(turns).flatMap(([name, count]) => Array(count).fill(`${name}: Hello.`)),
      'nobody in particular',
    ].join('\n'),
  );

test.each<[string, Record<string, number>, number[]]>([
  ['who has 1.4 times the turns of the next', { Ana: 5, Bo: 7, Cleo: 1, Dev: 1 }, [1]],
  ['nobody who has hardly more turns', { Ana: 5, Bo: 6, Cleo: 1, Dev: 1 }, []],
  ['nobody among three', { Ana: 9, Bo: 1, Cleo: 1 }, []],
  ['who is called so', { Ana: 1, 'The Chair': 1, Cleo: 1 }, [1]],
  ['both', { Ana: 1, 'The Chair': 1, Cleo: 9, Dev: 1 }, [1, 2]],
])('the leaders of a meeting: %s', (_, turns, chairs) => {
  expect([...chairsOf(meeting(turns))]).toEqual(chairs);
});
