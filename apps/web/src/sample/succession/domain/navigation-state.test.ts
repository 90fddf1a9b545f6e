import { describe, expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import { defaultWeights } from './criteria.ts';
import { resultsState, wizardState } from './navigation-state.ts';

const sent = {
  person: 'robert-lindqvist',
  reason: 'retirement',
  timeframe: 12,
  scope: 'hybrid',
  description: 'In May.',
  criteria: { ...defaultWeights, tenure: 0 },
};

describe('the state sent to the candidate results', () => {
  test('is accepted as it is', () => {
    expect(resultsState(sent, employees)).toEqual(sent);
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
    expect(resultsState(state, employees)).toBeUndefined();
  });
});

describe('the state of the wizard', () => {
  test('starts at step 1 with 6 months, an internal search and the default weights', () => {
    expect(wizardState(null, employees)).toEqual({
      step: 1,
      timeframe: 6,
      scope: 'internal',
      description: '',
      criteria: defaultWeights,
    });
  });

  test('takes what was sent', () => {
    expect(wizardState({ ...sent, step: 3 }, employees)).toEqual({ ...sent, step: 3 });
  });

  test('never starts beyond the first incomplete step', () => {
    expect(wizardState({ step: 3 }, employees).step).toBe(1);
    expect(wizardState({ step: 4, person: sent.person }, employees).step).toBe(2);
    expect(wizardState({ step: 2, person: 'nobody' }, employees)).toEqual(
      wizardState(null, employees),
    );
  });
});
