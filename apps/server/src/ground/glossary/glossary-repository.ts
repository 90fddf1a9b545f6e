import { glossaryTermsMax } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { accountName } from '../shown-name-repository.ts';

/** The terms of an organization, latest first. */
export async function readGlossary(db: Queryable, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('glossaryTerm')
    .select('term')
    .where('organizationId', '=', organizationId)
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .limit(glossaryTermsMax)
    .execute();
  return rows.map(({ term }) => term);
}

export function listTerms(db: Queryable, organizationId: string) {
  return db
    .selectFrom('glossaryTerm')
    .leftJoin('user as adder', 'adder.id', 'glossaryTerm.addedBy')
    .select(['glossaryTerm.id', 'term', 'addedAt'])
    .select(
      sql<string | null>`coalesce(
        ${accountName('adder.id', 'glossaryTerm.organizationId')}, "adder"."name")`.as('addedBy'),
    )
    .where('glossaryTerm.organizationId', '=', organizationId)
    .orderBy(sql`lower("term")`)
    .execute();
}

export async function countTerms(db: Queryable, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('glossaryTerm')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Spelt as it was added last. */
export async function upsertTerm(
  tx: Queryable,
  organizationId: string,
  { term, addedBy }: { term: string; addedBy: string },
): Promise<void> {
  await sql`
    insert into "glossaryTerm" ("organizationId", "term", "addedBy")
    values (${organizationId}, ${term}, ${addedBy})
    on conflict ("organizationId", lower("term")) do update
      set "term" = excluded."term"`.execute(tx);
}

export async function deleteTerm(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('glossaryTerm')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the terms that contain a whole name, and those that are part of one. */
export async function deleteTermsNaming(
  tx: Queryable,
  organizationId: string,
  { whole, parts }: { whole: readonly string[]; parts: readonly string[] },
): Promise<void> {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  await sql`
    delete from "glossaryTerm" where "organizationId" = ${organizationId} and (
      lower("term") = any (${lower(parts)}::text[])
      or exists (
        select from unnest(${lower(whole)}::text[]) "name"
        where position("name" in lower("term")) > 0))`.execute(tx);
}
