import type { Queryable } from '../../database/types.ts';

/** An invitation that can still be accepted, with its organization; looked up by its secret id. */
export function findOpenInvitation(db: Queryable, id: string) {
  return db
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organizationId')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.organizationId',
      'organization.name as organizationName',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.status', '=', 'pending')
    .where('invitation.expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Gives an address to an invitation that has none yet; others are left alone. */
export async function setInvitationEmail(db: Queryable, id: string, email: string) {
  await db
    .updateTable('invitation')
    .set({ email })
    .where('id', '=', id)
    .where('email', '=', '')
    .execute();
}

export async function isAccountEmail(db: Queryable, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return account !== undefined;
}
