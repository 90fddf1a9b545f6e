import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

type ActionTexts = { id: string; text: string; owner: string | null; note: string | null };

/** Actions without a meeting in which a person is named. */
export const listOwnActionsNaming = (
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
) => rowsOf<ActionTexts>(tx)`
    select "id", "text", "owner", "note" from "actionItem"
    where "organizationId" = ${organizationId} and "meetingId" is null
      and ${holdsName(sql`concat_ws(' ', "text", "owner", "note")`, names)}
    order by "id" for update`;

export async function saveActionTexts(
  tx: Queryable,
  organizationId: string,
  texts: readonly ActionTexts[],
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    update "actionItem" "old" set "text" = "new"."text", "owner" = "new"."owner",
      "note" = "new"."note"
    from jsonb_to_recordset(${jsonText(texts)}::jsonb)
      "new" ("id" uuid, "text" text, "owner" text, "note" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
}
