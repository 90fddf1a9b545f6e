import { type Insertable, sql } from 'kysely';
import { hasRow } from '../../../database/matching-rows.ts';
import type { Queryable, Tables } from '../../../database/types.ts';
import { isClosedUnless } from '../../../ground/account/password-off-repository.ts';
import { hasSecondStep } from '../../../ground/account/second-step-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import { settingsColumns } from '../../organizations/present-settings.ts';

const isWithinItsTime = sql<boolean>`(
  "connection"."expiresAt" is null or "connection"."expiresAt" > now())`;

/** Whether its assistant can still get tokens: a refresh token that was used twice ends them all. */
const canGoOn = sql<boolean>`(${isWithinItsTime} and exists (
  select from "oauthRefreshToken" "refresh"
  where "refresh"."referenceId" = "connection"."id" and "refresh"."revoked" is null
    and "refresh"."expiresAt" > now()))`;

/** Whether the organization now asks for more than the sign-in had with which the connection was allowed. */
const isClosedToConnection = sql<boolean>`(
  ${isClosedUnless(sql.ref('connection.singleSignOnId'))}
  or (coalesce("organizationSettings"."isTwoFactorRequired", false)
    and not "connection"."isByPasskey" and not ${hasSecondStep}))`;

/** Open connections with their members and the settings of their organizations. */
const openConnections = (db: Queryable) =>
  db
    .selectFrom('assistantConnection as connection')
    .innerJoin('member', 'member.id', 'connection.memberId')
    .innerJoin('user', 'user.id', 'member.userId')
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .where(isWithinItsTime)
    .where(sql<boolean>`("user"."banned" is not true or "user"."banExpires" < now())`)
    .where(sql<boolean>`not ${isClosedToConnection}`);

/** The connection of an access token, with its member as of now. */
export const findByAccessToken = (db: Queryable, digest: string) =>
  openConnections(db)
    .innerJoin('oauthAccessToken as token', 'token.referenceId', 'connection.id')
    .select(['connection.id', 'connection.name', 'connection.lastUsedAt'])
    .select(['member.userId', 'member.organizationId', 'member.role'])
    .select(settingsColumns)
    .where('token.token', '=', digest)
    .where('token.revoked', 'is', null)
    .where('token.confirmation', 'is', null)
    .where('token.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** The connection of a refresh token, also of a used one, whose second use the library has to see. */
export const findByRefreshToken = (db: Queryable, digest: string) =>
  openConnections(db)
    .innerJoin('oauthRefreshToken as token', 'token.referenceId', 'connection.id')
    .select('connection.id')
    .select(settingsColumns)
    .where('token.token', '=', digest)
    .executeTakeFirst();

export const isConnected = (db: Queryable, id: string) => hasRow(db, 'assistantConnection', { id });

export async function recordUse(db: Queryable, organizationId: string, id: string): Promise<void> {
  await db
    .updateTable('assistantConnection')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function insertConnection(
  db: Queryable,
  connection: Insertable<Tables['assistantConnection']>,
): Promise<string> {
  const row = await db
    .insertInto('assistantConnection')
    .values(connection)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Its tokens end with it. Returns its name. */
export async function deleteConnection(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('assistantConnection')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export function deleteOwnConnection(tx: Queryable, accountId: string, id: string) {
  return tx
    .deleteFrom('assistantConnection')
    .where('id', '=', id)
    .where('memberId', 'in', tx.selectFrom('member').select('id').where('userId', '=', accountId))
    .returning(['organizationId', 'name'])
    .executeTakeFirst();
}

export async function deleteConnectionsOfAccount(db: Queryable, accountId: string): Promise<void> {
  await db
    .deleteFrom('assistantConnection')
    .where('memberId', 'in', db.selectFrom('member').select('id').where('userId', '=', accountId))
    .execute();
}

export const listConnections = (db: Queryable, organizationId: string) =>
  db
    .selectFrom('assistantConnection as connection')
    .innerJoin('member', 'member.id', 'connection.memberId')
    .innerJoin('user', 'user.id', 'member.userId')
    .select(['connection.id', 'connection.name', 'connection.host', 'connection.expiresAt'])
    .select('user.email')
    .select((row) =>
      row
        .selectFrom('directoryUser as person')
        .select(shownName('person').as('name'))
        .whereRef('person.organizationId', '=', 'connection.organizationId')
        .whereRef('person.accountId', '=', 'member.userId')
        .limit(1)
        .as('member'),
    )
    .where('connection.organizationId', '=', organizationId)
    .where(canGoOn)
    .orderBy('connection.createdAt', 'desc')
    .orderBy('connection.id')
    .execute();

export const listOwnConnections = (db: Queryable, accountId: string) =>
  db
    .selectFrom('assistantConnection as connection')
    .innerJoin('member', 'member.id', 'connection.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['connection.id', 'connection.name', 'connection.host', 'connection.expiresAt'])
    .select(['connection.createdAt', 'connection.lastUsedAt', 'organization.name as organization'])
    .select(sql<boolean>`coalesce("areAssistantsOn", false)`.as('isOn'))
    .where('member.userId', '=', accountId)
    .where(canGoOn)
    .orderBy('connection.createdAt', 'desc')
    .orderBy('connection.id')
    .execute();
