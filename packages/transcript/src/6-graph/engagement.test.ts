import { expect, test } from 'vitest';
import { type Exchange, findExchanges } from '../3-features/exchanges.ts';
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

test('two people with equal shares are equally engaged', () => {
  const [ana = 0, bo = 0] = scoresOf(
    'Ana: One two three.\nBo: Ana, four five.\nAna: Bo, six.\nBo: Seven eight nine.',
  );
  expect(ana).toBeCloseTo(bo, 1);
  expect(ana).toBeGreaterThan(2 / 3);
});

test('people who talk, ask and are asked are more engaged than people who only listen', () => {
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

test('a lone speaker is measured by talk only', () => {
  expect(scoresOf('Ana: I think aloud.')[0]).toBeCloseTo(2 / 3, 10);
});

test('words, exchanges, questions and partners weigh 0.4, 0.3, 0.15 and 0.15', () => {
  const times = [0.5, 0.3, 0.2].map((talkShare) => ({
    turns: 1,
    words: 1,
    speakingSeconds: 1,
    talkShare,
  }));
  const exchange = (from: number, to: number | null, kind: Exchange['kind'] = 'spoken') => ({
    turn: 0,
    from,
    to,
    kind,
  });
  const exchanges = [
    exchange(0, 1),
    exchange(1, 0, 'answer'),
    exchange(0, 1),
    exchange(0, 2),
    exchange(2, null),
    exchange(2, 1, 'listening'),
  ];
  const questions = [0, 0, 1].map((asker) => ({
    turn: 0,
    asker,
    text: '',
    words: 3,
    named: null,
    handedOver: true,
    answer: null,
  }));
  const rounded = (scores: readonly number[]) => scores.map((score) => score.toFixed(4));
  expect(rounded(engagementScores(times, exchanges, questions))).toEqual([
    '0.7950',
    '0.6398',
    '0.4218',
  ]);
  // Without questions the other weights sum to 0.85.
  expect(rounded(engagementScores(times, exchanges, []))[0]).toBe((0.675 / 0.85).toFixed(4));
});
