import { expect, test } from 'vitest';
import { sampleToday } from '@/sample-data/company/company.ts';
import { employees } from '@/sample-data/company/employees.ts';
import { type Plan, timeframes } from '@/sample-data/succession/plan.ts';
import { samplePlans } from '@/sample-data/succession/plans.ts';
import { planFigures } from './plan-figures.ts';

const [sample] = samplePlans;
if (!sample) throw new Error('There is a sample plan.');
const [staffEngineer, , technologyChief] = samplePlans.map(planFigures);

const fresh = (changes: Partial<Plan>): Plan => ({ ...sample, created: sampleToday, ...changes });

test('the days remaining lead to the day Tomás leaves', () => {
  expect(staffEngineer?.due).toBe('2026-12-18');
  expect(staffEngineer?.daysRemaining).toBe(28);
});

test('a plan’s phases are behind it, under way, next or later', () => {
  const [first] = technologyChief?.timelines ?? [];
  expect(first?.candidate.name).toBe('Anneke Visser');
  expect(first?.phases.map(({ phase, period, status }) => [phase, period, status])).toEqual([
    ['Shadowing', 'Nov 2026', 'completed'],
    ['Budget ownership', 'Nov 2026 to Jan 2027', 'in-progress'],
    ['Acting lead', 'Feb to Mar 2027', 'planned'],
    ['Handover', 'Apr to May 2027', 'not-started'],
  ]);
});

test('a new plan has everything before it', () => {
  const { progress, timelines } = planFigures(fresh({ timeframe: 6 }));
  expect(progress).toBe(0);
  expect(timelines[0]?.phases.map(({ status }) => status)).toEqual([
    'planned',
    'not-started',
    'not-started',
    'not-started',
  ]);
});

test('the shorter the time, the more urgent', () => {
  const urgencies = timeframes.map((timeframe) => planFigures(fresh({ timeframe })).urgency);
  expect(urgencies).toEqual(['critical', 'high', 'medium', 'low', 'low']);
});

test('at most three are shortlisted: the best of those who need not be developed first', () => {
  for (const { id: person } of employees) {
    const { candidates, shortlist } = planFigures(fresh({ person }));
    expect(shortlist).toEqual(candidates.slice(0, shortlist.length));
    expect(shortlist.length).toBeLessThanOrEqual(3);
    expect(shortlist.every(({ status }) => status !== 'development')).toBe(true);
  }
});

test('no two people on the shortlist of a sample plan do the same', () => {
  for (const plan of samplePlans) {
    const tasks = planFigures(plan).timelines.flatMap(({ phases }) =>
      phases.flatMap((phase) => phase.tasks),
    );
    expect(new Set(tasks).size, plan.id).toBe(tasks.length);
  }
});
