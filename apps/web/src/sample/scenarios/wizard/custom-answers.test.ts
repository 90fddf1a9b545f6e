import { customQuestions } from '@rapport/contract';
import { expect, test } from 'vitest';
import { answered } from '@/components/planning/question-options.tsx';
import { answerLabels, countAnswered } from './custom-answers.ts';

const [kind, reach] = customQuestions;

test('in a single choice an option replaces the previous one', () => {
  if (!kind) throw new Error('There is no first question.');
  const first = answered({}, kind, 'other', true);
  const second = answered(first, kind, 'operational', true);
  expect(second).toEqual({ scenario_type: ['operational'] });
  expect(countAnswered(second)).toBe(1);
});

test('in a multiple choice options keep their order and can be removed', () => {
  if (!reach) throw new Error('There is no second question.');
  let answers = answered({}, reach, 'company_wide', true);
  answers = answered(answers, reach, 'team_level', true);
  expect(answerLabels(answers, reach)).toEqual(['Team level', 'Company wide']);
  answers = answered(answered(answers, reach, 'team_level', false), reach, 'company_wide', false);
  expect(answers).toEqual({ impact_scope: [] });
  expect(countAnswered(answers)).toBe(0);
});
