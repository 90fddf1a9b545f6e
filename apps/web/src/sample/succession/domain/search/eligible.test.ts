import { expect, test } from 'vitest';
import { employeeIn } from '@/sample/domain/employee.ts';
import { person } from '@/sample/domain/testing/people.ts';
import type { Succession } from '../succession.ts';
import { eligibleFor } from './eligible.ts';
import { levelOf } from './levels.ts';

const chief = person('chief', { role: 'Chief Executive Officer', department: 'Executive' });
const head = person('head', { role: 'Sales Director', managerId: 'chief' });
const lead = person('lead', { role: 'Sales Lead', managerId: 'head' });
const expert = person('expert', { role: 'Senior Account Executive', managerId: 'lead' });
const seller = person('seller', { managerId: 'lead' });
const beginner = person('beginner', {
  role: 'Sales Development Representative',
  managerId: 'lead',
});
const marketer = person('marketer', {
  role: 'Senior Content Writer',
  department: 'Marketing',
  managerId: 'chief',
});
const employees = [chief, head, lead, expert, seller, beginner, marketer];

const succession: Succession = {
  today: '2026-11-20',
  employees,
  connections: [],
  neighbours: { Sales: ['Marketing'] },
  leaving: {},
  told: {},
  outsiders: [],
  plans: [],
};
const idsFor = (subject: typeof chief, change: Partial<Succession> = {}) =>
  eligibleFor({ ...succession, ...change }, subject).eligible.map(({ id }) => id);

test.each([
  ['chief', 5],
  ['head', 3],
  ['lead', 2],
  ['expert', 1],
  ['seller', 0],
  ['beginner', -1],
])('%s is at level %i', (id, level) => {
  expect(levelOf(employeeIn(employees, id), employees)).toBe(level);
});

test('candidates come from the levels below, in the same field', () => {
  expect(idsFor(head)).toEqual(['lead', 'expert', 'seller']);
});

test('with too few of them, the same level of neighbouring departments is added', () => {
  expect(idsFor(lead)).not.toContain('marketer');
  const fewer = employees.filter(({ id }) => id !== 'expert' && id !== 'beginner');
  const editor = person('editor', { ...lead, id: 'editor', department: 'Marketing' });
  const writer = person('writer', { department: 'Marketing', managerId: 'editor' });
  expect(idsFor(lead, { employees: [...fewer, editor, writer] })).toEqual([
    'seller',
    'marketer',
    'editor',
  ]);
});

test('people about to leave are listed apart', () => {
  const leaving = { lead: 'leaves on 18 December 2026' };
  const { eligible, left } = eligibleFor({ ...succession, leaving }, head);
  expect(eligible.map(({ id }) => id)).toEqual(['expert', 'seller']);
  expect(left.map(({ id }) => id)).toEqual(['lead']);
});
