import { paths, singleSignOnSchema } from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import type { createAccounts } from '@rapport/server/testing/factories/accounts';
import { buildInvitation } from './build-invitation.ts';
import { buildWaysIn } from './build-ways-in.ts';
import type { WithoutPasswords } from './world.ts';

/** An organization whose owner has used single sign-on and turned passwords off, and a person who is invited there. */
export async function buildWithoutPasswords(
  db: Database,
  accounts: ReturnType<typeof createAccounts>,
): Promise<WithoutPasswords> {
  const owner = await accounts.buildOwner();
  const { organizationId, accountId } = owner;
  const { domain } = await buildWaysIn(db, owner);
  const moveTo = (id: string, email: string) =>
    db.updateTable('user').set({ email }).where('id', '=', id).execute();
  await moveTo(accountId, `boss@${domain}`);
  const { id: singleSignOnId } = await db
    .selectFrom('singleSignOn')
    .select('id')
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('singleSignOnLink')
    .values({ singleSignOnId, organizationId, subject: 'boss', accountId })
    .execute();
  const saved = await owner.call('GET', paths.singleSignOn);
  const version = singleSignOnSchema.parse(saved.json()).provider?.version;
  const payload = { version, isPasswordOff: true };
  const { statusCode } = await owner.call('PATCH', paths.singleSignOn, { payload });
  if (statusCode !== 200) throw new Error(`Passwords could not be turned off: ${statusCode}`);
  const { call: _, token, ...founder } = await accounts.buildOwner();
  const email = `founder@${domain}`;
  await moveTo(founder.accountId, email);
  const invitationId = await buildInvitation(db, { organizationId, inviterId: accountId }, email);
  return { organizationId, founder: { ...founder, email, tokens: [token] }, invitationId };
}
