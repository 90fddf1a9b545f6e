import { expect, test } from 'vitest';
import { namesSaidTo } from '../3-features/names-said.ts';
import { findQuestions } from '../3-features/questions.ts';
import { talkTimes } from '../3-features/talk-time.ts';
import { talkFrom } from '../testing/turns-of.ts';
import { participantSummaries, participantSummaryWords } from './participant.ts';
import { quotableSentences } from './quotable.ts';
import { termWeights } from './term-weights.ts';

function summariesOf(script: string): string[] {
  const talk = talkFrom(script);
  const pool = quotableSentences(talk);
  return participantSummaries({
    talk,
    times: talkTimes(talk),
    questions: findQuestions(talk, namesSaidTo(talk)),
    pool,
    weights: termWeights(talk, pool),
  }).map(({ text }) => text);
}

test('share, turns, questions, and their own words', () => {
  const [ana = '', bo] = summariesOf(`
    Ana: The nightly backup takes all the memory of the payment service.
    Bo: Right.
    Ana: Who moves the nightly backup of the payment service to another server?`);
  expect(ana).toMatch(/^Spoke 96 % of the words in 2 turns; asked 1 question\. "/);
  expect(ana).toContain('"The nightly backup takes all the memory of the payment service."');
  expect(bo).toBe('Spoke 4 % of the words in 1 turn.');
});

test('the summary is short for any amount of talk', () => {
  const script = Array.from(
    { length: 40 },
    (_, at) =>
      `Ana: The warehouse report of week ${at} shows that the second delivery route costs more than the first one did.`,
  ).join('\n');
  for (const summary of summariesOf(script))
    expect(summary.split(/\s+/).length).toBeLessThanOrEqual(participantSummaryWords);
});

test('nobody is described in an unnamed transcript', () => {
  expect(summariesOf('we moved the backup to another server')[0]).toMatch(
    /^The transcript names no speakers; 7 words were spoken\./,
  );
});
