import { expect, test } from 'vitest';
import { defaultWeights, type Weights } from './criteria.ts';
import { changedWeights, favours, favoursWords } from './favours.ts';

const changed: Weights = { ...defaultWeights, strategicAlignment: 95, tenure: 30 };
const all = (weight: number): Weights => ({
  skillMatch: weight,
  leadershipStyle: weight,
  sentimentInfluence: weight,
  strategicAlignment: weight,
  tenure: weight,
  culturalFit: weight,
  performanceTrack: weight,
  developmentPotential: weight,
});

const sentence = (weights: Weights) => {
  const meaning = favours(weights);
  if (!meaning) return undefined;
  const { before, figure, after } = favoursWords(meaning);
  return `${before}${figure}${after}`;
};

test('figures compare the weights with their defaults', () => {
  expect(favours(changed)).toMatchObject({
    sum: 565,
    share: 16.8,
    moreThanDefault: 2,
    heaviestThree: 46.9,
    past: 35.4,
    future: 28.3,
  });
});

test.each([
  [
    changed,
    'Strategic alignment counts most: 16.8 % of the overall score, 2.0 points more than by default. Tenure counts least.',
  ],
  [
    defaultWeights,
    'Performance track counts most: 15.7 % of the overall score, as by default. Tenure counts least.',
  ],
  [
    { ...defaultWeights, strategicAlignment: 90, culturalFit: 50 },
    'Strategic alignment and Performance track count most: 16.2 % of the overall score each. Tenure and Cultural fit count least.',
  ],
  [all(50), 'All eight count equally: 12.5 % of the overall score each.'],
  [
    { ...all(50), tenure: 0 },
    'Several count most: 14.3 % of the overall score each. Tenure counts least.',
  ],
  [all(0), undefined],
])('a sentence says what counts most (%#)', (weights, words) => {
  expect(sentence(weights)).toBe(words);
});

test('changed weights are listed against their defaults', () => {
  expect(changedWeights(defaultWeights)).toEqual([]);
  expect(changedWeights(changed)).toEqual([
    { id: 'strategicAlignment', name: 'Strategic alignment', from: 85, to: 95 },
    { id: 'tenure', name: 'Tenure', from: 50, to: 30 },
  ]);
});
