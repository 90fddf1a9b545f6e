import { type SqlBool, sql } from 'kysely';
import type { Member } from '../../platform/session.ts';

/** The parts of a member that decide which meetings they may read. */
export type Reader = Pick<Member, 'organizationId' | 'accountId' | 'settings'>;

/**
 * Selects the meetings of the organization that the reader may read. In mode 'participants': those that they uploaded,
 * in which a speaker is tied to them, or that are shared with them. A role gives no access to content.
 * `"meeting"` must be in the query. Each part is read by its own index, so that the list of a reader with few meetings
 * does not look at all of the organization's.
 */
export function isReadableBy({ organizationId, accountId, settings }: Reader) {
  const ofOrganization = sql<SqlBool>`"meeting"."organizationId" = ${organizationId}`;
  if (settings.trust.meetingReaders === 'everyone') return ofOrganization;
  const self = sql`(
    select "id" from "directoryUser"
    where "organizationId" = ${organizationId} and "accountId" = ${accountId})`;
  return sql<SqlBool>`${ofOrganization} and "meeting"."id" in (
    select "id" from "meeting"
    where "organizationId" = ${organizationId} and "uploadedBy" = ${accountId}
    union all
    select "meetingId" from "participant"
    where "organizationId" = ${organizationId} and "directoryUserId" in ${self}
    union all
    select "meetingId" from "meetingShare"
    where "organizationId" = ${organizationId} and "directoryUserId" in ${self})`;
}
