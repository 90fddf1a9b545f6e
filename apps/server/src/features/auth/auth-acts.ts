import type { AuditAction } from '@rapport/contract';
import { z } from 'zod';
import type { Act } from '../audit/record-act.ts';

/** What happened, and where, if the answer says so. */
export type AuthAct = Act & { organizationId?: string | undefined };
export type OrganizationAct = Act & { organizationId: string };

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
type Describe = (answer: Answer) => AuthAct;

const ofAccount =
  (action: AuditAction): Describe =>
  () => ({ action });

const ofOrganization =
  (action: AuditAction): Describe =>
  ({ id }) => ({ action, organizationId: id });

/** About a person or an invitation. The id of an invitation is a key to an account: it stays out. */
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

const acts = new Map<string, Describe>([
  ['/sign-out', ofAccount('sign-out')],
  ['/revoke-session', ofAccount('sessions-ended')],
  ['/revoke-sessions', ofAccount('sessions-ended')],
  ['/revoke-other-sessions', ofAccount('sessions-ended')],
  ['/change-password', ofAccount('password-changed')],
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

/** Whether a call of a signed-in person is worth an entry once it has succeeded. */
export function isNotedCall(path: string): boolean {
  return acts.has(path);
}

/** What a call did that has succeeded, from its answer; nothing where that is not worth an entry. */
export function describeAuthAct(path: string, answer: unknown): AuthAct | undefined {
  return acts.get(path)?.(answerSchema.parse(answer));
}
