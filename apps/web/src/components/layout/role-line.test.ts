import type { OrganizationRole } from '@rapport/contract';
import { expect, test } from 'vitest';
import { roleLine } from './role-line.ts';

test.each<[OrganizationRole | undefined, string | null | undefined, string]>([
  ['owner', 'Human Resources', 'Owner, Human Resources'],
  ['member', null, 'Member'],
  [undefined, 'Sales', 'Sales'],
  [undefined, undefined, ''],
])('role %s in %s reads "%s"', (role, department, line) => {
  expect(roleLine(role, department)).toBe(line);
});
