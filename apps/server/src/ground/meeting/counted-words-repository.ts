import { type Feeling, smallestGroupMin } from '@rapport/contract';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonText } from '../../database/jsonb.ts';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import { findColumn } from '../../database/matching-rows.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable, ShownMeetingMood } from '../../database/types.ts';
import { spokeEnough } from './mood-repository.ts';

/** Until the transaction ends, no other one decides what is shown of a meeting of the organization. */
export const lockCountedWords = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'counted-words', organizationId);

export type SpokenWords = {
  meetingId: string;
  words: string;
  feeling: Feeling;
  isLeftOut: boolean;
};

/** People of the directory who said enough, by meeting. Of several labels of a person, the one with most words. */
export const listSpokenWords = (
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => rowsOf<SpokenWords>(tx)`
    select distinct on ("participant"."meetingId", "directoryUserId") "participant"."meetingId",
      coalesce("participant"."wordsDigest", "participant"."id"::text) as "words",
      coalesce("feeling", "participant"."sentiment") as "feeling",
      "isLeftOutOfMoods" as "isLeftOut"
    from "participant"
    join "directoryUser" on "directoryUser"."id" = "directoryUserId"
    join "meeting" on "meeting"."id" = "participant"."meetingId"
    where "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = any (${meetingIds}::uuid[])
      and ${spokeEnough} and "meeting"."sentiment" is not null
      and coalesce("judgedReason", '') not in ('language', 'unnamed')
    order by "participant"."meetingId", "directoryUserId", "participant"."words" desc,
      "participant"."id"`;

export type CountedWords = { meetingId: string; words: string; group: string };

/** Of these meetings, and every group with one of these words. */
export async function listCountedWords(
  tx: Queryable,
  organizationId: string,
  { meetingIds, words }: { meetingIds: readonly string[]; words: readonly string[] },
): Promise<CountedWords[]> {
  const { rows } = await sql<CountedWords>`
    select "meetingId", "words", "group" from "countedWords"
    where "organizationId" = ${organizationId} and "group" in (
      select "group" from "countedWords"
      where "organizationId" = ${organizationId}
        and ("meetingId" = any (${meetingIds}::uuid[]) or "words" = any (${words}::text[])))`.execute(
    tx,
  );
  return rows;
}

/** As of this transaction. */
export const findSmallestGroup = async (tx: Queryable, organizationId: string) =>
  (await findColumn(tx, 'organizationSettings', 'smallestGroup', { organizationId })) ??
  smallestGroupMin;

type NewlyShown = {
  meetingId: string;
  /** Null if nothing is shown. */
  shownMood: ShownMeetingMood | null;
};

export async function saveShownMoods(
  tx: Queryable,
  organizationId: string,
  shown: readonly NewlyShown[],
): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    update "meeting" set "shownMood" = nullif("new"."shownMood", 'null'::jsonb)
    from jsonb_to_recordset(${jsonText(shown)}::jsonb) "new" ("meetingId" uuid, "shownMood" jsonb)
    where "organizationId" = ${organizationId} and "meeting"."id" = "new"."meetingId"`.execute(tx);
}

/** Replaces the counted words of these meetings. */
export async function saveCountedWords(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
  counted: readonly CountedWords[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  await sql`
    delete from "countedWords" where "organizationId" = ${organizationId}
      and "meetingId" = any (${meetingIds}::uuid[])`.execute(tx);
  const rows = counted.map((row) => ({ organizationId, ...row }));
  await insertRows(tx, { countedWords: rows });
}
