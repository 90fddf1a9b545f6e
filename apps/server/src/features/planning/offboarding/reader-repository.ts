import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { listPlanAudience } from '../../../ground/planning/plan-audience-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

/** People of the directory with whom the plan is shared. */
export const listReaders = (db: Queryable, organizationId: string, projectId: string) => rowsOf<{
  id: string;
  name: string;
}>(db)`
    select "person"."id", ${shownName('person')} as "name"
    from "planShare" join "directoryUser" "person" on "person"."id" = "planShare"."directoryUserId"
    where "planShare"."organizationId" = ${organizationId} and "offboardingId" = ${projectId}
    order by "name", "person"."id"`;

/** Accounts that may open the plan, or have a task in it. Whom it is about has to be included by name. */
export async function listAudience(
  db: Queryable,
  organizationId: string,
  projectId: string,
): Promise<string[]> {
  const named = await listPlanAudience(db, organizationId, { kind: 'offboarding', id: projectId });
  const { rows } = await sql<{ accountId: string }>`
    with "project" as (
      select "id", "lookedAfterBy", "directoryUserId" from "offboardingProject"
      where "organizationId" = ${organizationId} and "id" = ${projectId}
    )
    select "accountId" from "project"
    join "handoverItem" on "projectId" = "project"."id"
    join "directoryUser" "person" on "person"."id" = "assigneeId"
    where "accountId" is not null and "assigneeId" is distinct from "project"."directoryUserId"
    union
    select "userId" from "project"
    join "member" on "organizationId" = ${organizationId} and "role" <> 'member'
    where not exists (
      select from "member" "keeper" where "keeper"."organizationId" = ${organizationId}
        and "keeper"."userId" = "lookedAfterBy")
      and not exists (
        select from "directoryUser" "person" where "person"."id" = "project"."directoryUserId"
          and "person"."accountId" = "userId")`.execute(db);
  return [...new Set([...named, ...rows.map(({ accountId }) => accountId)])];
}
