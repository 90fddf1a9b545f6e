import { sentimentLabelBands } from '@rapport/contract';
import { type SqlBool, sql } from 'kysely';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

/** Of a participant: whether their mood is positive, neutral, negative or calm. */
export const spokeEnough = sql<SqlBool>`
  coalesce("participant"."feeling" <> 'too-little', "participant"."judged")`;

/**
 * Recomputes score, label, reason and counts of meetings from their stored participants, except those who are left
 * out of moods. The formula is that of the analysis (4-sentiment/meeting-mood.ts); a test compares the two.
 */
export async function judgeMeetings(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  const { positive: positiveFrom, neutral: neutralFrom } = sentimentLabelBands;
  await sql`
    update "meeting" set
      "moods" = jsonb_build_object(
        'positive', "positive", 'neutral', "neutral", 'negative', "negative"),
      "peopleByFeeling" = case when "peopleByFeeling" is not null then jsonb_build_object(
        'positive', "positive", 'neutral', "neutral", 'negative', "negative",
        'calm', "enough" - "showing", 'too-little', "tooLittle") end,
      "sentiment" = "score",
      "sentimentLabel" = case when not "tells" then 'neutral'
        when "score" >= ${positiveFrom} then 'positive'
        when "score" >= ${neutralFrom} then 'neutral' else 'negative' end,
      "judgedReason" = case when "tells" then null when "enough" > 0 then 'calm'
        when "isAnyEnough" then 'left-out' else 'too-little' end
    from (
      select *, case when "tells" then "positive"::double precision / "showing" * 10 else 0 end
        as "score"
      from (
        select *, "showing" >= 2 and "showing" * 4 >= "enough" as "tells"
        from (
          select "participant"."meetingId", bool_or("spokeEnough") as "isAnyEnough",
            count(*) filter (where "isIn" and "spokeEnough") as "enough",
            count(*) filter (where "isIn" and "judged") as "showing",
            count(*) filter (where "isIn" and "feeling" = 'too-little') as "tooLittle",
            count(*) filter (where "isIn" and "judged" and "sentiment" = 'positive') as "positive",
            count(*) filter (where "isIn" and "judged" and "sentiment" = 'neutral') as "neutral",
            count(*) filter (where "isIn" and "judged" and "sentiment" = 'negative') as "negative"
          from "participant"
          left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
          cross join lateral (
            select "isLeftOutOfMoods" is not true as "isIn", ${spokeEnough} as "spokeEnough") "choice"
          where "participant"."organizationId" = ${organizationId}
            and "participant"."meetingId" = any (${meetingIds}::uuid[])
          group by "participant"."meetingId") "counted"
      ) "told"
    ) "mood"
    where "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = "mood"."meetingId"
      and "meeting"."sentiment" is not null
      and coalesce("meeting"."judgedReason", '') not in ('language', 'unnamed')`.execute(tx);
}

/**
 * Locks all meetings in which the person speaks until the transaction ends, and returns their ids. Called before the
 * person is locked, since an analysis locks in this order.
 */
export const lockMeetingsOf = (
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
) => valuesOf<string>(tx)`
    select "id" from "meeting"
    where "organizationId" = ${organizationId} and "id" in (
      select "meetingId" from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" = ${directoryUserId})
    order by "id" for update`;

/**
 * Recomputes the mood of one meeting if a participant is left out of moods. No participant can change this until the
 * transaction ends.
 */
export async function leaveOutOfMood(
  tx: Queryable,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<void> {
  const { rows } = await sql<{ isLeftOutOfMoods: boolean }>`
    select "isLeftOutOfMoods" from "directoryUser"
    where "organizationId" = ${organizationId} and "id" in (
      select "directoryUserId" from "participant"
      where "organizationId" = ${organizationId} and "meetingId" = ${id})
    order by "id" for share`.execute(tx);
  if (rows.some(({ isLeftOutOfMoods }) => isLeftOutOfMoods))
    await judgeMeetings(tx, organizationId, [id]);
}
