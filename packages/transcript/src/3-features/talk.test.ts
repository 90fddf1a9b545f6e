import { expect, test } from 'vitest';
import { talkOf } from './talk.ts';

const turn = { index: 0, speaker: 'Ana', start: 1, end: 4, text: 'We begin.', words: 2 };

test('a turn keeps the heading above it, and its kind if it was written in minutes', () => {
  const [plain, headed, noted] = talkOf([
    turn,
    { ...turn, heading: 'The plan' },
    { ...turn, speaker: null, written: 'action' },
  ]).turns;
  expect(plain).toMatchObject({ speaker: 0, start: 1, end: 4, words: 2 });
  expect([plain?.heading, plain?.written]).toEqual([undefined, undefined]);
  expect(headed?.heading).toBe('The plan');
  expect(noted).toMatchObject({ speaker: null, written: 'action' });
});

test('an empty transcript has no participants', () => {
  expect(talkOf([])).toEqual({
    names: [],
    turns: [],
    nobodyNamed: true,
    marksQuestions: true,
  });
});
