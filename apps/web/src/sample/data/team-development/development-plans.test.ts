import { describe, expect, test } from 'vitest';
import {
  alignmentOf,
  progressOf,
  summaryOf,
} from '@/sample/team-development/domain/plan-figures.ts';
import { sampleToday } from '../company/company.ts';
import { employee } from '../company/employees.ts';
import { strategicItems } from '../dashboard/strategic-items.ts';
import { developmentPlans } from './development-plans.ts';

describe('the development plans', () => {
  test('belong to people of the sample company, one each', () => {
    const people = developmentPlans.map(({ person }) => employee(person).name);
    expect(new Set(people).size).toBe(people.length);
  });

  test('serve strategic initiatives of the dashboard', () => {
    const known = strategicItems.map(({ name }) => name);
    for (const { goals } of developmentPlans) {
      for (const { serves } of goals) if (serves) expect(known).toContain(serves);
    }
  });

  test('add up to the figures of the page', () => {
    expect(summaryOf(developmentPlans)).toEqual({
      averageProgress: 57,
      activeGoals: 24,
      atRisk: 3,
      highAlignment: 3,
    });
  });

  test('have three kinds of risk and three levels of alignment', () => {
    expect(
      developmentPlans.map((plan) => [
        plan.person,
        progressOf(plan.goals),
        plan.goals.length,
        plan.risk?.flag ?? null,
        alignmentOf(plan),
      ]),
    ).toEqual([
      ['priya-raman', 82, 4, null, 'high'],
      ['ilse-vandenberg', 76, 3, null, 'high'],
      ['anneke-visser', 71, 5, null, 'high'],
      ['amira-haddad', 64, 3, null, 'medium'],
      ['noah-whitfield', 48, 4, 'stalled', 'medium'],
      ['tomas-leiva', 35, 3, 'overdue', 'low'],
      ['jonas-keller', 22, 2, 'needs_support', 'low'],
    ]);
  });

  test('are overdue exactly when the review date has passed', () => {
    for (const { person, nextReview, lastReview, risk } of developmentPlans) {
      expect(lastReview < sampleToday).toBe(true);
      expect(`${person} ${nextReview < sampleToday}`).toBe(`${person} ${risk?.flag === 'overdue'}`);
    }
  });
});
