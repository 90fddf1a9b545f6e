import { expect, test } from 'vitest';
import { findExchanges } from '../3-features/exchanges.ts';
import { namesSaidTo } from '../3-features/names-said.ts';
import { findQuestions } from '../3-features/questions.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { findInteractions, mostFrequent } from './interactions.ts';

function interactionsIn(script: string) {
  const talk = talkFrom(script);
  const saidTo = namesSaidTo(talk);
  const questions = findQuestions(talk, saidTo);
  return findInteractions(talk, findExchanges(talk, questions, saidTo), questions);
}

test('each pair comes once, with what each said to the other', () => {
  const pairs = interactionsIn(`
    Ana: Bo, how far is the supplier contract?
    Bo: It is with the lawyers since Monday.
    Ana: Good point, we wait for them.
    Cleo: Ana, the budget is ready as well.`);
  expect(pairs.map(({ value, sides }) => [sides[0].from, sides[0].to, value])).toEqual([
    [0, 1, 3],
    [0, 2, 1],
  ]);
  const [ana, bo] = pairs[0]?.sides ?? [];
  expect(ana).toMatchObject({ from: 0, to: 1, words: 13 });
  expect(ana?.questions.map(({ answer }) => answer?.by)).toEqual([1]);
  expect(ana?.stances.map(({ stance }) => stance.kind)).toEqual(['agrees']);
  expect(bo?.turns.map(({ index }) => index)).toEqual([1]);
});

test('a person who only listens has no interaction', () => {
  expect(
    interactionsIn('Ana: The contract is with the lawyers.\nBo: Mm-hm.\nAna: We wait.'),
  ).toEqual([]);
});

test('a question counts only if the asker left time to answer', () => {
  const more = 'The plan has many parts and each of them takes a while. '.repeat(4);
  const [pair] = interactionsIn(`
    Ana: The report is late.
    Bo: Ana, when did that start? ${more}
    Ana: It began on Monday.`);
  expect(pair?.sides[1].questions).toEqual([]);
});

test('pairs are ordered by their people, also with ten or more', () => {
  const names = Array.from({ length: 12 }, (_, at) => `Guest${'abcdefghijkl'[at]}`);
  const script = names.flatMap((name, at) => [
    `${name}: The report of the week is in the folder.`,
    `${names[(at + 11) % 12]}: ${name}, the figures of the week are wrong.`,
  ]);
  const pairs = interactionsIn(script.join('\n')).map(({ sides }) => [sides[0].from, sides[0].to]);
  expect(pairs).toEqual(pairs.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  expect(new Set(pairs.map(String)).size).toBe(pairs.length);
});

test('of too many pairs those with most exchanges are kept, in their order', () => {
  const pairs = interactionsIn(`
    Ana: Bo, how far is the supplier contract?
    Cleo: Ana, the budget is ready as well.
    Cleo: Bo, the report of the week is late.
    Bo: It is in the folder.`);
  const valuesOf = (most: number) => mostFrequent(pairs, most).map(({ value }) => value);
  expect([3, 2, 1].map(valuesOf)).toEqual([[1, 1, 2], [1, 2], [2]]);
});
