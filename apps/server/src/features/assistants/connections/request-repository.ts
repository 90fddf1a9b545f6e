import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { isClosedToSession } from '../../../ground/account/password-off-repository.ts';
import { lacksSecondStep } from '../../../ground/account/second-step-repository.ts';
import {
  type Reader,
  readableMeetings,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { settingsColumns } from '../../organizations/present-settings.ts';

/**
 * The organizations of a session's account that have assistants on and are open to the session. None while the operator
 * acts for somebody.
 */
export const listChoices = (
  db: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
) =>
  db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('session', (join) =>
      join.onRef('session.userId', '=', 'member.userId').on('session.id', '=', sessionId),
    )
    .innerJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['member.id as memberId', 'member.organizationId', 'member.role', 'organization.name'])
    .select(['session.activeOrganizationId', 'session.singleSignOnId', 'session.passkeyId'])
    .select(settingsColumns)
    .where('member.userId', '=', accountId)
    .where('organizationSettings.areAssistantsOn', '=', true)
    .where('session.impersonatedBy', 'is', null)
    .where(sql<boolean>`not ${isClosedToSession}`)
    .where(
      sql<boolean>`not (coalesce("organizationSettings"."isTwoFactorRequired", false) and ${lacksSecondStep})`,
    )
    .orderBy('organization.name')
    .orderBy('organization.id')
    .execute();

/** Whether any organization of the account has assistants on. */
export async function mayConnect(db: Queryable, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .innerJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select('member.id')
    .where('member.userId', '=', accountId)
    .where('areAssistantsOn', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For each reader, one by one in the statement, how many meetings they may open. */
export async function countReadable(db: Queryable, readers: readonly Reader[]): Promise<number[]> {
  if (readers.length === 0) return [];
  const counts = readers.map(
    (reader) => sql`(select count(*)::int from (${readableMeetings(reader)}) "readable")`,
  );
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as "counts"`.execute(db);
  return rows[0]?.counts ?? [];
}
