import fc from 'fast-check';
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
  ['Will Smith (Guest)', 'will'],
  ['Maria Garcia Lopez', 'maria'],
  ['Ben L.', 'ben-lee'],
  ['B. Kay', 'ben-kay'],
  ['Ana Ruiz | Harbour', 'ana'],
  ['somebody (ANA@example.org)', 'ana'],
])('the label %j is tied to %s', (name, id) => {
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
])('the label %j is tied to nobody', (name) => {
  expect(matchDirectory([name], directory)).toEqual([null]);
});

test.each(['Robert', 'Asa', 'Lofgren', 'AR', 'Ana2'])('%j alone is only suggested', (name) => {
  const [match] = matches([name], directory);
  expect(match?.tie).toBeNull();
  expect(match?.suggestedId).not.toBeNull();
});

test('two labels are tied to one person only if both ties are certain', () => {
  expect(matchDirectory(['Ana', 'Ana Ruiz'], directory)).toEqual([null, 'ana']);
  expect(matchDirectory(['Bob', 'Rob'], directory)).toEqual([null, null]);
  expect(matchDirectory(['Ana Ruiz', 'Ana Ruiz (Guest)'], directory)).toEqual(['ana', 'ana']);
});

test('a label that fits two people by name is tied to neither; an address is unique', () => {
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

test('a person who fits two labels is only suggested', () => {
  expect(matches(['Robert', 'Bob'], directory).map(({ suggestedId }) => suggestedId)).toEqual([
    'robert',
    'robert',
  ]);
});

const numbered = [
  person('r2', 'R2', 'Dennis'),
  person('r3', 'R3', 'Dennis'),
  person('ana', 'Ana', 'Ruiz'),
  person('ana2', 'Ana', 'Ruiz2'),
  person('lee1', 'Lee (1)', 'Park'),
  person('lee2', 'Lee (2)', 'Park'),
  person('room', 'Room', '4'),
  person('speaker', 'Speaker', '3'),
  person('nameless', '', ''),
];

test.each([
  ['R2 Dennis', 'r2'],
  ['r3  DENNIS (Guest)', 'r3'],
  ['Dennis, R2', 'r2'],
  ['R4 Dennis', null],
  ['Ana Ruiz', 'ana'],
  ['Ana Ruiz2', 'ana2'],
  ['RUIZ2, Ana', 'ana2'],
  ['Ana Ruiz 7', 'ana'],
  ['Ana Ruiz (2)', 'ana'],
  ['Lee (2) Park', 'lee2'],
  ['Lee Park', null],
  ['Room 4', 'room'],
  ['Room 5', null],
  ['Speaker 3', 'speaker'],
  ['Speaker 4', null],
  ['3', null],
])('if the directory has numbers in names, %j is tied to %s', (name, id) => {
  expect(matchDirectory([name], numbered)).toEqual([id]);
});

test.each([
  ['Ana Ruiz2', 'ana'],
  ['Asa Lofgren (2)', 'asa'],
  ['Room 4', null],
  ['Speaker 3', null],
])(
  'if the directory has no numbers in names, numbers are ignored: %j is tied to %s',
  (name, id) => {
    expect(matchDirectory([name], directory)).toEqual([id]);
  },
);

test('a number that only the directory has makes the tie likely; a different number prevents it', () => {
  const only = [person('kim', 'Kim', 'Vo2'), person('nameless', '', '')];
  expect(matches(['Kim Vo'], only)[0]?.tie).toMatchObject({ id: 'kim', sure: 'likely' });
  expect(matchDirectory(['Kim Vo2', 'Kim Vo'], only)).toEqual(['kim', null]);
  expect(matchDirectory(['Kim Vo3', ''], only)).toEqual([null, null]);
});

test('a unique name of the directory is matched, whatever its numbers', () => {
  const word = fc.stringMatching(/^(Ana|Ruiz|R|Kim)[0-9]{0,2}$/);
  const names = fc.uniqueArray(fc.tuple(word, word), {
    selector: ([first, last]) => [first, last].sort().join(' ').toLowerCase(),
    maxLength: 20,
  });
  fc.assert(
    fc.property(names, (people) => {
      const everybody = people.map(([first, last], at) => person(`${at}`, first, last));
      const labels = people.map(([first, last]) => `${first} ${last}`);
      expect(matchDirectory(labels, everybody)).toEqual(people.map((_, at) => `${at}`));
    }),
  );
});
