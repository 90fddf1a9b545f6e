import { expect, test } from 'vitest';
import { filledForm } from '../testing/filled-form.ts';
import { emptyForm, isStepDone, reachableStep } from './scenario-form.ts';

test.each([
  [1, {}, true],
  [1, { templateId: null }, false],
  [2, {}, true],
  [2, { name: ' \t' }, false],
  [2, { reason: '\n ' }, false],
  [2, { targetDate: '' }, true],
  [2, { targetDate: '9999-12-31' }, true],
  [2, { targetDate: '2020-02-29' }, false],
  [3, { answers: {} }, true],
])('step %i with %j is complete: %s', (step, change, isDone) => {
  expect(isStepDone(step, filledForm(change))).toBe(isDone);
});

test.each([
  [3, filledForm(), 3],
  [3, filledForm({ reason: ' ' }), 2],
  [3, emptyForm, 1],
  [2, emptyForm, 1],
  [1, filledForm(), 1],
])('asking for step %i leads to the first incomplete step before it', (asked, form, step) => {
  expect(reachableStep(asked, form)).toBe(step);
});
