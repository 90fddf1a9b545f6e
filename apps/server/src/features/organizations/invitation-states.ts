import type { InvitationOutcome } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listDeactivated } from '../../ground/directory/managed-people-repository.ts';
import { listInvitedAmong, listMembersAmong } from './invitation-repository.ts';

type State = { outcome: InvitationOutcome; invitationId: string | null };

/** Tells why a person cannot be invited; null if they can. Addresses are in lower case. */
export async function readInvitationStates(
  db: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<(email: string) => State | null> {
  const members = await listMembersAmong(db, organizationId, emails);
  const invited = await listInvitedAmong(db, organizationId, emails);
  const deactivated = await listDeactivated(db, organizationId, emails);
  return (email) => {
    if (members.has(email)) return { outcome: 'already-member', invitationId: null };
    if (deactivated.has(email)) return { outcome: 'deactivated', invitationId: null };
    const invitationId = invited.get(email);
    return invitationId ? { outcome: 'already-invited', invitationId } : null;
  };
}
