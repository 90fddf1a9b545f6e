import { sql } from 'kysely';
import { deleteRows } from '../../database/matching-rows.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Meeting, Queryable, Tables } from '../../database/types.ts';
import { isSharedPlan } from '../../ground/planning/readable-plans-repository.ts';
import { holdsName } from './holds-name-repository.ts';

export type NamedIn = { id: string; speaks: boolean; hasFile: boolean; isStale: boolean };

/**
 * Meetings in which a person speaks (matched to the directory, or under a name that only they have)
 * or is named in full. `hasFile` ignores files still to be analysed.
 */
export async function listMeetingsNaming(
  db: Queryable,
  organizationId: string,
  { directoryUserId, ownNames }: { directoryUserId: string; ownNames: readonly string[] },
): Promise<NamedIn[]> {
  const lower = ownNames.map((name) => name.toLowerCase());
  const holds = (text: string) => holdsName(sql.raw(text), ownNames);
  return rowsOf<NamedIn>(db)`
    select "meeting"."id", "meeting"."isStale", "named"."speaks",
      "meeting"."status" in ('completed', 'cancelled')
        and exists (select from "meetingFile" where "meetingId" = "meeting"."id") as "hasFile"
    from "meeting"
    cross join lateral (
      select exists (
          select from "participant" "p"
          where "p"."organizationId" = ${organizationId} and "p"."meetingId" = "meeting"."id"
            and ("p"."directoryUserId" = ${directoryUserId}
              or ("p"."directoryUserId" is null and lower("p"."name") = any (${lower})))
        ) as "speaks") "named"
    where "meeting"."organizationId" = ${organizationId}
      and ("named"."speaks"
        or ${holds(`concat_ws(' ', "meeting"."title", "meeting"."doubts"::text)`)} or ${holds(`"meeting"."summary"`)}
        or exists (
          select from "participant" "p"
          where "p"."organizationId" = ${organizationId} and "p"."meetingId" = "meeting"."id"
            and (${holds(`concat_ws(' ', "p"."name", "p"."label", "p"."joined"::text)`)}))
        or exists (
          select from "transcriptPiece" "t"
          where "t"."organizationId" = ${organizationId} and "t"."meetingId" = "meeting"."id"
            and (${holds(`"t"."turns"::text`)}))
        or exists (
          select from "actionItem" "a"
          where "a"."organizationId" = ${organizationId} and "a"."meetingId" = "meeting"."id"
            and (${holds(`concat_ws(' ', "a"."text", "a"."owner", "a"."note")`)}))
        or exists (
          select from "meetingCorrection" "c"
          where "c"."organizationId" = ${organizationId} and "c"."meetingId" = "meeting"."id"
            and (${holds(`concat_ws(' ', "c"."words", "c"."change"::text)`)})))
    order by "meeting"."createdAt", "meeting"."id"`;
}

export async function hasNamesake(
  db: Queryable,
  organizationId: string,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '!=', id)
    .where(sql`lower("firstName")`, '=', firstName.toLowerCase())
    .where(sql`lower("lastName")`, '=', lastName.toLowerCase())
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * The lock excludes simultaneous saving of results: earlier results are found by the search, later
 * ones see these names.
 */
export async function insertErasedNames(
  tx: Queryable,
  organizationId: string,
  digests: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forUpdate()
    .execute();
  const erasedAt = new Date();
  await tx
    .insertInto('erasedName')
    .values(digests.map((digest) => ({ organizationId, digest, erasedAt })))
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'digest']).doUpdateSet({ erasedAt }),
    )
    .execute();
}

/** Names erased after the upload. Locks out new ones until the transaction ends. */
export async function listErasedNames(
  tx: Queryable,
  { organizationId, createdAt }: Pick<Meeting, 'organizationId' | 'createdAt'>,
): Promise<Set<string>> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forKeyShare()
    .execute();
  const names = await tx
    .selectFrom('erasedName')
    .select('digest')
    .where('organizationId', '=', organizationId)
    .where('erasedAt', '>', createdAt)
    .execute();
  return new Set(names.map(({ digest }) => digest));
}

