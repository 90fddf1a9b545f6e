import { isTie } from '@rapport/network';
import { sql } from 'kysely';
import { oneValueOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';

type Partner = { id: string; department: string | null };

/** People who had a tie with the person in these weeks, sorted by how much they spoke with each other. */
export async function listPartners(
  db: Queryable,
  organizationId: string,
  personId: string,
  { from, to }: Weeks,
): Promise<Partner[]> {
  const { rows } = await sql<Partner & { meetings: number; exchanges: number }>`
    select "partner"."id", nullif(trim("department"), '') as "department",
      sum("meetings")::integer as "meetings", sum("exchanges")::integer as "exchanges"
    from "weekPair"
    join "directoryUser" "partner" on "partner"."organizationId" = ${organizationId}
      and "partner"."id" = case when "a" = ${personId} then "b" else "a" end
    where "weekPair"."organizationId" = ${organizationId} and "week" between ${from} and ${to}
      and ${personId}::uuid in ("a", "b")
    group by "partner"."id" order by "exchanges" desc, "partner"."id"`.execute(db);
  return rows.filter(isTie);
}

/** Two people count as a new pair from this number of meetings on, if they did not speak with each other before. */
const meetingsOfNewPair = 2;

/** The number of these people who have since been in a new pair. */
export const countTakenUp = (
  db: Queryable,
  organizationId: string,
  people: readonly string[],
  { before, since }: { before: Weeks; since: Weeks },
) => oneValueOf<number>(db)`
    with "since" as (
      select "a", "b" from "weekPair"
      where "organizationId" = ${organizationId} and "week" between ${since.from} and ${since.to}
      group by "a", "b" having sum("meetings") >= ${meetingsOfNewPair}
    ), "new" as (
      select "a", "b" from "since"
      where not exists (
        select from "weekPair" "earlier"
        where "earlier"."organizationId" = ${organizationId}
          and "earlier"."week" between ${before.from} and ${before.to}
          and "earlier"."a" = "since"."a" and "earlier"."b" = "since"."b")
    )
    select count(*)::integer as "count" from unnest(${people}::uuid[]) "person"
    where exists (select from "new" where "person" in ("a", "b"))`;

export async function countOfDepartments(
  db: Queryable,
  organizationId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ department: string; people: number }>`
    select trim("department") as "department", count(*)::integer as "people" from "directoryUser"
    where "organizationId" = ${organizationId} and trim("department") <> ''
    group by 1`.execute(db);
  return new Map(rows.map(({ department, people }) => [department, people]));
}
