import {
  type OrganizationRole,
  type ProcessingStatusName,
  defaultOrganizationSettings as settings,
} from '@rapport/contract';
import { expect, test } from 'vitest';
import { meetingAbilities } from './policy.ts';

const nothing = { cancel: false, retry: false, delete: false, correct: false };

test.each<{
  role: OrganizationRole;
  own: boolean;
  status: ProcessingStatusName;
  can: typeof nothing;
}>([
  { role: 'member', own: false, status: 'processing', can: nothing },
  { role: 'member', own: false, status: 'failed', can: nothing },
  { role: 'member', own: true, status: 'pending', can: { ...nothing, cancel: true, delete: true } },
  { role: 'member', own: true, status: 'failed', can: { ...nothing, retry: true, delete: true } },
  {
    role: 'admin',
    own: false,
    status: 'processing',
    can: { ...nothing, cancel: true, delete: true },
  },
  {
    role: 'owner',
    own: false,
    status: 'completed',
    can: { ...nothing, delete: true, correct: true },
  },
  { role: 'owner', own: false, status: 'cancelled', can: { ...nothing, delete: true } },
])('$role, own: $own, $status', ({ role, own, status, can }) => {
  const member = { accountId: 'me', organizationId: 'here', role, settings };
  expect(meetingAbilities(member, { uploadedBy: own ? 'me' : 'somebody', status })).toEqual(can);
});
