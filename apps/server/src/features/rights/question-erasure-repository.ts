import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Queryable } from '../../database/types.ts';

type ErasedPerson = {
  directoryUserId: string;
  accountId: string | null;
  names: readonly string[];
};

/** Deletes the questions that a person asked, and those of others that name or choose them. */
export async function deleteQuestionsOf(
  tx: Queryable,
  organizationId: string,
  { directoryUserId, accountId, names }: ErasedPerson,
): Promise<void> {
  const patterns = names.map(containing);
  await sql`
    delete from "askedQuestion"
    where "organizationId" = ${organizationId} and ("accountId" = ${accountId}
      or "question" ilike any (${patterns}::text[])
      or "filters" -> 'people' @> to_jsonb(${directoryUserId}::text))`.execute(tx);
}
