import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

type ViewName = { id: string; name: string };

/**
 * Saved views of the meetings list that filter by a person, or by a topic that contains one of
 * their names.
 */
export async function deleteViewsAbout(
  tx: Queryable,
  organizationId: string,
  { directoryUserId, names }: { directoryUserId: string; names: readonly string[] },
): Promise<void> {
  await sql`
    delete from "meetingView"
    where "organizationId" = ${organizationId}
      and ("filter" ->> 'person' = ${directoryUserId}
        or ${holdsName(sql`"filter" ->> 'topic'`, names)})`.execute(tx);
}

export const listViewsNaming = (
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
) => rowsOf<ViewName>(tx)`
    select "id", "name" from "meetingView"
    where "organizationId" = ${organizationId} and ${holdsName(sql`"name"`, names)}
    order by "id" for update`;

export async function saveViewNames(
  tx: Queryable,
  organizationId: string,
  names: readonly ViewName[],
): Promise<void> {
  if (names.length === 0) return;
  await sql`
    update "meetingView" "old" set "name" = "new"."name"
    from jsonb_to_recordset(${jsonText(names)}::jsonb) "new" ("id" uuid, "name" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
}
