import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Member } from '../../platform/session.ts';

/** The parts of a member that decide which meetings they may read. */
export type Reader = Pick<Member, 'organizationId' | 'accountId' | 'settings'>;

export const readsEveryMeeting = ({ settings }: Reader): boolean =>
  settings.trust.meetingReaders === 'everyone';

/**
 * Selects "id" and "startsAt" of the meetings of the organization that the reader may read, each once. In mode
 * 'participants': those that they uploaded, in which a speaker is tied to them, or that are shared with them. A role
 * gives no access to content. Each part uses its own index, so that the list of a reader with few meetings does not
 * scan all meetings of the organization.
 */
export const readableMeetings = (reader: Reader) =>
  selectReadable(reader, sql`"meeting"."id", "meeting"."startsAt"`, sql`true`);

/** The parts are selected with their columns at once: looking up each meeting again takes as long as the rest. */
function selectReadable(
  reader: Reader,
  columns: RawBuilder<unknown>,
  during: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { organizationId, accountId } = reader;
  const ofOrganization = sql`"organizationId" = ${organizationId}`;
  if (readsEveryMeeting(reader))
    return sql`select ${columns} from "meeting" where ${ofOrganization} and ${during}`;
  const self = sql`(
    select "id" from "directoryUser" where ${ofOrganization} and "accountId" = ${accountId})`;
  // PostgreSQL estimates 200 rows for "distinct", and thousands for "in": it would then scan all meetings of the
  // organization for a reader of some hundred.
  return sql`
    select ${columns} from "meeting"
    where ${ofOrganization} and "uploadedBy" = ${accountId} and ${during}
    union all
    select ${columns} from (
      select distinct "meetingId" from (
        select "meetingId" from "participant"
        where ${ofOrganization} and "directoryUserId" in ${self}
        union all
        select "meetingId" from "meetingShare"
        where ${ofOrganization} and "directoryUserId" in ${self}) "each"
    ) "own" join "meeting" on "id" = "meetingId"
    where ${ofOrganization} and "uploadedBy" is distinct from ${accountId} and ${during}`;
}

/**
 * The same meetings as `"meeting"` of a query that starts with those the reader may read, so that a reader with few
 * meetings does not wait for all of the organization's. A condition on "startsAt" avoids looking up the other
 * meetings.
 */
export const readableAsMeeting = (reader: Reader, during: RawBuilder<unknown> = sql`true`) =>
  sql`(${selectReadable(reader, sql`"meeting".*`, during)}) "meeting"`;

/**
 * Whether the reader may read this one meeting, by the same rule, for queries that have few meetings already.
 * PostgreSQL looks each of them up alone and does not collect all of the reader's meetings first. That would be slow
 * for a reader of many, and its time would reveal whether there was a meeting to look up.
 */
export function isReadableOne(reader: Reader, meetingId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const { organizationId, accountId } = reader;
  const own = sql`
    select true from "meeting" "own"
    where "own"."organizationId" = ${organizationId} and "own"."id" = ${meetingId}`;
  if (readsEveryMeeting(reader)) return sql<SqlBool>`coalesce((${own}), false)`;
  const isOwn = (table: string) => sql`(
    select true from ${sql.table(table)} "own"
    where "own"."organizationId" = ${organizationId} and "own"."meetingId" = ${meetingId}
      and "own"."directoryUserId" in (
        select "id" from "directoryUser"
        where "organizationId" = ${organizationId} and "accountId" = ${accountId})
    limit 1)`;
  return sql<SqlBool>`coalesce(
    (${own} and "own"."uploadedBy" = ${accountId}),
    ${isOwn('participant')}, ${isOwn('meetingShare')}, false)`;
}

/** Selects the same meetings if `"meeting"` is already in the query. */
export function isReadableBy(reader: Reader) {
  const ofOrganization = sql<SqlBool>`"meeting"."organizationId" = ${reader.organizationId}`;
  if (readsEveryMeeting(reader)) return ofOrganization;
  return sql<SqlBool>`${ofOrganization} and "meeting"."id" in (
    select "id" from (${readableMeetings(reader)}) as "readable")`;
}
