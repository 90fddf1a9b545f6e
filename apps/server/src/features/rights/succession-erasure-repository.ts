import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

/** Texts written in a succession plan. */
export type SuccessionTexts = {
  id: string;
  role: string;
  notes: string;
  candidates: { position: number; external: string | null; note: string }[];
  steps: { position: number; text: string }[];
};

/** Plans with a text that contains one of these names. */
export async function listSuccessionNaming(
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
): Promise<SuccessionTexts[]> {
  const written = sql`concat_ws(' ', "role", "notes", "candidate"."text", "step"."text")`;
  return rowsOf<SuccessionTexts>(tx)`
    select "plan"."id", "role", "notes", "candidates", "steps"
    from "successionPlan" "plan"
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
          'position', "position", 'external', "external", 'note', "note")), '[]') as "candidates",
        string_agg(concat_ws(' ', "external", "note"), ' ') as "text"
      from "successionCandidate"
      where "organizationId" = ${organizationId} and "planId" = "plan"."id") "candidate"
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('position', "position", 'text', "text")), '[]')
          as "steps",
        string_agg("text", ' ') as "text"
      from "successionStep"
      where "organizationId" = ${organizationId} and "planId" = "plan"."id") "step"
    where "plan"."organizationId" = ${organizationId}
      and ${holdsName(written, names)}
    order by "plan"."id" for update of "plan"`;
}

/** Saved as a new version, so that a screen with the old texts cannot write them back. */
export async function saveSuccessionTexts(
  tx: Queryable,
  organizationId: string,
  plans: readonly SuccessionTexts[],
): Promise<void> {
  if (plans.length === 0) return;
  const candidates = plans.flatMap(({ id, candidates: all }) =>
    all.map((candidate) => ({ planId: id, ...candidate })),
  );
  const steps = plans.flatMap(({ id, steps: all }) => all.map((step) => ({ planId: id, ...step })));
  await sql`
    update "successionPlan" "old"
    set "role" = "new"."role", "notes" = "new"."notes", "version" = "version" + 1
    from jsonb_to_recordset(${jsonText(plans)}::jsonb) "new" ("id" uuid, "role" text, "notes" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
  await sql`
    update "successionCandidate" "old" set "external" = "new"."external", "note" = "new"."note"
    from jsonb_to_recordset(${jsonText(candidates)}::jsonb)
      "new" ("planId" uuid, "position" integer, "external" text, "note" text)
    where "old"."organizationId" = ${organizationId} and "old"."planId" = "new"."planId"
      and "old"."position" = "new"."position"`.execute(tx);
  await sql`
    update "successionStep" "old" set "text" = "new"."text"
    from jsonb_to_recordset(${jsonText(steps)}::jsonb)
      "new" ("planId" uuid, "position" integer, "text" text)
    where "old"."organizationId" = ${organizationId} and "old"."planId" = "new"."planId"
      and "old"."position" = "new"."position"`.execute(tx);
}
