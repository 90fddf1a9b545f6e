import { domainOfAddress, type OrganizationRole } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { isDeactivated } from '../../ground/directory/managed-people-repository.ts';
import { findOrganizationName } from '../../ground/organization-name-repository.ts';
import type { Origin } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { signInLinkedMail } from '../mail/templates/sign-in-linked-mail.ts';
import { insertMemberInvitation } from '../organizations/create-organization.ts';
import { activateDirectoryUser } from '../users/update-directory.ts';
import type { Asserted } from './asserted.ts';
import { hasVerifiedDomain } from './domain-repository.ts';
import type { OpenAccount } from './finish-sign-in.ts';
import {
  acceptInvitation,
  findInvitation,
  findPerson,
  insertMember,
  type KnownPerson,
  saveLink,
} from './known-person-repository.ts';
import type { Provider } from './provider-repository.ts';
import type { SingleSignOnServices } from './services.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

type Services = Pick<SingleSignOnServices, 'db' | 'queue' | 'publicUrl'> & {
  openAccount: OpenAccount;
  origin: Origin;
};

/** @throws SignInRefusal unless the provider may vouch for the address */
export async function requireAddress(
  { db }: Pick<Services, 'db'>,
  { organizationId }: Provider,
  { email, isEmailVerified }: Asserted,
): Promise<string> {
  if (!email) throw new SignInRefusal('no-address');
  if (isEmailVerified === false) throw new SignInRefusal('not-verified');
  const domain = domainOfAddress(email);
  if (!domain) throw new SignInRefusal('bad-address');
  if (!(await hasVerifiedDomain(db, organizationId, domain)))
    throw new SignInRefusal('other-domain');
  return email;
}

/**
 * Returns the id of the person's account, which must be a member of the provider's organization and of no other:
 * otherwise whoever runs the provider could enter other organizations.
 * @throws SignInRefusal
 */
export async function admitPerson(
  services: Services,
  provider: Provider,
  { subject, name }: Asserted,
  email: string,
): Promise<string> {
  const { db, openAccount } = services;
  const known = await findPerson(db, provider, { subject, email });
  // Both, because the address at the provider may have changed since.
  const isOut = (address: string) => isDeactivated(db, provider.organizationId, address);
  if ((await isOut(email)) || (known && (await isOut(known.email))))
    throw new SignInRefusal('deactivated');
  if (known) requireReachable(known, provider, subject);
  if (known?.role) {
    const { accountId } = known;
    await db.transaction().execute(async (tx) => {
      await saveLink(tx, provider, { accountId, subject });
      if (!known.subject) await tell(tx, services, provider, known.email);
    });
    return accountId;
  }
  const invitation = await requireInvitation(services, provider, email);
  const account = known
    ? { id: known.accountId, email: known.email, name: known.name }
    : await openAccount.create({ email, name: name?.trim() || email });
  const isNewLink = known !== undefined && known.subject !== subject;
  await join(services, provider, account, { subject, invitation, isNewLink });
  return account.id;
}

function requireReachable(known: KnownPerson, provider: Provider, subject: string) {
  if (known.isElsewhere) throw new SignInRefusal('elsewhere');
  if (known.isAdministrator) throw new SignInRefusal('administrator');
  // A stranger may have signed up with this address without verifying it, and would share the account.
  if (!known.role && !known.emailVerified && known.subject !== subject)
    throw new SignInRefusal('unproved-account');
  // The address was reassigned: a new colleague does not get the account of the previous one.
  if (known.role && known.subject && known.subject !== subject)
    throw new SignInRefusal('other-person');
  if (known.role === 'owner' && !known.subject && !provider.isSavedByOwner)
    throw new SignInRefusal('owner-first');
}

type Invitation = { id: string; role: OrganizationRole; isByRule: boolean };

/** If people of the domain may join, they are invited here, so that all rules for invited people apply. */
async function requireInvitation(
  { db }: Services,
  { organizationId, admits }: Provider,
  email: string,
): Promise<Invitation> {
  const invitation = await findInvitation(db, organizationId, email);
  if (invitation) return { ...invitation, isByRule: false };
  if (admits !== 'domain') throw new SignInRefusal('not-invited');
  const id = await insertMemberInvitation(db, organizationId, email);
  return { id, role: 'member', isByRule: true };
}

function join(
  services: Services,
  provider: Provider,
  account: { id: string; email: string; name: string },
  {
    subject,
    invitation,
    isNewLink,
  }: { subject: string; invitation: Invitation; isNewLink: boolean },
): Promise<void> {
  const { organizationId } = provider;
  const { id, role, isByRule } = invitation;
  return services.db.transaction().execute(async (tx) => {
    if (!(await acceptInvitation(tx, organizationId, id))) throw new SignInRefusal('not-invited');
    await insertMember(tx, organizationId, { accountId: account.id, role });
    await activateDirectoryUser(tx, organizationId, account);
    await saveLink(tx, provider, { accountId: account.id, subject });
    if (isNewLink) await tell(tx, services, provider, account.email);
    await recordAuditEvent(
      tx,
      { organizationId, accountId: account.id, origin: services.origin },
      {
        action: isByRule ? 'joined-by-single-sign-on' : 'invitation-accepted',
        targetEmail: account.email,
        detail: role,
      },
    );
  });
}

/** The provider opens an account that its person had before, so they are told. */
async function tell(
  tx: Queryable,
  { queue, publicUrl }: Services,
  { organizationId }: Provider,
  email: string,
) {
  const organization = await findOrganizationName(tx, organizationId);
  const mail = await signInLinkedMail({ to: email, organization, link: publicUrl });
  await queueMail({ db: tx, queue }, mail, null);
}
