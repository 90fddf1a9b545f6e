import { sql } from 'kysely';
import { insertRows } from '../../../database/insert-rows.ts';
import type { Queryable } from '../../../database/types.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

/** People of the directory with whom the plan is shared, by name. */
export async function listReaders(
  db: Queryable,
  organizationId: string,
  projectId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select "person"."id", ${shownName('person')} as "name"
    from "offboardingReader"
    join "directoryUser" "person" on "person"."id" = "offboardingReader"."directoryUserId"
    where "offboardingReader"."organizationId" = ${organizationId} and "projectId" = ${projectId}
    order by "name", "person"."id"`.execute(db);
  return rows;
}

export async function replaceReaders(
  tx: Queryable,
  organizationId: string,
  projectId: string,
  people: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('offboardingReader')
    .where('organizationId', '=', organizationId)
    .where('projectId', '=', projectId)
    .execute();
  await insertRows(tx, {
    offboardingReader: people.map((directoryUserId) => ({
      organizationId,
      projectId,
      directoryUserId,
    })),
  });
}

/** Accounts that may open the plan, or have a task in it. */
export async function listAudience(
  db: Queryable,
  organizationId: string,
  projectId: string,
): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    with "project" as (
      select "id", "lookedAfterBy" from "offboardingProject"
      where "organizationId" = ${organizationId} and "id" = ${projectId}
    ), "people" as (
      select "directoryUserId" from "offboardingReader"
      where "projectId" in (select "id" from "project")
      union
      select "assigneeId" from "handoverItem" where "projectId" in (select "id" from "project")
    )
    select "lookedAfterBy" as "accountId" from "project" where "lookedAfterBy" is not null
    union
    select "accountId" from "directoryUser"
    where "organizationId" = ${organizationId} and "accountId" is not null
      and "id" in (select "directoryUserId" from "people")
    union
    select "userId" from "member"
    where "organizationId" = ${organizationId} and "role" <> 'member'
      and exists (select from "project" where not exists (
        select from "member" "keeper" where "keeper"."organizationId" = ${organizationId}
          and "keeper"."userId" = "lookedAfterBy"))`.execute(db);
  return rows.map(({ accountId }) => accountId);
}
