import { expect, test } from 'vitest';
import { lengthFeature, wordFeatures } from './features.ts';
import { type EndModel, sentenceEnds } from './sentence-ends.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
const none: EndModel = { bias: -10, cut: 0, weightOf: () => 0 };
const modelOf = (weights: ReadonlyMap<number, number>): EndModel => ({
  ...none,
  weightOf: (bucket) => weights.get(bucket) ?? 0,
});
const endsOf = (count: number, model: EndModel, cueEnds: number[] = []) =>
  sentenceEnds([{ words: words(count), cueEnds }], model)[0];

test('if no word is likely to end a sentence, each sentence has forty words', () => {
  expect(endsOf(100, none)).toEqual([40, 80, 100]);
  expect(endsOf(40, none)).toEqual([40]);
  expect(sentenceEnds([{ words: [], cueEnds: [] }], none)).toEqual([[]]);
});

test('a sentence ends after a word whose score reaches the threshold', () => {
  const [feature = 0] = wordFeatures(words(10), 3);
  const scale = Math.sqrt(8);
  expect(endsOf(10, modelOf(new Map([[feature, 10.01 * scale]])))).toEqual([4, 10]);
  expect(endsOf(10, modelOf(new Map([[feature, 9.9 * scale]])))).toEqual([10]);
});

test('the number of words since the last sentence end changes the score', () => {
  const five = modelOf(new Map([[lengthFeature(5), 10.01 * Math.sqrt(8)]]));
  expect(endsOf(17, five)).toEqual([5, 10, 15, 17]);
});

test('cue ends move sentence ends without adding any', () => {
  const weights = new Map<number, number>();
  const count = 200;
  const cueEnds = Array.from({ length: 19 }, (_, at) => (at + 1) * 10);
  for (const end of cueEnds.slice(0, 16)) {
    const [feature = 0] = wordFeatures(words(count), end - 1);
    weights.set(feature, 40 * Math.sqrt(8));
  }
  for (const end of [175, 194]) {
    const [feature = 0] = wordFeatures(words(count), end - 1);
    weights.set(feature, 10.5 * Math.sqrt(8));
  }
  for (const end of cueEnds.slice(16)) {
    const [feature = 0] = wordFeatures(words(count), end - 1);
    weights.set(feature, 9 * Math.sqrt(8));
  }
  const alone = endsOf(count, modelOf(weights)) ?? [];
  const withCues = endsOf(count, modelOf(weights), cueEnds) ?? [];
  expect(alone).toContain(175);
  expect(alone).not.toContain(170);
  expect(withCues).toContain(170);
  expect(withCues).not.toContain(175);
  expect(withCues.length).toBeLessThanOrEqual(alone.length + 1);
});
