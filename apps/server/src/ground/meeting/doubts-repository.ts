import { type MeetingCheckKind, meetingCheckKinds } from '@rapport/contract';
import { type SqlBool, sql } from 'kysely';
import type { Meeting, MeetingChange, Queryable } from '../../database/types.ts';
import { isAliasOf } from './open-speakers-repository.ts';

/** The corrections that decide a kind of doubt. */
const decidedBy = {
  'set-length': 'length',
  'set-start': 'date',
  'split-names-inside': 'names-inside',
} as const satisfies Partial<Record<MeetingChange['kind'], MeetingCheckKind>>;

/** Whether a correction in force decides `"doubt"`, which is the name of a kind. */
const isDecided = sql<SqlBool>`exists (
  select from "meetingCorrection" "decision"
  where "decision"."organizationId" = "meeting"."organizationId"
    and "decision"."meetingId" = "meeting"."id" and "decision"."undoneAt" is null
    and case "decision"."change" ->> 'kind'
      when 'keep-as-read' then "decision"."change" ->> 'check' = "doubt"
      ${sql.join(
        Object.entries(decidedBy).map(
          ([kind, doubt]) => sql`when ${sql.lit(kind)} then "doubt" = ${sql.lit(doubt)}`,
        ),
        sql` `,
      )}
      else false end)`;

/** Whether somebody has chosen that the only speaker is a room. */
const isRoom = sql<SqlBool>`exists (
  select from "participant" join "speakerAlias" "alias"
    on ${isAliasOf(sql`"meeting"."organizationId"`)} and "alias"."is" = 'room'
  where "participant"."organizationId" = "meeting"."organizationId"
    and "participant"."meetingId" = "meeting"."id")`;

/**
 * The doubts of `"meeting"` about which nobody has decided, in the order of their kinds. Computed at each query, so
 * that it follows corrections, choices of speakers and new analyses.
 */
export const openDoubts = sql<MeetingCheckKind[]>`array(
  select "doubt"
  from jsonb_array_elements("meeting"."doubts") "found"
  cross join lateral (select "found" ->> 'kind' as "doubt") "kind"
  where not ${isDecided} and not ("doubt" = 'one-speaker' and ${isRoom})
  order by array_position(${[...meetingCheckKinds]}::text[], "doubt"))`;

export const hasOpenDoubts = sql<SqlBool>`(
  "meeting"."doubts" <> '[]' and cardinality(${openDoubts}) > 0)`;

const isDoubted = (kind: 'length' | 'date') => sql<SqlBool>`(
  "meeting"."doubts" @> ${sql.lit(JSON.stringify([{ kind }]))}::jsonb and not exists (
    select from (select ${sql.lit(kind)} as "doubt") "asked" where ${isDecided}))`;

/** Whether the minutes of `"meeting"` are doubted, and nobody has decided. */
export const hasDoubtedLength = isDoubted('length');

/** Whether the day of `"meeting"` is doubted, and nobody has decided: its week is not known. */
export const hasDoubtedDate = isDoubted('date');

/** Whether the minutes of `"meeting"` count in sums: they are neither estimated nor doubted. */
export const hasKnownLength = sql<boolean>`(
  not "meeting"."isDurationEstimated" and not ${hasDoubtedLength})`;

export async function listOpenDoubts(
  db: Queryable,
  { organizationId, id }: Pick<Meeting, 'organizationId' | 'id'>,
): Promise<MeetingCheckKind[]> {
  const { rows } = await sql<{ open: MeetingCheckKind[] }>`
    select ${openDoubts} as "open" from "meeting"
    where "organizationId" = ${organizationId} and "id" = ${id}`.execute(db);
  return rows[0]?.open ?? [];
}
