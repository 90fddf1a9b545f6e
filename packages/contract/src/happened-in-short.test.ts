import { expect, test } from 'vitest';
import { happenedInShort } from './happened-in-short.ts';
import type { Happened } from './organization-figures/happened.ts';

const on = '2026-11-17';
const decided: Happened = {
  kind: 'decided',
  on,
  decisions: 4,
  confirmed: 1,
  lastId: 'depot',
  quote: null,
};
const vote = (votes: number): Happened => ({
  kind: 'vote-passed',
  on,
  votes,
  meetings: 1,
  tally: null,
  meeting: null,
  quote: null,
});
const heard = (name: string | null, people: number): Happened => ({
  kind: 'heard-first',
  on,
  person: name === null ? null : { id: name, name, department: null },
  people,
  meetings: 2,
});
const began: Happened = {
  kind: 'series-began',
  on,
  series: { id: 'driver', name: 'Driver app weekly' },
  meetings: 3,
  openedBy: 'Yusuf Karaca',
};
const topic: Happened = {
  kind: 'topic-first',
  on,
  topic: 'Works council',
  mentions: 5,
  meetings: 3,
  quote: null,
};

test('the first three kinds are counted, without names', () => {
  expect(happenedInShort([topic, began, decided, heard('Ewa Kowal', 1), heard(null, 1)])).toBe(
    '4 decisions, 2 people heard for the first time, 1 series began',
  );
});

test('facts that count others are added up', () => {
  expect(happenedInShort([vote(1), vote(1), vote(3), heard('Ewa Kowal', 1)])).toBe(
    '5 votes passed, 1 person heard for the first time',
  );
});

test('a period without facts has no words', () => {
  expect(happenedInShort([])).toBeNull();
});
