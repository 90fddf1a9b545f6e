import { expect, test } from 'vitest';
import { customQuestions } from '@/sample-data/scenarios/custom-questions.ts';
import { answered, answerLabels, countAnswered } from './custom-answers.ts';

const [kind, reach] = customQuestions;

test('one of a single choice takes the place of the one before', () => {
  if (!kind) throw new Error('There is no first question.');
  const first = answered({}, kind, 'other', true);
  const second = answered(first, kind, 'operational', true);
  expect(second).toEqual({ scenario_type: ['operational'] });
  expect(countAnswered(second)).toBe(1);
});

test('any of several stand in the order of the options, and can all be taken back', () => {
  if (!reach) throw new Error('There is no second question.');
  let answers = answered({}, reach, 'company_wide', true);
  answers = answered(answers, reach, 'team_level', true);
  expect(answerLabels(answers, reach)).toEqual(['Team level', 'Company wide']);
  answers = answered(answered(answers, reach, 'team_level', false), reach, 'company_wide', false);
  expect(answers).toEqual({ impact_scope: [] });
  expect(countAnswered(answers)).toBe(0);
});
