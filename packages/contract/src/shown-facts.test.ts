import { expect, test } from 'vitest';
import type { Happened } from './organization-figures/happened.ts';
import { shownFacts } from './shown-facts.ts';

const topic = (name: string): Happened => ({
  kind: 'topic-first',
  on: '2026-11-16',
  topic: name,
  mentions: 5,
  meetings: 3,
  quote: null,
});
const decided: Happened = {
  kind: 'decided',
  on: '2026-11-16',
  decisions: 2,
  confirmed: 0,
  lastId: 'a',
  quote: null,
};

test('each kind is shown once before one is shown twice, in the order of the kinds', () => {
  const facts = [topic('a'), topic('b'), topic('c'), decided];
  expect(shownFacts(facts, 2)).toEqual([topic('a'), decided]);
  expect(shownFacts(facts, 3)).toEqual([topic('a'), topic('b'), decided]);
  expect(shownFacts(facts, 9)).toEqual(facts);
});
