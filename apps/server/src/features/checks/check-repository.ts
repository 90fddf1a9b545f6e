import { type ImportSourceKind, type MeetingCheckKind, meetingCheckKinds } from '@rapport/contract';
import { sql } from 'kysely';
import { localStart } from '../../database/local-times.ts';
import { oneValueOf, rowsOf } from '../../database/rows-of.ts';
import type { Meeting, Queryable } from '../../database/types.ts';
import {
  hasKnownLength,
  hasOpenDoubts,
  openDoubts,
} from '../../ground/meeting/doubts-repository.ts';
import {
  isReadableBy,
  type Reader,
  readableAsMeeting,
} from '../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../ground/meeting/series-member-repository.ts';
import { speakerIdOf } from '../speakers/speaker-key.ts';

export type CheckedRow = Pick<
  Meeting,
  | 'id'
  | 'title'
  | 'uploadedBy'
  | 'isTimeStated'
  | 'durationMinutes'
  | 'isDurationEstimated'
  | 'participantCount'
  | 'doubts'
> & {
  date: string;
  startTime: string;
  open: MeetingCheckKind[];
  /** Null if the file was deleted. */
  fileName: string | null;
  /** The name of a member; null for a former one. */
  uploader: string | null;
  /** Null if a person has uploaded it. */
  importedBy: ImportSourceKind | 'unknown' | null;
};

/** Lengths and dates change sums, so they come first, then names, then words. */
const groups: Record<MeetingCheckKind, number> = {
  length: 0,
  date: 0,
  'names-inside': 1,
  'names-missed': 1,
  'left-out': 1,
  'some-times': 2,
  'one-speaker': 2,
  unattributed: 2,
};
const groupOfKind = sql.join(
  meetingCheckKinds.map((kind) => sql`when ${kind} then ${sql.lit(groups[kind])}`),
  sql` `,
);
/** By all doubts, so that a decision moves no meeting to another page. */
const group = sql`(
  select min(case "found" ->> 'kind' ${groupOfKind} end)
  from jsonb_array_elements("meeting"."doubts") "found")`;

type Page = { after: string | undefined; meeting: string | undefined; limit: number };

/** Meetings to check that the reader may read, the latest of each group first. */
export async function listChecked(
  db: Queryable,
  reader: Reader,
  { after, meeting, limit }: Page,
): Promise<CheckedRow[]> {
  const place = sql`${group}, -extract(epoch from "meeting"."startsAt"), "meeting"."id"`;
  return rowsOf<CheckedRow>(db)`
    select "meeting"."id", "title", "meeting"."uploadedBy", "isTimeStated",
      "durationMinutes", "isDurationEstimated", "participantCount", "doubts",
      ${sql.join(localStart(reader.settings.timezone))}, ${openDoubts} as "open",
      "meetingFile"."name" as "fileName", "user"."name" as "uploader",
      (select coalesce("importSource"."kind", 'unknown') from "importedFile" "import"
        left join "importSource" on "importSource"."source" = "import"."source"
        where "import"."organizationId" = ${reader.organizationId}
          and "import"."meetingId" = "meeting"."id" limit 1) as "importedBy"
    from ${readableAsMeeting(reader)}
    left join "meetingFile" on "meetingFile"."organizationId" = "meeting"."organizationId"
      and "meetingFile"."meetingId" = "meeting"."id"
    left join "user" on "user"."id" = "meeting"."uploadedBy"
    where ${hasOpenDoubts}
      and (${meeting ?? null}::uuid is null or "meeting"."id" = ${meeting ?? null})
      and coalesce((${place}) > (
        select ${place} from "meeting"
        where "meeting"."organizationId" = ${reader.organizationId}
          and "meeting"."id" = ${after ?? null}), true)
    order by ${place} limit ${limit}`;
}

export const countChecked = (db: Queryable, reader: Reader) => oneValueOf<number>(db)`
    select count(*)::int as "count" from ${readableAsMeeting(reader)} where ${hasOpenDoubts}`;

export type OnlySpeaker = { name: string; speakerId: string | null };

/** The speakers of meetings with only one; without an id if they are tied to a person. */
export async function listOnlySpeakers(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<Map<string, OnlySpeaker>> {
  if (meetingIds.length === 0) return new Map();
  const speakers = await db
    .selectFrom('participant')
    .select(['id', 'meetingId', 'name', 'heardAs', 'directoryUserId'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
  return new Map(
    speakers.map(({ id, meetingId, name, heardAs, directoryUserId }) => [
      meetingId,
      { name, speakerId: directoryUserId === null ? speakerIdOf({ id, heardAs }) : null },
    ]),
  );
}

export type OtherMeetings = {
  /** Minutes that a tenth of them stay below and a tenth exceed; null without known lengths. */
  from: number | null;
  to: number | null;
  timed: number;
  days: string[];
};

/** For each of the meetings, those of its series that the reader may read besides it. */
export async function listOthersOfSeries(
  db: Queryable,
  reader: Reader,
  meetingIds: readonly string[],
): Promise<Map<string, OtherMeetings>> {
  if (meetingIds.length === 0) return new Map();
  const length = sql`filter (where ${hasKnownLength})`;
  const { rows } = await sql<OtherMeetings & { of: string }>`
    with "member" as materialized (${membersOfSeries(reader.organizationId)})
    select "own"."meetingId" as "of",
      percentile_disc(0.1) within group (order by "durationMinutes") ${length} as "from",
      percentile_disc(0.9) within group (order by "durationMinutes") ${length} as "to",
      (count(*) ${length})::int as "timed",
      coalesce(array_agg(to_char("startsAt" at time zone ${reader.settings.timezone}, 'YYYY-MM-DD'))
        filter (where "isDateStated"), '{}') as "days"
    from "member" "own"
    join "member" "other" on "other"."seriesId" = "own"."seriesId"
      and "other"."meetingId" <> "own"."meetingId"
    join "meeting" on "meeting"."id" = "other"."meetingId"
    where "own"."meetingId" = any (${meetingIds}::uuid[]) and ${isReadableBy(reader)}
      and "meeting"."status" = 'completed'
    group by "own"."meetingId"`.execute(db);
  return new Map(rows.map(({ of, ...others }) => [of, others]));
}
