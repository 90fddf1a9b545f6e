import { expect, test } from 'vitest';
import { talkFrom } from '../../../testing/turns-of.ts';
import { isVotingLine, matterOfVote } from './voting-line.ts';

test.each([
  'MOTION FROM COUNCILMAN DIAZ.',
  'Motion by Ms Berg, second by Mr Lund.',
  'All in favor?',
  'Aye.',
  'Five in favour, none opposed.',
  'Do I hear a second?',
])('runs a vote: %s', (line) => {
  expect(isVotingLine(line)).toBe(true);
});

test.each(['I move that we buy a van for the depot.', 'We are against a second van.'])(
  'tells a matter: %s',
  (line) => {
    expect(isVotingLine(line)).toBe(false);
  },
);

test('the matter of a vote is what was moved before', () => {
  const matterIn = (script: string) => {
    const { turns } = talkFrom(script);
    const turn = turns.at(-1);
    const sentence = turn?.sentences.at(-1);
    return turn && sentence && matterOfVote(sentence, turn, turns)?.text;
  };
  const moved = 'Ana: I move to buy a van for the depot.';
  expect(matterIn(`${moved}\nBo: Motion from Ana, second from Cy.`)).toBe(moved.slice(5));
  expect(matterIn('Ana: Hello.\nBo: Motion from Ana, second from Cy.')).toBeUndefined();
});
