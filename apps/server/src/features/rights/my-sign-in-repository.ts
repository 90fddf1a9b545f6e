import type { HeldProfile } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';

/** How the person signs in, without keys, recovery codes and secrets. */
export async function findOwnSignIn(
  db: Queryable,
  { organizationId, accountId }: Member,
): Promise<HeldProfile['signIn']> {
  const { twoFactorEnabled, onSince } = await db
    .selectFrom('user')
    .select((row) => [
      'twoFactorEnabled',
      row
        .selectFrom('twoFactor')
        .select('onSince')
        .whereRef('twoFactor.userId', '=', 'user.id')
        .as('onSince'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom('singleSignOnLink as link')
    .innerJoin('singleSignOn as provider', 'provider.id', 'link.singleSignOnId')
    .select(['issuer', 'subject', 'createdAt', 'lastUsedAt'])
    .where('link.accountId', '=', accountId)
    .where('link.organizationId', '=', organizationId)
    .execute();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();
  const assistants = await db
    .selectFrom('assistantConnection as connection')
    .innerJoin('member', 'member.id', 'connection.memberId')
    .select(['connection.name', 'connection.host'])
    .select(['connection.createdAt', 'connection.lastUsedAt'])
    .where('connection.organizationId', '=', organizationId)
    .where('member.userId', '=', accountId)
    .orderBy('connection.createdAt')
    .execute();
  return {
    twoFactor: twoFactorEnabled ? { since: onSince?.toISOString() ?? null } : null,
    singleSignOn: links.map(({ issuer, subject, createdAt, lastUsedAt }) => ({
      provider: issuer,
      subject,
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    assistants: assistants.map(({ name, host, createdAt, lastUsedAt }) => ({
      name,
      host,
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
