import { sql } from 'kysely';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

const retainedDays = 30;
const listedMax = 100;

type UndeliveredMail = {
  organizationId: string | null;
  to: string;
  subject: string;
  reason: string;
};

/** Lists the mail in its organization, or in each organization of the account it was sent to. */
export async function insertUndelivered(db: Queryable, mail: UndeliveredMail): Promise<void> {
  const to = mail.to.toLowerCase();
  await db
    .deleteFrom('undeliveredMail')
    .where('failedAt', '<', sql<Date>`now() - make_interval(days => ${retainedDays})`)
    .execute();
  await db
    .insertInto('undeliveredMail')
    .columns(['organizationId', 'to', 'subject', 'reason'])
    .expression((from) =>
      from
        .selectFrom('organization')
        .leftJoin('member', 'member.organizationId', 'organization.id')
        .leftJoin('user', 'user.id', 'member.userId')
        .select((row) => [
          'organization.id',
          row.val(to).as('to'),
          row.val(mail.subject).as('subject'),
          row.val(mail.reason).as('reason'),
        ])
        .where((row) =>
          mail.organizationId
            ? row('organization.id', '=', mail.organizationId)
            : row('user.email', '=', to),
        )
        .distinct(),
    )
    .execute();
}

/** Removes a mail that was delivered later after all. */
export const deleteUndelivered = (
  db: Queryable,
  { to, subject }: { to: string; subject: string },
) => deleteRows(db, 'undeliveredMail', { to: to.toLowerCase(), subject });

/** Newest first. */
export function listUndelivered(db: Queryable, organizationId: string) {
  return db
    .selectFrom('undeliveredMail')
    .select(['id', 'to', 'subject', 'reason', 'failedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('failedAt', 'desc')
    .limit(listedMax)
    .execute();
}
