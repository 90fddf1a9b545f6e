import { sql } from 'kysely';
import { valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';

const everybody = sql`true`;

/**
 * Selects teams and department of these people, or of all, as their groups and the organization's rule determine them.
 * Deactivated people are left out: they keep both, because earlier figures are based on them.
 */
const assigned = (organizationId: string, ids: readonly string[] | undefined) => sql`
  select "person"."id",
    case when "rule"."groupsBecome" = 'teams' then coalesce("named"."names", '{}')
      else "person"."teams" end as "teams",
    case when "rule"."groupsBecome" = 'departments'
      then coalesce("named"."names"[1], "managed"."department")
      else "managed"."department" end as "department"
  from "scimUser" "managed"
  join "scimConnection" "rule" on "rule"."organizationId" = ${organizationId}
  join "directoryUser" "person" on "person"."id" = "managed"."directoryUserId"
  cross join lateral (
    select array_agg("group"."displayName" order by lower("group"."displayName")) as "names"
    from "scimGroupMember" "belongs"
    join "scimGroup" "group" on "group"."id" = "belongs"."groupId"
    where "belongs"."directoryUserId" = "managed"."directoryUserId") "named"
  where "managed"."organizationId" = ${organizationId} and "managed"."isActive"
    and ${ids ? sql`"managed"."directoryUserId" = any (${ids}::uuid[])` : everybody}`;

/** People whose department will change. */
export const listMoving = (
  tx: Queryable,
  organizationId: string,
  ids?: readonly string[],
) => valuesOf<string>(tx)`
    select "assigned"."id" from (${assigned(organizationId, ids)}) "assigned"
    join "directoryUser" "person" on "person"."id" = "assigned"."id"
    where "person"."department" is distinct from "assigned"."department"`;

/** Returns the number of people whose teams or department changed. */
export async function assignGroups(
  tx: Queryable,
  organizationId: string,
  ids?: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update "directoryUser" "person"
    set "teams" = "assigned"."teams", "department" = "assigned"."department", "lastSyncedAt" = now()
    from (${assigned(organizationId, ids)}) "assigned"
    where "person"."organizationId" = ${organizationId} and "person"."id" = "assigned"."id"
      and ("person"."teams" is distinct from "assigned"."teams"
        or "person"."department" is distinct from "assigned"."department")
    returning "person"."id"`.execute(tx);
  return rows.length;
}
