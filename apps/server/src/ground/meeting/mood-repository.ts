import { sentimentLabelBands } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

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
      "sentiment" = "score",
      "sentimentLabel" = case when "people" = 0 then 'neutral'
        when "score" >= ${positiveFrom} then 'positive'
        when "score" >= ${neutralFrom} then 'neutral' else 'negative' end,
      "judgedReason" = case when "people" > 0 then null
        when "isAnyJudged" then 'left-out' else 'too-little' end
    from (
      select *, case when "people" = 0 then 0
        else "positive"::double precision / "people" * 10 end as "score"
      from (
        select "participant"."meetingId", bool_or("judged") as "isAnyJudged",
          count(*) filter (where "counts") as "people",
          count(*) filter (where "counts" and "sentiment" = 'positive') as "positive",
          count(*) filter (where "counts" and "sentiment" = 'neutral') as "neutral",
          count(*) filter (where "counts" and "sentiment" = 'negative') as "negative"
        from "participant"
        left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
        cross join lateral (
          select "judged" and "isLeftOutOfMoods" is not true as "counts") "choice"
        where "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = any (${meetingIds}::uuid[])
        group by "participant"."meetingId") "counted"
    ) "mood"
    where "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = "mood"."meetingId"
      and "meeting"."sentiment" is not null
      and ("meeting"."judgedReason" is null
        or "meeting"."judgedReason" in ('too-little', 'left-out'))`.execute(tx);
}

/**
 * Locks all meetings in which the person speaks until the transaction ends, and returns their ids. Called before the
 * person is locked, since an analysis locks in this order.
 */
export async function lockMeetingsOf(
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select "id" from "meeting"
    where "organizationId" = ${organizationId} and "id" in (
      select "meetingId" from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" = ${directoryUserId})
    order by "id" for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Recomputes the mood of one meeting if a participant is left out of moods. No participant can change this until the
 * transaction ends.
 */
export async function leaveOutOfMood(
  tx: Queryable,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql<{ isLeftOutOfMoods: boolean }>`
    select "isLeftOutOfMoods" from "directoryUser"
    where "organizationId" = ${organizationId} and "id" in (
      select "directoryUserId" from "participant"
      where "organizationId" = ${organizationId} and "meetingId" = ${id})
    order by "id" for share`.execute(tx);
  if (!rows.some(({ isLeftOutOfMoods }) => isLeftOutOfMoods)) return false;
  await judgeMeetings(tx, organizationId, [id]);
  return true;
}
