import { randomUUID } from 'node:crypto';
import type { OrganizationRole } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Provider } from './provider-repository.ts';

export type KnownPerson = {
  accountId: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** The role in the provider's organization. */
  role: OrganizationRole | null;
  isElsewhere: boolean;
  isAdministrator: boolean;
  /** The provider's id of the person, if the account is linked to the provider. */
  subject: string | null;
};

/** Finds the account by the provider's id of the person, otherwise by the address. */
export async function findPerson(
  db: Queryable,
  { id, organizationId }: Pick<Provider, 'id' | 'organizationId'>,
  { subject, email }: { subject: string; email: string },
): Promise<KnownPerson | undefined> {
  const person = await db
    .selectFrom('user')
    .leftJoin('singleSignOnLink', (join) =>
      join
        .onRef('singleSignOnLink.accountId', '=', 'user.id')
        .on('singleSignOnLink.singleSignOnId', '=', id),
    )
    .leftJoin('member', (join) =>
      join.onRef('member.userId', '=', 'user.id').on('member.organizationId', '=', organizationId),
    )
    .select((row) => [
      'user.id as accountId',
      'user.email',
      'user.name',
      'user.emailVerified',
      'member.role',
      'singleSignOnLink.subject',
      row
        .exists(
          row
            .selectFrom('member as other')
            .select('other.id')
            .whereRef('other.userId', '=', 'user.id')
            .where('other.organizationId', '!=', organizationId),
        )
        .as('isElsewhere'),
      sql<boolean>`coalesce("user"."role", 'user') <> 'user'`.as('isAdministrator'),
    ])
    .where((row) =>
      row.or([row('singleSignOnLink.subject', '=', subject), row('user.email', '=', email)]),
    )
    .orderBy(sql`("singleSignOnLink"."subject" is not distinct from ${subject})`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return person && { ...person, isElsewhere: person.isElsewhere === true };
}

/** Without invitations to own the organization, which are accepted only by their link. */
export function findInvitation(db: Queryable, organizationId: string, email: string) {
  return db
    .selectFrom('invitation')
    .select(['id', 'role'])
    .where('organizationId', '=', organizationId)
    .where(sql<string>`lower("email")`, '=', email)
    .where('status', '=', 'pending')
    .where('role', '!=', 'owner')
    .where('expiresAt', '>', new Date())
    .limit(1)
    .executeTakeFirst();
}

/** False if it was accepted or cancelled in the meantime. */
export async function acceptInvitation(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const accepted = await tx
    .updateTable('invitation')
    .set({ status: 'accepted' })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return accepted !== undefined;
}

export async function insertMember(
  tx: Queryable,
  organizationId: string,
  { accountId, role }: { accountId: string; role: OrganizationRole },
): Promise<void> {
  await tx
    .insertInto('member')
    .values({ id: randomUUID(), organizationId, userId: accountId, role, createdAt: new Date() })
    .execute();
}

/** Replaces another link of the account to the provider. */
export async function saveLink(
  tx: Queryable,
  { id, organizationId }: Pick<Provider, 'id' | 'organizationId'>,
  { accountId, subject }: { accountId: string; subject: string },
): Promise<void> {
  await tx
    .insertInto('singleSignOnLink')
    .values({ singleSignOnId: id, organizationId, accountId, subject })
    .onConflict((conflict) =>
      conflict
        .columns(['singleSignOnId', 'accountId'])
        .doUpdateSet({ subject, lastUsedAt: sql<Date>`now()` }),
    )
    .execute();
}
