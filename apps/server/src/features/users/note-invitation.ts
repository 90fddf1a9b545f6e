import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Notes in the organization's directory that a person was invited, whether it knew them or not. */
export async function noteInvitation(db: Queryable, organizationId: string, email: string) {
  const invitedAt = new Date();
  await db
    .insertInto('directoryUser')
    .values({
      organizationId,
      email,
      firstName: '',
      lastName: '',
      syncSource: 'USER_UPLOAD',
      teams: [],
      invitedAt,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`"organizationId", lower("email")`).doUpdateSet({ invitedAt }),
    )
    .execute();
}
