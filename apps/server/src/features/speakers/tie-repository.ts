import { type RawBuilder, sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { isTiedByHand } from '../../ground/meeting/open-speakers-repository.ts';

export const listMeetingsHearing = (
  db: Queryable,
  organizationId: string,
  heardAs: readonly string[],
) => valuesOf<string>(db)`
    select distinct "meetingId" from "participant"
    where "organizationId" = ${organizationId} and "heardAs" = any (${heardAs})`;

/**
 * Ties speakers as chosen for all meetings, and unties those whose names have no choice. Returns the meetings that
 * changed.
 */
export const tieAsChosen = (
  tx: Queryable,
  organizationId: string,
  heardAs: readonly string[],
): Promise<string[]> =>
  tieSpeakers(tx, organizationId, sql`select unnest(${heardAs}::text[])`, sql`true`);

/**
 * Does the same for one meeting, whose results were just saved by an analysis that may have begun before a choice.
 * Other meetings are left to the choice itself, which locks them and has them read again.
 */
export const tieMeetingAsChosen = (
  tx: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<string[]> =>
  tieSpeakers(
    tx,
    organizationId,
    sql`
      select distinct "heardAs" from "participant"
      where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}`,
    sql`"speaker"."meetingId" = ${meetingId}`,
  );

/** Ties speakers in one statement. Ties by mail address, by whole name and by hand are kept. */
async function tieSpeakers(
  tx: Queryable,
  organizationId: string,
  names: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ meetingId: string }>`
    update "participant" "speaker"
    set "directoryUserId" = "chosen"."directoryUserId",
      "tieHow" = case when "chosen"."directoryUserId" is not null then 'alias' end,
      "tieSure" = case when "chosen"."directoryUserId" is not null then 'certain' end,
      "suggestedUserId" = null
    from (
      select "name"."heardAs", "alias"."directoryUserId",
        "alias"."is" is not null and "alias"."is" != 'skipped' as "isChosen"
      from (${names}) "name" ("heardAs")
      left join "speakerAlias" "alias" on "alias"."organizationId" = ${organizationId}
        and "alias"."heardAs" = "name"."heardAs" and "alias"."meetingId" is null
    ) "chosen"
    where "speaker"."organizationId" = ${organizationId} and ${which}
      and "speaker"."heardAs" = "chosen"."heardAs"
      and "speaker"."directoryUserId" is distinct from "chosen"."directoryUserId"
      and ("tieHow" is null or "tieHow" = 'alias'
        or ("isChosen" and "tieHow" = 'name' and "tieSure" = 'likely'))
      and not ${isTiedByHand('speaker')}
    returning "speaker"."meetingId"`.execute(tx);
  return [...new Set(rows.map(({ meetingId }) => meetingId))];
}

export type FoundTie = {
  heardAs: string;
  directoryUserId: string;
  how: 'email' | 'name';
  sure: 'certain' | 'likely';
};

/** Untied names for all meetings, each with one spelling. */
export const listUntiedNames = (db: Queryable, organizationId: string) => rowsOf<{
  heardAs: string;
  name: string;
}>(db)`
    select "heardAs", min("name") as "name" from "participant"
    where "organizationId" = ${organizationId} and "heardAs" is not null
      and ("directoryUserId" is null or "tieHow" = 'alias')
    group by "heardAs" order by "heardAs"`;

export const listMeetingsToTie = (
  db: Queryable,
  organizationId: string,
  heardAs: readonly string[],
) => valuesOf<string>(db)`
    select distinct "meetingId" from "participant"
    where "organizationId" = ${organizationId} and "heardAs" = any (${heardAs})
      and ("directoryUserId" is null or "tieHow" = 'alias')`;

/**
 * Ties speakers who were found by name or address, in one statement. A likely tie yields to a choice, and to another
 * speaker of the meeting who is tied to that person. Returns the meetings that changed.
 */
export async function tieFound(
  tx: Queryable,
  organizationId: string,
  ties: readonly FoundTie[],
): Promise<string[]> {
  const { rows } = await sql<{ meetingId: string }>`
    update "participant" "speaker"
    set "directoryUserId" = "found"."directoryUserId", "tieHow" = "found"."how",
      "tieSure" = "found"."sure", "suggestedUserId" = null
    from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb)
      "found" ("heardAs" text, "directoryUserId" uuid, "how" text, "sure" text)
    where "speaker"."organizationId" = ${organizationId}
      and "speaker"."heardAs" = "found"."heardAs"
      and ("speaker"."directoryUserId" is null
        or ("speaker"."tieHow" = 'alias' and "found"."sure" = 'certain'
          and "speaker"."directoryUserId" != "found"."directoryUserId"))
      and exists (
        select from "directoryUser" where "id" = "found"."directoryUserId"
          and "organizationId" = ${organizationId})
      and not ${isTiedByHand('speaker')}
      and ("found"."sure" = 'certain' or not exists (
        select from "participant" "other"
        where "other"."organizationId" = ${organizationId}
          and "other"."meetingId" = "speaker"."meetingId"
          and "other"."directoryUserId" = "found"."directoryUserId"))
      and ("found"."sure" = 'certain' or not exists (
        select from "speakerAlias" "alias"
        where "alias"."organizationId" = ${organizationId}
          and "alias"."heardAs" = "found"."heardAs" and "alias"."meetingId" is null
          and "alias"."is" != 'skipped'))
    returning "speaker"."meetingId"`.execute(tx);
  return [...new Set(rows.map(({ meetingId }) => meetingId))];
}
