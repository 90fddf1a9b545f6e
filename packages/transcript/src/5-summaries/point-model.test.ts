import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { placesOf, pointFeatures } from './point-features.ts';
import { pointProbability } from './point-model.ts';
import { sentencesToQuote, withSubstance } from './quotable.ts';
import { termWeights } from './term-weights.ts';

const talk = (line: string) => `Bo: Yes.\nAna: ${line}\nBo: Okay.`;

function featuresIn(script: string): string[] {
  const read = talkFrom(script);
  const pool = sentencesToQuote(read);
  const [place] = placesOf(read, pool, termWeights(read, withSubstance(pool)));
  const [sentence] = pool;
  if (!sentence || !place) throw new Error('There is no sentence to quote.');
  return pointFeatures(sentence, place);
}

const probabilityOf = (line: string) => pointProbability(featuresIn(talk(line)));

test.each([
  ['money', 'The crane costs €900 with cables.'],
  ['percent', 'The crane is 80 per cent ready.'],
  ['figure', 'The crane needs twelve cables.'],
  ['date', 'The crane arrives on Thursday at noon.'],
  ['duration', 'The crane needs another two weeks of work.'],
  ['change', 'The delays fell from nine to two.'],
  ['decision', 'We decided to replace the crane.'],
  ['state', 'The old crane is already closed.'],
  ['position', 'I propose to close the crane.'],
  ['problem', 'The crane fails in the cold.'],
  ['name', 'The crane comes from Kiel by ship.'],
])('%s is a sign: %s', (kind, line) => {
  expect(featuresIn(talk(line))).toContain(kind);
  expect(featuresIn(talk('The old crane lifts big pallets.'))).not.toContain(kind);
});

test('signs tell the question before and the reply after', () => {
  const statement = featuresIn('Bo: Well.\nAna: The crane lifts many pallets.\nBo: Okay.');
  expect(statement).toContain('>okay');
  expect(statement).not.toContain('answer');
  expect(featuresIn('Bo: Is it so?\nAna: The crane lifts many pallets.')).toContain('answer');
});

test('figures, dates and decisions are noted rather than talk', () => {
  const idle = probabilityOf('You know, I just like the kind of stuff you have at the harbour.');
  for (const line of [
    'We lost 14 % of the pallets in March at the harbour in Kiel.',
    'We decided to close the northern quay until the end of March.',
    'The repair of the crane costs 90,000 euros and takes two weeks.',
  ])
    expect(probabilityOf(line)).toBeGreaterThan(2 * idle);
});

test('a given model weighs the features it knows', () => {
  const model = { always: 0, weights: new Map([['money', 1]]) };
  expect(pointProbability(['money', 'other'], model)).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(pointProbability(['other'], model)).toBe(0.5);
});
