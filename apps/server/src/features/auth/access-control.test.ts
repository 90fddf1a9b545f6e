import { expect, test } from 'vitest';
import { organizationRoles } from './access-control.ts';

const refusal = (wanted: object) => organizationRoles.member.authorize(wanted).error;

test.each([
  [{ organization: ['update'] }, 'unauthorized to access resource "organization"'],
  [{ payroll: ['read'] }, 'You are not allowed to access resource: payroll'],
  [{}, 'Not authorized'],
])('%j is refused to a member with the reason', (wanted, reason) => {
  expect(refusal(wanted)).toBe(reason);
});
