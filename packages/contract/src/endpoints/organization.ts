import * as z from 'zod/mini';
import { invitationDetailsSchema } from '../invitation.ts';
import { manyInvitationsResultSchema, manyInvitationsSchema } from '../many-invitations.ts';
import {
  organizationSettingsSchema,
  organizationSettingsUpdateSchema,
} from '../organization-settings.ts';
import { paths } from '../paths.ts';
import { confirmLooseningSchema, trustStateSchema, trustUpdateSchema } from '../trust-calls.ts';
import { twoFactorRuleSchema, twoFactorRuleUpdateSchema } from '../two-factor-rule.ts';
import type { Endpoint } from './endpoint.ts';

export const getInvitation = {
  method: 'GET',
  path: paths.invitation,
  summary: 'An open invitation, for anyone who has its link',
  callers: 'anyone',
  params: { id: z.string().check(z.maxLength(100)) },
  answer: invitationDetailsSchema,
} as const satisfies Endpoint;

export const invite = {
  method: 'POST',
  path: paths.invitations,
  summary: 'Invite many people; the answer says of each what came of it',
  callers: 'manager',
  body: manyInvitationsSchema,
  answer: manyInvitationsResultSchema,
  refusals: [429],
} as const satisfies Endpoint;

export const getSettings = {
  method: 'GET',
  path: paths.organizationSettings,
  summary: "The organization's settings",
  callers: 'member',
  answer: organizationSettingsSchema,
} as const satisfies Endpoint;

export const updateSettings = {
  method: 'PATCH',
  path: paths.organizationSettings,
  summary: "Save the organization's settings",
  callers: 'manager',
  body: organizationSettingsUpdateSchema,
  answer: organizationSettingsSchema,
} as const satisfies Endpoint;

export const getTrust = {
  method: 'GET',
  path: paths.trust,
  summary: 'Who may see what',
  callers: 'member',
  answer: trustStateSchema,
} as const satisfies Endpoint;

export const updateTrust = {
  method: 'PATCH',
  path: paths.trust,
  summary: 'Save who may see what; changes that show more must be confirmed',
  callers: 'manager',
  body: trustUpdateSchema,
  answer: trustStateSchema,
  refusals: [409],
  refusalBodies: { 409: confirmLooseningSchema },
} as const satisfies Endpoint;

export const getTwoFactorRule = {
  method: 'GET',
  path: paths.twoFactorRule,
  summary: 'Whether two-factor sign-in is required, and how many members have it',
  callers: 'manager',
  answer: twoFactorRuleSchema,
} as const satisfies Endpoint;

export const updateTwoFactorRule = {
  method: 'PUT',
  path: paths.twoFactorRule,
  summary: 'Turn the requirement of two-factor sign-in on or off',
  callers: 'manager',
  body: twoFactorRuleUpdateSchema,
  answer: twoFactorRuleSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const handOver = {
  method: 'POST',
  path: paths.handOverOwnership,
  summary: 'Make another member the owner',
  callers: 'owner',
  body: z.object({ memberId: z.string().check(z.maxLength(100)) }),
  refusals: [404],
} as const satisfies Endpoint;
