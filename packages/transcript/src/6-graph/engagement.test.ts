import { expect, test } from 'vitest';
import { findExchanges } from '../3-features/exchanges.ts';
import { namesSaidTo } from '../3-features/names-said.ts';
import { findQuestions } from '../3-features/questions.ts';
import { talkTimes } from '../3-features/talk-time.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { engagementScores } from './engagement.ts';

function scoresOf(script: string): number[] {
  const talk = talkFrom(script);
  const saidTo = namesSaidTo(talk);
  const questions = findQuestions(talk, saidTo);
  return engagementScores(talkTimes(talk), findExchanges(talk, questions, saidTo), questions);
}

test('an even talk of two earns each the same', () => {
  const [ana = 0, bo = 0] = scoresOf(
    'Ana: One two three.\nBo: Ana, four five.\nAna: Bo, six.\nBo: Seven eight nine.',
  );
  expect(ana).toBeCloseTo(bo, 1);
  expect(ana).toBeGreaterThan(2 / 3);
});

test('who talks, asks and is asked is more engaged than who only listens', () => {
  const [ana = 0, bo = 0, cleo = 1] = scoresOf(`
    Ana: How far is the contract, Bo?
    Bo: It is with the lawyers since Monday.
    Cleo: Mm-hm.
    Ana: When do they answer?
    Bo: By the end of the week, I hope.`);
  expect(ana).toBeGreaterThan(cleo);
  expect(bo).toBeGreaterThan(cleo);
  expect(cleo).toBeLessThan(0.2);
});

test('one alone is measured by talk alone', () => {
  expect(scoresOf('Ana: I think aloud.')[0]).toBeCloseTo(2 / 3, 10);
});
