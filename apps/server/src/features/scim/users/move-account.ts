import type { Queryable } from '../../../database/types.ts';
import {
  isInDomainOfOthers,
  isOutsideVerifiedDomains,
} from '../../../ground/account/verified-domain-repository.ts';
import { findOrganizationName } from '../../../ground/organization-name-repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { addressChangedMail } from '../../mail/templates/address-changed-mail.ts';
import { cancelInvitationsOf } from '../../organizations/invite-for-directory.ts';
import { scimError } from '../scim-error.ts';
import type { Caller } from '../scim-services.ts';
import { changeAddress, isMemberElsewhere, lockAccount, lockRole } from './account-repository.ts';
import type { InvitingServices } from './membership.ts';

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
type Person = { email: string; madeAccountId: string | null };

/**
 * Changes the address of the person's account, if there is one, and tells both addresses. Anyone who receives mail at an
 * account's address can take the account over, so only an account that was created for this directory is changed.
 * @throws AppError 409 mutability
 */
export async function moveAccount(
  tx: Queryable,
  services: InvitingServices,
  { organizationId, isMadeByOwner }: Pick<Caller, 'organizationId' | 'isMadeByOwner'>,
  { email, madeAccountId }: Person,
  newEmail: string,
): Promise<void> {
  await cancelInvitationsOf(tx, organizationId, email);
  const account = await lockAccount(tx, organizationId, email);
  if (!account || (account.id !== madeAccountId && !account.memberId)) return;
  await requireOurs(tx, organizationId, account, { madeAccountId, newEmail });
  await requireRole(tx, organizationId, account.id, isMadeByOwner);
  if (await isOutsideVerifiedDomains(tx, organizationId, newEmail))
    throw scimError(
      'mutability',
      'The new e-mail address is outside the verified domains of the organization. Verify its domain in Rapport first, under Admin, Settings, Sign-in.',
    );
  await changeAddress(tx, account.id, newEmail);
  await tell(tx, services, organizationId, { formerEmail: email, newEmail });
}

async function requireOurs(
  tx: Queryable,
  organizationId: string,
  account: Account,
  { madeAccountId, newEmail }: { madeAccountId: string | null; newEmail: string },
) {
  const isOurs =
    account.id === madeAccountId &&
    !account.isAdministrator &&
    !(await isMemberElsewhere(tx, organizationId, account.id)) &&
    !(await lockAccount(tx, organizationId, newEmail)) &&
    !(await isInDomainOfOthers(tx, organizationId, newEmail));
  if (isOurs) return;
  throw scimError(
    'mutability',
    'The account with the former e-mail address belongs to its person, or the new address to another organization, so the directory cannot change the address. Remove the member in Rapport first; the new address is then invited.',
  );
}

/** A new address opens the account, so a token changes none with more rights than its maker had. */
async function requireRole(
  tx: Queryable,
  organizationId: string,
  accountId: string,
  isMadeByOwner: boolean,
) {
  const role = await lockRole(tx, organizationId, accountId);
  if (role === 'owner')
    throw scimError(
      'mutability',
      'This person owns the organization in Rapport, and the directory cannot change the e-mail address of an owner. Hand over ownership under Admin, Users & Roles first.',
    );
  if (role === 'admin' && !isMadeByOwner)
    throw scimError(
      'mutability',
      'This person is an administrator in Rapport. The directory can change the e-mail address only with a token that an owner has made.',
    );
}

async function tell(
  tx: Queryable,
  { queue, publicUrl }: InvitingServices,
  organizationId: string,
  addresses: { formerEmail: string; newEmail: string },
) {
  const organization = await findOrganizationName(tx, organizationId);
  for (const to of Object.values(addresses)) {
    const mail = await addressChangedMail({ to, organization, ...addresses, link: publicUrl });
    await queueMail({ db: tx, queue }, mail, null);
  }
}
