import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { namesSaidTo, partsOfName } from './names-said.ts';

const people =
  'Anna Berg: Hi.\nBen Okafor: Hi.\nWill Stone: Hi.\nAnna Lund: Hi.\nMay Hope: Hi.\nJ. Short: Hi.';

function calledIn(text: string): string[] {
  const talk = talkFrom(`${people}\nCleo Diaz: ${text}`);
  const last = talk.turns.at(-1);
  return last ? namesSaidTo(talk)(last).map((person) => talk.names[person] ?? '') : [];
}

describe('a person who is addressed by name', () => {
  test.each([
    ['Ben, can you check the invoice?', ['Ben Okafor']],
    ['Okay, thanks, Ben.', ['Ben Okafor']],
    ['Thanks Ben.', ['Ben Okafor']],
    ['What do you think, Ben?', ['Ben Okafor']],
    ['So Ben what did you find?', ['Ben Okafor']],
    ['Over to you, Okafor.', ['Ben Okafor']],
    ['Will, could you start?', ['Will Stone']],
    ['May, could you start?', ['May Hope']],
    ['Ben, the invoice is wrong.', ['Ben Okafor']],
    ['ben, the invoice is wrong', ['Ben Okafor']],
    ['and what do you think, ben', ['Ben Okafor']],
    ['Thank you so much Ben for the list.', ['Ben Okafor']],
    ['Thanks again Ben for the list.', ['Ben Okafor']],
    ['Go ahead Ben.', ['Ben Okafor']],
    ['Okay – Ben, can you check the invoice?', ['Ben Okafor']],
    ['Ben, thanks. Will, what about you?', ['Ben Okafor', 'Will Stone']],
  ])('%s', (text, expected) => {
    expect(calledIn(text)).toEqual(expected);
  });
});

describe('a person who is only mentioned, or not meant', () => {
  test.each([
    'Ben said it is done.',
    'I talked with Ben and Tom about it.',
    "Ben's report is on the drive.",
    'We will, of course, check that.',
    'Anna, can you check?',
    'I am Cleo, hello.',
    'Cleo, I told myself, start again.',
    'So will you check the invoice?',
    'so well, hope, as they say, dies last',
    'Thanks to the work that Ben did we are done.',
    '–Ben said it is done.',
    'We asked Anna, Will, and the others.',
    'We asked him, Ben, who is ill.',
    'You can ask Anna, Will, or the others.',
    'I talked with Ben.',
  ])('%s', (text) => {
    expect(calledIn(text)).toEqual([]);
  });
});

test.each([
  ['Mr. Jamie Schmale', ['jamie', 'schmale']],
  ['Harrison_Tang', ['harrison', 'tang']],
  ['Zoë Kim (Guest)', ['zoë', 'kim']],
  ['Zoë Kim (she/her)', ['zoë', 'kim']],
  ['Zoë Kim [Berlin]', ['zoë', 'kim']],
  ['J. Doe', ['doe']],
  ['Project Manager', []],
])('the parts of %s', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts);
});
