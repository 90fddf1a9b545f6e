import type { AuditAction } from '@rapport/contract';
import { z } from 'zod';
import type { AuditEvent } from '../audit/record-audit-event.ts';

export type AuthEvent = AuditEvent & { organizationId?: string | undefined };
export type OrganizationEvent = AuditEvent & { organizationId: string };

const factsSchema = z
  .object({
    id: z.string(),
    organizationId: z.string(),
    userId: z.string(),
    email: z.string(),
    role: z.string(),
  })
  .partial();
const answerSchema = factsSchema
  .extend({ member: factsSchema.nullish(), invitation: factsSchema.nullish() })
  .catch({});
type Answer = z.infer<typeof answerSchema>;
type Describe = (answer: Answer) => AuthEvent;

const ofAccount =
  (action: AuditAction): Describe =>
  () => ({ action });

const ofOrganization =
  (action: AuditAction): Describe =>
  ({ id }) => ({ action, organizationId: id });

/** Leaves out the id of an invitation, which is a secret. */
const ofPerson =
  (action: AuditAction): Describe =>
  (answer) => {
    const { organizationId, userId, email, role } = answer.invitation ?? answer.member ?? answer;
    const person = { targetId: userId, targetEmail: email };
    return { action, organizationId, ...person, ...(role && { detail: role }) };
  };

const ofTeam =
  (detail: string): Describe =>
  ({ organizationId }) => ({ action: 'teams-changed', organizationId, detail });

const describers = new Map<string, Describe>([
  ['/sign-out', ofAccount('sign-out')],
  ['/revoke-session', ofAccount('sessions-ended')],
  ['/revoke-sessions', ofAccount('sessions-ended')],
  ['/revoke-other-sessions', ofAccount('sessions-ended')],
  ['/change-password', ofAccount('password-changed')],
  ['/two-factor/verify-totp', ofAccount('two-factor-on')],
  ['/two-factor/disable', ofAccount('two-factor-off')],
  ['/two-factor/generate-backup-codes', ofAccount('recovery-codes-made')],
  ['/organization/create', ofOrganization('organization-created')],
  ['/organization/update', ofOrganization('organization-changed')],
  ['/organization/set-active', ofOrganization('organization-switched')],
  ['/organization/invite-member', ofPerson('invitation-sent')],
  ['/organization/cancel-invitation', ofPerson('invitation-cancelled')],
  ['/organization/accept-invitation', ofPerson('invitation-accepted')],
  ['/organization/update-member-role', ofPerson('role-changed')],
  ['/organization/remove-member', ofPerson('member-removed')],
  ['/organization/leave', ofPerson('member-left')],
  ['/organization/create-team', ofTeam('team created')],
  ['/organization/update-team', ofTeam('team renamed')],
  ['/organization/remove-team', ofTeam('team removed')],
  ['/organization/add-team-member', ofTeam('person added')],
  ['/organization/remove-team-member', ofTeam('person removed')],
]);

export function isRecordedCall(path: string): boolean {
  return describers.has(path);
}

/** Describes a call that succeeded. Undefined if the call is not recorded. */
export function describeAuthEvent(path: string, answer: unknown): AuthEvent | undefined {
  return describers.get(path)?.(answerSchema.parse(answer));
}
