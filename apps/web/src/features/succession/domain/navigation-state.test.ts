import { describe, expect, test } from 'vitest';
import { defaultWeights } from '@/sample-data/succession/criteria.ts';
import { resultsState, wizardState } from './navigation-state.ts';

const sent = {
  person: 'robert-lindqvist',
  reason: 'retirement',
  timeframe: 12,
  scope: 'hybrid',
  description: 'In May.',
  criteria: { ...defaultWeights, tenure: 0 },
};

describe('what is sent to the candidate results', () => {
  test('is taken as it is', () => {
    expect(resultsState(sent)).toEqual(sent);
  });

  test.each([
    ['nothing', null],
    ['nobody', { ...sent, person: 'nobody' }],
    ['no reason', { ...sent, reason: undefined }],
    ['another timeframe', { ...sent, timeframe: 2 }],
    ['a weight between the steps', { ...sent, criteria: { ...sent.criteria, tenure: 3 } }],
    ['a weight too many', { ...sent, criteria: { ...sent.criteria, tenure: 105 } }],
    ['a weight too few', { ...sent, criteria: { tenure: 50 } }],
  ])('counts as missing with %s', (_, state) => {
    expect(resultsState(state)).toBeUndefined();
  });
});

describe('what the wizard opens with', () => {
  test('is step 1, 6 months, an internal search and the default weights', () => {
    expect(wizardState(null)).toEqual({
      step: 1,
      timeframe: 6,
      scope: 'internal',
      description: '',
      criteria: defaultWeights,
    });
  });

  test('is what was sent along', () => {
    expect(wizardState({ ...sent, step: 3 })).toEqual({ ...sent, step: 3 });
  });

  test('is no step whose way there is not gone yet', () => {
    expect(wizardState({ step: 3 }).step).toBe(1);
    expect(wizardState({ step: 4, person: sent.person }).step).toBe(2);
    expect(wizardState({ step: 2, person: 'nobody' })).toEqual(wizardState(null));
  });
});
