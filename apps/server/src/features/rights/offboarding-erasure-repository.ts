import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import type { Queryable } from '../../database/types.ts';
import { topicKey } from '../../ground/meeting/topic-key-repository.ts';
import { withoutAccents } from '../../ground/without-accents.ts';
import { withoutAccentsIn } from '../../ground/without-accents-repository.ts';
import { holdsName } from './holds-name-repository.ts';

type Written = { id: string; label: string | null; note: string | null };

const tables = ['offboardingProject', 'handoverItem'] as const;
type Table = (typeof tables)[number];

/** Texts written in offboarding projects that name a person. */
export async function listPlansNaming(
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
): Promise<Record<Table, Written[]>> {
  const { rows: offboardingProject } = await sql<Written>`
    select "id", null as "label", "note" from "offboardingProject"
    where "organizationId" = ${organizationId} and ${holdsName(sql`"note"`, names)}
    order by "id" for update`.execute(tx);
  const { rows: handoverItem } = await sql<Written>`
    select "id", "label", "note" from "handoverItem"
    where "organizationId" = ${organizationId}
      and ${holdsName(sql`concat_ws(' ', "label", "note")`, names)}
    order by "id" for update`.execute(tx);
  return { offboardingProject, handoverItem };
}

/** Saved as new versions, so that a screen with the old texts cannot write them back. */
export async function savePlanTexts(
  tx: Queryable,
  organizationId: string,
  { offboardingProject, handoverItem }: Record<Table, readonly Written[]>,
): Promise<void> {
  await sql`
    update "offboardingProject" "old" 
    set "note" = "new"."note", "version" = "version" + 1
    from jsonb_to_recordset(${jsonText(offboardingProject)}::jsonb) "new" ("id" uuid, "note" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
  await sql`
    update "handoverItem" "old" 
    set "label" = "new"."label", "note" = "new"."note", "version" = "version" + 1
    from jsonb_to_recordset(${jsonText(handoverItem)}::jsonb)
      "new" ("id" uuid, "label" text, "note" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
}

/** Topics, documents and customers to hand over that contain a name of the person. */
export async function deletePlannedTopicsNaming(
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
): Promise<void> {
  const written = names.map(withoutAccents).filter((name) => /[\p{L}\p{N}]/u.test(name));
  await sql`
    delete from "handoverItem"
    where "organizationId" = ${organizationId}
      and exists (
        select from unnest(${written}::text[]) "name"
        where position(trim(${topicKey(sql`"name"`)}) in ${withoutAccentsIn(sql`concat_ws(' ', "topicKey", "nameKey")`)}) > 0)`.execute(
    tx,
  );
}

/** Clears the account of an erased person. */
export async function forgetPlannerAccount(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<void> {
  await tx
    .updateTable('offboardingProject')
    .set({ lookedAfterBy: null })
    .where('organizationId', '=', organizationId)
    .where('lookedAfterBy', '=', accountId)
    .execute();
  for (const table of tables)
    await tx
      .updateTable(table)
      .set({ changedBy: null })
      .where('organizationId', '=', organizationId)
      .where('changedBy', '=', accountId)
      .execute();
}
