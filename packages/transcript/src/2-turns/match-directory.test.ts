import { expect, test } from 'vitest';
import type { DirectoryPerson } from '../types.ts';
import { matchDirectory as matches } from './match-directory.ts';

const matchDirectory = (...given: Parameters<typeof matches>) =>
  matches(...given).map(({ tie }) => tie?.id ?? null);

const person = (id: string, firstName: string, lastName: string): DirectoryPerson => ({
  id,
  firstName,
  lastName,
  email: `${id}@example.org`,
});

const directory = [
  person('ana', 'Ana', 'Ruiz'),
  person('robert', 'Robert', 'Stone'),
  person('asa', 'Åsa', 'Löfgren'),
  person('ben-lee', 'Ben', 'Lee'),
  person('ben-kay', 'Benjamin', 'Kay'),
  person('maria', 'María del Mar', 'García López'),
  person('will', 'William', 'Smith'),
  person('lisa', 'Lisa', 'Smith'),
];

test.each([
  ['Ana Ruiz', 'ana'],
  ['ana ruiz', 'ana'],
  ['RUIZ, Ana', 'ana'],
  ['Ruiz Ana', 'ana'],
  ['Lofgren, Asa [External]', 'asa'],
  ['Bob Stone', 'robert'],
  ['MR. STONE', 'robert'],
  ['Robert', 'robert'],
  ['Will Smith (Guest)', 'will'],
  ['Maria Garcia Lopez', 'maria'],
  ['Ben L.', 'ben-lee'],
  ['B. Kay', 'ben-kay'],
  ['Ana Ruiz | Harbour', 'ana'],
  ['somebody (ANA@example.org)', 'ana'],
])('%j is %s', (name, id) => {
  expect(matchDirectory([name], directory)).toEqual([id]);
});

test.each([
  'Ben',
  'Smith',
  'B.',
  'Nobody Known',
  'Anabel Ruiz',
  'EF Berlin',
  'Audio shared by Ana Ruiz',
  "Ana Ruiz's Presentation",
  'Fireflies.ai Notetaker Ana',
  "Ana's iPhone",
  'Speaker 1',
  'Unknown Speaker',
  '',
])('%j ties to nobody', (name) => {
  expect(matchDirectory([name], directory)).toEqual([null]);
});

test('two labels tie to one person only when both are surely theirs', () => {
  expect(matchDirectory(['Ana', 'Ana Ruiz'], directory)).toEqual([null, 'ana']);
  expect(matchDirectory(['Bob', 'Rob'], directory)).toEqual([null, null]);
  expect(matchDirectory(['Ana Ruiz', 'Ana Ruiz (Guest)'], directory)).toEqual(['ana', 'ana']);
});

test('two people of one name tie to nobody, their addresses do', () => {
  const twins = [person('first', 'Kim', 'Vo'), person('second', 'Kim', 'Vo')];
  expect(matchDirectory(['Kim Vo', 'Kim Vo (second@example.org)'], twins)).toEqual([
    null,
    'second',
  ]);
});

test.each([
  ['somebody (ana@example.org)', 'email', 'certain'],
  ['Ana Ruiz', 'name', 'certain'],
  ['Bob Stone', 'name', 'likely'],
])('%j is tied by %s, %s', (name, how, sure) => {
  expect(matches([name], directory)[0]?.tie).toMatchObject({ how, sure });
});

test('where two labels fit one person, a person has to say', () => {
  expect(matches(['Robert', 'Bob'], directory).map(({ suggestedId }) => suggestedId)).toEqual([
    'robert',
    'robert',
  ]);
});
