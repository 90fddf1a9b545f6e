import { expect, test } from 'vitest';
import { talkFrom } from '../../../testing/turns-of.ts';
import { passedVotes } from './passed-votes.ts';

const votesIn = (script: string) =>
  passedVotes(talkFrom(script).turns).map(
    ({ quote, turn, vote }) => `${turn.index}: ${quote} [${vote.tally}]`,
  );

test.each([
  [
    'a motion',
    'Ana: I move that we buy a van for the depot.\nBo: Second.\nAna: All in favour?\nCy: Aye.\nAna: Any opposed? The motion carries.',
    '0: I move that we buy a van for the depot. [null]',
  ],
  [
    'the matter in the result',
    'Ana: Those in favour, raise your hands.\nBo: Five hands.\nAna: The budget for 2027 is approved, six to one.',
    '2: The budget for 2027 is approved, six to one. [6 to 1]',
  ],
  [
    'an item that was called, after debate',
    'Ana: 9C is a resolution authorizing the lease of the old depot.\nBo: Move to approve.\nCy: What does it cost?\nBo: A thousand a month.\nAna: All in favor, please indicate.\nCy: Aye.\nAna: Motion carries.',
    '0: 9C is a resolution authorizing the lease of the old depot. [null]',
  ],
  [
    'a roll call',
    'Ana: I move to grant the permit for the street market.\nBo: Call the roll.\nAna: Member Diaz?\nCy: Aye.\nAna: Motion passed unanimously.',
    '0: I move to grant the permit for the street market. [unanimously]',
  ],
  [
    'a motion, and hands for it',
    'Ana: I move that we buy a van for the depot.\nBo: All in favour of that, please raise your hands.\nBo: Carried.',
    '0: I move that we buy a van for the depot. [null]',
  ],
  [
    'votes that are counted before the result',
    'Ana: I move that we put off the north hub until spring.\nBo: Three for, none against, one abstention.\nBo: It is carried.',
    '0: I move that we put off the north hub until spring. [3 to 0]',
  ],
  [
    'a proposal before a motion to accept it',
    'Ana: We have the proposal of the board to raise the fee of the harbour to 36.\nBo: I move that we accept it.\nCy: Second.\nAna: All in favour? Any opposed? Okay, that carries.',
    '0: We have the proposal of the board to raise the fee of the harbour to 36. [null]',
  ],
  [
    'what those in favour are asked for',
    'Ana: All those in favour of closing the north gate on Sundays, hands up.\nAna: Carried.',
    '0: All those in favour of closing the north gate on Sundays, hands up. [null]',
  ],
])('a vote passed: %s', (_, script, vote) => {
  expect(votesIn(script)).toEqual([vote]);
});

const asked = 'Ana: I move that we buy a van for the depot.\nBo: All in favour?\nCy: Aye.\n';
test.each([
  ['it failed', `${asked}Ana: The motion fails.`],
  ['as many against', `${asked}Ana: Motion, three to three.`],
  ['it is not agreed', `${asked}Ana: So the motion is not agreed.`],
  ['it was only proposed', 'Ana: I move that we buy a van for the depot.\nBo: Second.'],
  ['it may pass', `${asked}Ana: If the motion carries, we sign tomorrow.`],
  ['no votes were asked for', 'Ana: I want a second van in May.\nBo: The budget is approved.'],
  ['another body passed it', 'Ana: Aye, the motion was passed unanimously there last week.'],
  ['a straw poll', `Ana: A straw poll, nothing formal.\n${asked}Ana: Carried.`],
  [
    'it runs the meeting',
    'Ana: I move to adopt the agenda as written by the chair.\nBo: All in favour?\nAna: Motion carries.',
  ],
  [
    'several items at once',
    'Ana: The chair moves for approval of items 20A to C and the lease.\nBo: All in favour?\nAna: Motion carries.',
  ],
  ['nobody told the matter', 'Ana: So moved.\nBo: All in favour?\nCy: Aye.\nAna: Motion carries.'],
  [
    'the matter was put off',
    'Ana: 9C is a resolution authorizing the lease.\nBo: I move to postpone it to May.\nAna: All in favour? The motion carries.',
  ],
])('no vote passed: %s', (_, script) => {
  expect(votesIn(script)).toEqual([]);
});

test('the motion of a vote that failed is not told of the next one', () => {
  expect(
    votesIn(`${asked}Ana: The motion fails.\nBo: All in favour?\nAna: Motion carries.`),
  ).toEqual([]);
});
