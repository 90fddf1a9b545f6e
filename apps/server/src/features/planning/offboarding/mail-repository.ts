import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

type TaskMail = {
  organization: string;
  by: string;
  email: string;
  accountId: string;
};

/** The content of the mail; undefined for an assignee without an account. */
export async function describeTask(
  tx: Queryable,
  { organizationId, accountId }: Member,
  { assigneeId, projectId }: { assigneeId: string; projectId: string },
): Promise<TaskMail | undefined> {
  const { rows } = await sql<TaskMail>`
    select "organization"."name" as "organization", "assignee"."email", "assignee"."accountId",
      coalesce(${shownName('author')}, 'A colleague') as "by"
    from "offboardingProject"
    join "organization" on "organization"."id" = "offboardingProject"."organizationId"
    join "directoryUser" "assignee" on "assignee"."id" = ${assigneeId}
      and "assignee"."organizationId" = ${organizationId} and "assignee"."accountId" is not null
    left join "directoryUser" "author" on "author"."organizationId" = ${organizationId}
      and "author"."accountId" = ${accountId}
    where "offboardingProject"."organizationId" = ${organizationId}
      and "offboardingProject"."id" = ${projectId}`.execute(tx);
  return rows[0];
}
