import { expect, test } from 'vitest';
import { sampleToday } from '@/sample/data/company/company.ts';
import { employees } from '@/sample/data/company/employees.ts';
import { samplePlans } from '@/sample/data/succession/plans.ts';
import { succession } from '@/sample/data/succession/succession.ts';
import { type Plan, timeframes } from './plan.ts';
import { planFigures } from './plan-figures.ts';

const [sample] = samplePlans;
if (!sample) throw new Error('There is a sample plan.');
const [staffEngineer, , technologyChief] = samplePlans.map((plan) => planFigures(succession, plan));

const fresh = (changes: Partial<Plan>): Plan => ({ ...sample, created: sampleToday, ...changes });

test('days remaining count down to the day Tomás leaves', () => {
  expect(staffEngineer?.due).toBe('2026-12-18');
  expect(staffEngineer?.daysRemaining).toBe(28);
});

test('phases of a plan are completed, current, next or later', () => {
  const [first] = technologyChief?.timelines ?? [];
  expect(first?.candidate.name).toBe('Anneke Visser');
  expect(first?.phases.map(({ phase, period, status }) => [phase, period, status])).toEqual([
    ['Shadowing', 'Nov 2026', 'completed'],
    ['Budget ownership', 'Nov 2026 to Jan 2027', 'in-progress'],
    ['Acting lead', 'Feb to Mar 2027', 'planned'],
    ['Handover', 'Apr to May 2027', 'not-started'],
  ]);
});

test('a new plan has completed nothing', () => {
  const { progress, timelines } = planFigures(succession, fresh({ timeframe: 6 }));
  expect(progress).toBe(0);
  expect(timelines[0]?.phases.map(({ status }) => status)).toEqual([
    'planned',
    'not-started',
    'not-started',
    'not-started',
  ]);
});

test('the shorter the time, the more urgent', () => {
  const urgencies = timeframes.map(
    (timeframe) => planFigures(succession, fresh({ timeframe })).urgency,
  );
  expect(urgencies).toEqual(['critical', 'high', 'medium', 'low', 'low']);
});

test('at most three are shortlisted: the best, without people in development', () => {
  for (const { id: person } of employees) {
    const { candidates, shortlist } = planFigures(succession, fresh({ person }));
    expect(shortlist).toEqual(candidates.slice(0, shortlist.length));
    expect(shortlist.length).toBeLessThanOrEqual(3);
    expect(shortlist.every(({ status }) => status !== 'development')).toBe(true);
  }
});

test('no two people on a sample shortlist do the same', () => {
  for (const plan of samplePlans) {
    const tasks = planFigures(succession, plan).timelines.flatMap(({ phases }) =>
      phases.flatMap((phase) => phase.tasks),
    );
    expect(new Set(tasks).size, plan.id).toBe(tasks.length);
  }
});
