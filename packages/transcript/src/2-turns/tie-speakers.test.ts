import { expect, test } from 'vitest';
import { tieSpeakers } from './tie-speakers.ts';

const directory = [
  { id: 'marco', firstName: 'Marco', lastName: 'Bellini', email: 'marco@example.org' },
  { id: 'anna', firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org' },
];

const tieOf = (name: string, alias: string | null, byHand?: string | null) => {
  const [tie] = tieSpeakers({
    names: [name],
    labels: [name],
    joined: [[]],
    directory,
    ties: new Map(byHand === undefined ? [] : [[name, byHand]]),
    aliases: new Map([
      [name.toLowerCase(), alias],
      ['anna@example.org', alias],
    ]),
  });
  return tie?.tie ? `${tie.tie.id} by ${tie.tie.how}` : null;
};

test.each([
  ['flcl', 'marco', 'marco by alias'],
  ['a. berg', 'marco', 'marco by alias'],
  ['a. berg', null, null],
  ['anna berg', 'marco', 'anna by name'],
  ['anna berg', null, 'anna by name'],
  ['X (anna@example.org)', 'marco', 'anna by email'],
  ['flcl', 'gone', null],
])('%j with the alias %j is %j', (name, alias, tie) => {
  expect(tieOf(name, alias)).toBe(tie);
});

test('a choice for one meeting takes precedence over the alias', () => {
  expect(tieOf('flcl', 'marco', 'anna')).toBe('anna by person');
  expect(tieOf('flcl', 'marco', null)).toBeNull();
});