/** Cancelled files are never analysed, and it is unknown who speaks in them. */
export async function deleteCancelledFiles(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', (from) =>
      from
        .selectFrom('meeting')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where('status', '=', 'cancelled'),
    )
    .execute();
}

/** Deletes a person from the organization; their account stays. */
export async function deletePerson(
  tx: Queryable,
  organizationId: string,
  person: { directoryUserId: string; accountId: string | null; email: string },
): Promise<void> {
  const email = person.email.toLowerCase();
  await deleteRows(tx, 'directoryUser', { organizationId, id: person.directoryUserId });
  await tx
    .deleteFrom('invitation')
    .where('organizationId', '=', organizationId)
    .where(sql`lower("email")`, '=', email)
    .execute();
  await tx
    .deleteFrom('undeliveredMail')
    .where('organizationId', '=', organizationId)
    .where(sql`lower("to")`, '=', email)
    .execute();
  await tx
    .updateTable('singleSignOn')
    .set({ testedAt: null, testedEmail: null, testError: null })
    .where('organizationId', '=', organizationId)
    .where('testedEmail', '=', email)
    .execute();
  // Encrypted answers of a provider: one may be about the person. Others sign in again.
  await tx
    .deleteFrom('singleSignOnAttempt')
    .where('organizationId', '=', organizationId)
    .where('answer', 'is not', null)
    .execute();
  if (person.accountId) await deleteMembership(tx, organizationId, person.accountId);
}

/** What names the account of a member stays without it. */
const naming = {
  invitation: ['inviterId'],
  meeting: ['uploadedBy'],
  actionItem: ['createdBy'],
  notification: ['byId'],
  meetingView: ['createdBy'],
  scenario: ['createdBy', 'changedBy'],
  scenarioVersion: ['savedBy'],
  successionPlan: ['createdBy', 'changedBy'],
  speakerAlias: ['chosenBy'],
  seriesChoice: ['chosenBy'],
  meetingCorrection: ['createdBy', 'undoneBy'],
  webhook: ['createdBy', 'changedBy'],
  singleSignOn: ['changedBy'],
  importedFile: ['uploadedBy'],
} satisfies { [Table in keyof Tables]?: (keyof Tables[Table])[] };

async function deleteMembership(tx: Queryable, organizationId: string, accountId: string) {
  await deleteRows(tx, 'member', { organizationId, userId: accountId });
  await tx
    .deleteFrom('teamMember')
    .where('userId', '=', accountId)
    .where('teamId', 'in', (from) =>
      from.selectFrom('team').select('id').where('organizationId', '=', organizationId),
    )
    .execute();
  await deleteRows(tx, 'meetingView', { organizationId, ownerId: accountId });
  await deleteRows(tx, 'singleSignOnLink', { organizationId, accountId });
  for (const [table, kind] of [
    ['scenario', 'scenario'],
    ['successionPlan', 'succession'],
  ] as const)
    await tx
      .deleteFrom(table)
      .where('organizationId', '=', organizationId)
      .where('createdBy', '=', accountId)
      .where((where) => where.not(isSharedPlan(kind)))
      .execute();
  for (const [table, columns] of Object.entries(naming))
    for (const column of columns)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = null
        where "organizationId" = ${organizationId} and ${sql.ref(column)} = ${accountId}`.execute(
        tx,
      );
}

/** Removes an erased person from the sets of people on which published moods are based. */
export async function forgetInAnsweredMoods(
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
): Promise<void> {
  await sql`
    update "answeredMood" set "people" = (
      select coalesce(jsonb_agg("one"), '[]') from jsonb_array_elements("people") "one"
      where "one" ->> 'person' <> ${directoryUserId})
    where "organizationId" = ${organizationId}
      and "people" @> jsonb_build_array(jsonb_build_object('person', ${directoryUserId}::text))
    `.execute(tx);
}
