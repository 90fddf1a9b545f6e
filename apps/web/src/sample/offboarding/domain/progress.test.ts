import { describe, expect, test } from 'vitest';
import { employee } from '@/sample/data/company/employees.ts';
import { offboardingProjects } from '@/sample/data/offboarding/projects/projects.ts';
import { departureFacts } from '@/sample/data/what-if/departure-facts.ts';
import { completeProject } from './complete-project.ts';
import {
  completionOf,
  daysOfMonitoringLeft,
  initiativeStatus,
  inOrder,
  projectStatus,
} from './progress.ts';
import type { Initiative } from './project.ts';

const initiative = (done: string, rest: Partial<Initiative> = {}): Initiative => ({
  id: 'one',
  category: 'Communication',
  title: 'One',
  description: '',
  assignee: employee('ruth-salgado'),
  dueDate: '2026-12-01',
  impactLevel: 'low',
  subtasks: [...done].map((mark, index) => ({ title: `${index}`, completed: mark === '+' })),
  ...rest,
});
const [told] = offboardingProjects;
if (!told) throw new Error('There is no project.');
const project = completeProject(departureFacts, told);

test.each([
  ['---', undefined, 'not_started'],
  ['+--', undefined, 'in_progress'],
  ['---', 'A signature', 'blocked'],
  ['+--', 'A signature', 'blocked'],
  ['+++', undefined, 'completed'],
  ['+++', 'A signature', 'completed'],
])('subtasks %s, waiting for %s, make it %s', (done, blockedBy, status) => {
  expect(initiativeStatus(initiative(done, blockedBy ? { blockedBy } : {}))).toBe(status);
});

describe('a project', () => {
  test.each([
    ['2026-11-01', ['+-'], 'active', 50],
    ['2026-11-20', ['--', '-'], 'active', 0],
    ['2026-11-21', ['+-', '-'], 'planning', 33],
    ['2026-11-01', ['++', '+'], 'completed', 100],
  ])('from %s with %j is %s', (startDate, done, status, completion) => {
    const begun = { ...project, startDate, initiatives: done.map((one) => initiative(one)) };
    expect(projectStatus(begun)).toBe(status);
    expect(completionOf(begun)).toBe(completion);
  });

  test.each([
    ['2026-11-02', 60, 42],
    ['2026-12-07', 60, 77],
    ['2026-06-01', 60, 0],
  ])('from %s, monitored for %i days, has %i days remaining', (startDate, monitorPeriod, left) => {
    expect(daysOfMonitoringLeft({ ...project, startDate, monitorPeriod })).toBe(left);
  });

  test('shows open initiatives first, by due date', () => {
    const all = [
      initiative('++', { id: 'done', dueDate: '2026-10-01' }),
      initiative('--', { id: 'late', dueDate: '2026-12-18' }),
      initiative('+-', { id: 'soon', dueDate: '2026-11-25' }),
    ];
    expect(inOrder(all).map(({ id }) => id)).toEqual(['soon', 'late', 'done']);
  });
});
