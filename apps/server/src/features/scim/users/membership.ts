import type { Queryable } from '../../../database/types.ts';
import { isInDomainOfOthers } from '../../../ground/account/verified-domain-repository.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import {
  cancelInvitationsOf,
  inviteForDirectory,
} from '../../organizations/invite-for-directory.ts';
import { scimError } from '../scim-error.ts';
import {
  deleteMember,
  insertAccount,
  insertMember,
  linkProfile,
  lockAccount,
} from './account-repository.ts';
import { updateManaged } from './managed-person-repository.ts';

export type InvitingServices = { queue: JobQueue; publicUrl: string };

export type Subject = {
  organizationId: string;
  id: string;
  email: string;
  heldAccountId: string | null;
};

/**
 * Makes the person a member. An address without an account gets an account. An account whose membership the directory
 * ended gets it back. The owner of any other account is invited, and decides. So is a person in a verified domain of
 * another organization, whose single sign-on could not sign them in if there were an account here.
 */
export async function giveMembership(
  tx: Queryable,
  services: InvitingServices,
  { organizationId, id, email, heldAccountId }: Subject,
): Promise<'joined' | 'invited' | 'unchanged'> {
  let account = await lockAccount(tx, organizationId, email);
  if (!account && !(await isInDomainOfOthers(tx, organizationId, email))) {
    const made = await insertAccount(tx, email);
    if (made) {
      await insertMember(tx, organizationId, made);
      await linkProfile(tx, organizationId, id, made);
      await updateManaged(tx, organizationId, id, { madeAccountId: made });
      return 'joined';
    }
    account = await lockAccount(tx, organizationId, email);
  }
  if (account?.memberId) {
    await linkProfile(tx, organizationId, id, account.id);
    return 'unchanged';
  }
  if (account && account.id === heldAccountId) {
    await insertMember(tx, organizationId, account.id);
    await linkProfile(tx, organizationId, id, account.id);
    await updateManaged(tx, organizationId, id, { heldAccountId: null });
    return 'joined';
  }
  const isNew = await inviteForDirectory(tx, services, organizationId, email);
  return isNew ? 'invited' : 'unchanged';
}

/**
 * Keeps meetings and profile. Returns the id of the account, whose sockets must be closed.
 * @throws AppError 409 for the owner
 */
export async function endMembership(
  tx: Queryable,
  { organizationId, id, email }: Subject,
): Promise<string | undefined> {
  await cancelInvitationsOf(tx, organizationId, email);
  const account = await lockAccount(tx, organizationId, email);
  if (!account?.memberId) return undefined;
  if (!(await deleteMember(tx, organizationId, account.id)))
    throw scimError(
      'mutability',
      'This person owns the organization in Rapport and cannot be deactivated. Hand over ownership under Admin, Users & Roles first.',
    );
  await updateManaged(tx, organizationId, id, { heldAccountId: account.id });
  return account.id;
}
