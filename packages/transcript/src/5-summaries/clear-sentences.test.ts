import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { clearSentences, readAlone } from './clear-sentences.ts';
import { sentencesToQuote, withSubstance } from './quotable.ts';
import { termWeights } from './term-weights.ts';

function clearOf(script: string) {
  const talk = talkFrom(script);
  const pool = sentencesToQuote(talk);
  return clearSentences(talk, pool, termWeights(talk, withSubstance(pool)));
}

const aloneIn = (script: string): string[] => readAlone(clearOf(script)).map(({ shown }) => shown);

const whole = 'The warehouse team moves the payment service to another server on Monday.';

test('a sentence that can be read alone is clear', () => {
  expect(aloneIn(`Ana: Yes.\nBo: ${whole}`)).toEqual([whole]);
});

test('one that points back needs the one before, so it does not stand alone', () => {
  const script = `Ana: Yes.\nBo: ${whole} It costs 900 euros for the server.`;
  expect(clearOf(script).at(-1)?.before?.shown).toBe(whole);
  expect(aloneIn(script)).toEqual([whole]);
});

test.each([
  ['is said to somebody', 'Ana, the warehouse team moves the payment service on Monday.'],
  ['names too little', 'The hall has a monopoly over us.'],
  ['counts what it does not name', 'The other five moved to another server on Monday.'],
  ['is about the meeting', 'The motion and a second to approve the agenda are in the minutes.'],
])('a sentence that %s is not clear', (_, quote) => {
  expect(aloneIn(`Ana: Yes.\nBo: ${quote}`)).toEqual([]);
});

test('a sentence with sounds is worth less', () => {
  const [plain] = clearOf(`Ana: Yes.\nBo: ${whole.replace('moves', 'moves now')}`);
  const [spoken] = clearOf(`Ana: Yes.\nBo: ${whole.replace('moves', 'moves um')}`);
  expect(spoken?.value).toBeLessThan(plain?.value ?? 0);
});
