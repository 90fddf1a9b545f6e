import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { withoutAccents } from '../../ground/without-accents.ts';
import { withoutAccentsIn } from '../../ground/without-accents-repository.ts';
import { holdsName } from './holds-name-repository.ts';
import type { PersonNames } from './person-names.ts';

type ErasedPerson = {
  directoryUserId: string;
  accountId: string | null;
  names: PersonNames;
};

const word = /^[\p{L}\p{N}'’-]+$/u;

/**
 * Deletes questions that a person asked, and other people's questions that select or name them: in
 * full, or by a first or last name that nobody else in the directory has. Such a name counts only
 * in its exact spelling and after the first word: 'Will' in 'What did Will say?', but not in 'What
 * will change?'.
 */
export async function deleteQuestionsOf(
  tx: Queryable,
  organizationId: string,
  { directoryUserId, accountId, names }: ErasedPerson,
): Promise<void> {
  const parts = names.parts.map(withoutAccents).filter((part) => word.test(part));
  const ofDirectory = sql`concat_ws(' ', "other"."firstName", "other"."lastName")`;
  await sql`
    with "part" as materialized (
      select '[^[:alnum:]]' || "name" || '($|[^[:alnum:]])' as "pattern"
      from unnest(${parts}::text[]) "name"
      where not exists (
        select from "directoryUser" "other"
        where "other"."organizationId" = ${organizationId} and "other"."id" <> ${directoryUserId}
          and lower("name") = any (
            regexp_split_to_array(lower(${withoutAccentsIn(ofDirectory)}), '[^[:alnum:]''’-]+'))))
    delete from "askedQuestion"
    where "organizationId" = ${organizationId} and ("accountId" = ${accountId}
      or ${holdsName(sql`"question"`, names.whole)}
      or exists (select from "part" where ${withoutAccentsIn(sql`"question"`)} ~ "pattern")
      or "filters" -> 'people' @> to_jsonb(${directoryUserId}::text))`.execute(tx);
}
