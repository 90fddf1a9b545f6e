import { expect, test } from 'vitest';
import { turnsOf } from '../testing/turns-of.ts';
import { calledAs } from './called-as.ts';
import { talkOf } from './talk.ts';

const called = (text: string) => calledAs(talkOf(turnsOf(text)), ['Henrik', 'Ana', 'Jo Ann']);

test('names are counted for the speaker who answers to them', () => {
  const found = called(`Ana: Henrik, can you take the rota?
Speaker 3: Yes.
Ana: What do you think, Henrik?
Speaker 3: Fine.`);
  expect(found).toEqual([[], [{ name: 'Henrik', times: 2 }]]);
});

test('a name that is only mentioned, or that is part of a label, is not counted', () => {
  const found = called(`Speaker 3: Henrik said so yesterday.
Ana: I see.
Speaker 3: Ana, can you?
Speaker 4: Sure.`);
  expect(found).toEqual([[], [], []]);
});
