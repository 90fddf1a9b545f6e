import type { PastDeparture, PlannedPerson } from '@rapport/contract';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Day } from '../../../ground/calendar-days.ts';
import { isReadablePlan } from '../../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

export type LeftPerson = PlannedPerson & Pick<PastDeparture, 'handoverId' | 'lastDay'>;

/**
 * People whose latest handover that the member may open ended by this day, and those whom the company's directory has
 * deactivated and who have not spoken since its week. The latest first.
 */
export async function listLeftPeople(
  db: Queryable,
  member: Member,
  upTo: Day,
  limit: number,
): Promise<LeftPerson[]> {
  const { organizationId } = member;
  return rowsOf<LeftPerson>(db)`
    with "planned" as (
      select distinct on ("directoryUserId") "directoryUserId", "id" as "handoverId", "lastDay"
      from "offboardingProject"
      where ${isReadablePlan('offboarding', member)} and "directoryUserId" is not null
        and "lastDay" is not null
      order by "directoryUserId", "lastDay" desc, "id"
    ), "deactivated" as (
      select "scimUser"."directoryUserId", null::uuid as "handoverId", max("week") as "lastDay"
      from "scimUser"
      join "weekPerson" on "weekPerson"."organizationId" = ${organizationId}
        and "weekPerson"."directoryUserId" = "scimUser"."directoryUserId"
      where "scimUser"."organizationId" = ${organizationId}
        and (not "isActive" or "deletedAt" is not null)
        and "scimUser"."directoryUserId" not in (select "directoryUserId" from "planned")
      group by "scimUser"."directoryUserId"
    )
    select "person"."id", ${shownName('person')} as "name", "title",
      nullif(trim("department"), '') as "department", "handoverId", "lastDay"::text
    from (select * from "planned" union all select * from "deactivated") "left"
    join "directoryUser" "person" on "person"."organizationId" = ${organizationId}
      and "person"."id" = "left"."directoryUserId"
    where "lastDay" <= ${upTo}
    order by "left"."lastDay" desc, "person"."id" limit ${limit}`;
}
