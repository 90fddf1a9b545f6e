import { smallestGroupMax, smallestGroupMin, type TrustEffects } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { spokeEnough } from '../../ground/meeting/mood-repository.ts';

export type TrustCounts = Omit<TrustEffects, 'readersPerMeeting'> & {
  /** Number of pairs of a meeting and a member who may open it in mode 'participants'. */
  readings: number;
};

/**
 * What the settings mean for the existing meetings. Only members can open meetings. Judged are
 * people of the directory with a mood of their own, except those who asked to be left out.
 */
export async function countTrustEffects(
  db: Queryable,
  organizationId: string,
): Promise<TrustCounts> {
  const { rows } = await sql<TrustCounts>`
    with "ofOrganization" as (
      select "id", "uploadedBy", "status", "shownMood" from "meeting" where "organizationId" = ${organizationId}
    ), "reading" as (
      select "id" as "meetingId", "uploadedBy" as "accountId" from "ofOrganization"
      union
      select "participant"."meetingId", "directoryUser"."accountId"
      from "participant"
      join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      where "participant"."organizationId" = ${organizationId}
      union
      select "meetingShare"."meetingId", "directoryUser"."accountId"
      from "meetingShare"
      join "directoryUser" on "directoryUser"."id" = "meetingShare"."directoryUserId"
      where "meetingShare"."organizationId" = ${organizationId}
    ), "memberReading" as (
      select 1 from "reading"
      join "member" on "member"."userId" = "reading"."accountId"
        and "member"."organizationId" = ${organizationId}
    ), "judged" as (
      select "participant"."directoryUserId"
      from "participant"
      join "ofOrganization" on "ofOrganization"."id" = "participant"."meetingId"
        and "ofOrganization"."status" = 'completed'
      join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      where "participant"."organizationId" = ${organizationId} and ${spokeEnough}
        and not "directoryUser"."isLeftOutOfMoods"
    ), "ofMeeting" as (
      select coalesce(("shownMood" ->> 'people')::integer, 0) as "people"
      from "ofOrganization" where "status" = 'completed'
    ), "ofDepartment" as (
      select count(distinct "judged"."directoryUserId") as "people"
      from "directoryUser"
      left join "judged" on "judged"."directoryUserId" = "directoryUser"."id"
      where "directoryUser"."organizationId" = ${organizationId}
        and "directoryUser"."department" <> ''
      group by "directoryUser"."department"
    )
    select
      (select count(*)::int from "member" where "organizationId" = ${organizationId}) as "people",
      (select count(*)::int from "ofOrganization") as "meetings",
      (select count(*)::int from "ofMeeting") as "completedMeetings",
      (select count(*)::int from "ofDepartment") as "departments",
      (select count(*)::int from "memberReading") as "readings",
      (select jsonb_agg(jsonb_build_object(
          'smallestGroup', "size",
          'departments', (select count(*) from "ofDepartment" where "people" < "size"),
          'meetings', (select count(*) from "ofMeeting" where "people" < "size")) order by "size")
        from generate_series(${smallestGroupMin}::int, ${smallestGroupMax}::int) as "size"
      ) as "hidden"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The effects of the settings could not be counted.');
  return counts;
}
