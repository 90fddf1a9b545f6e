import { expect, test } from 'vitest';
import { joinedDecisions } from './joined-decisions.ts';

const at = (turn: number, sure = true) => ({
  text: `${turn}`,
  quote: `${turn}`,
  turn,
  speaker: null,
  sure,
});
const turnsOf = (sources: Parameters<typeof joinedDecisions>[0]) =>
  joinedDecisions(sources).map(({ turn }) => turn);

test('what words state stands for what form and model tell nearby', () => {
  const stated = [at(4)];
  expect(turnsOf({ stated, settled: [at(5), at(8)], found: [at(3, false)] })).toEqual([4, 8]);
});

test('a sure form stands for the model, a doubtful one does not', () => {
  expect(turnsOf({ stated: [], settled: [at(4)], found: [at(5)] })).toEqual([4]);
  expect(turnsOf({ stated: [], settled: [at(4, false)], found: [at(5)] })).toEqual([5]);
});
