import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { quotedMark } from './index-words.ts';
import { configurationsByLanguage, plainConfiguration } from './text-configuration.ts';

type Phrase = { key: string; phrase: string; day: string };

/** The keys of the phrases that were said in a meeting before their day, also in one that a reader may not open. */
export async function listSaidBefore(
  db: Queryable,
  organizationId: string,
  phrases: readonly Phrase[],
): Promise<Set<string>> {
  if (phrases.length === 0) return new Set();
  const column = (name: keyof Phrase) => phrases.map((one) => one[name]);
  const configurations = [plainConfiguration, ...Object.values(configurationsByLanguage)];
  // Meetings with all the words are found by their index, which has no order of words; then their passages are read.
  const { rows } = await sql<{ key: string }>`
    with "asked" as materialized (
      select "key", "day", "name" as "configuration",
        phraseto_tsquery("name"::regconfig, "phrase") as "together",
        (${`${quotedMark(organizationId)} & (`}::text
          || plainto_tsquery("name"::regconfig, "phrase")::text || ')')::tsquery as "all"
      from unnest(${column('key')}::text[], ${column('phrase')}::text[], ${column('day')}::date[])
        "given" ("key", "phrase", "day")
      cross join unnest(${configurations}::text[]) "name"
      where numnode(plainto_tsquery("name"::regconfig, "phrase")) > 0
    )
    select distinct "key" from "asked" where exists (
      select from "meetingIndex" "earlier"
      join "passage" on "passage"."organizationId" = ${organizationId}
        and "passage"."meetingId" = "earlier"."meetingId"
        and "passage"."transcriptId" = "earlier"."transcriptId"
      where "earlier"."organizationId" = ${organizationId}
        and "earlier"."configuration" = "asked"."configuration"
        and "earlier"."startsAt" < "asked"."day"
        and "earlier"."words" @@ "asked"."all" and "passage"."words" @@ "asked"."together")
    `.execute(db);
  return new Set(rows.map(({ key }) => key));
}
