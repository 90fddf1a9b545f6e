import { expect, test } from 'vitest';
import { turnsOf } from '../testing/turns-of.ts';
import { openerPosition } from './opener-position.ts';
import { talkOf } from './talk.ts';

const opener = (text: string) => {
  const talk = talkOf(turnsOf(text));
  return talk.names[openerPosition(talk)];
};

test.each([
  ["Okay, let's get started, since we have quite a few items today.", 'Ana'],
  ['Welcome, everyone, to the planning of the week, number twenty in this year.', 'Ana'],
  ['So on the agenda we have three points, and I would like to keep them short.', 'Ana'],
  ['Guten Morgen zusammen, dann fangen wir an, wir haben heute vier Punkte zu besprechen.', 'Ana'],
  ['I saw the mail of yesterday, and I have no idea what they want to tell us.', 'Bo'],
  ["Okay, let's start.", 'Bo'],
])('after "Hello" of Bo, Ana says "%s": %s opens', (text, name) => {
  expect(opener(`Bo: Hello.\nCleo: Can you hear me?\nAna: ${text}\nBo: Yes.`)).toBe(name);
});

test('an item of the agenda that begins late does not open the meeting', () => {
  const talk = `${'We lost two crates again at the gate of the cold store. '.repeat(60)}`;
  expect(
    opener(
      `Bo: ${talk}\nAna: Now let's start with the second point, which is the rota of next week.`,
    ),
  ).toBe('Bo');
});

test('without names nobody opens, and the first participant stands for all', () => {
  expect(openerPosition(talkOf([]))).toBe(0);
});
