import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../database/jsonb.ts';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable, StoredTurn } from '../../database/types.ts';

export type MeetingKey = { organizationId: string; meetingId: string };

/** All texts of a meeting that may contain names, except its turns. */
export async function readTexts(db: Queryable, { organizationId, meetingId }: MeetingKey) {
  const participants = await db
    .selectFrom('participant')
    .select(['id', 'name', 'label', 'joined', 'statedRole', 'directoryUserId', 'tieHow', 'tieSure'])
    .select(['suggestedUserId', 'heardAs', 'calledAs', 'summary', 'summarySource', 'evidence'])
    .select('feelingEvidence')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .orderBy('position')
    .execute();
  const interactions = await db
    .selectFrom('interaction')
    .select(['sourceId', 'targetId', 'summaryOfInteractions', 'communicationRecommendations'])
    .select(['summarySource', 'recommendationsSource', 'evidence'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
  const actionItems = await db
    .selectFrom('actionItem')
    .select(['id', 'text', 'owner', 'before', 'quote', 'note'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
  const corrections = await db
    .selectFrom('meetingCorrection')
    .select(['id', 'change', 'words'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
  const transcript = await db
    .selectFrom('meetingTranscript')
    .select(['summaryLines', 'findings'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
  const meeting = await db
    .selectFrom('meeting')
    .select(['title', 'summary', 'initiatives', 'alsoSaid', 'error', 'doubts'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', meetingId)
    .executeTakeFirstOrThrow();
  return { meeting, participants, interactions, actionItems, corrections, transcript };
}
export type MeetingTexts = Awaited<ReturnType<typeof readTexts>>;

export async function saveTexts(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  texts: MeetingTexts,
): Promise<void> {
  const { meeting, transcript } = texts;
  const ofMeeting = sql`"old"."organizationId" = ${organizationId}
    and "old"."meetingId" = ${meetingId}`;
  await tx
    .updateTable('meeting')
    .set({ ...meeting, doubts: jsonb(meeting.doubts) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', meetingId)
    .execute();
  await sql`
    update "participant" "old" set "name" = "new"."name", "label" = "new"."label",
      "joined" = "new"."joined", "statedRole" = "new"."statedRole",
      "directoryUserId" = "new"."directoryUserId",
      "tieHow" = "new"."tieHow", "tieSure" = "new"."tieSure",
      "suggestedUserId" = "new"."suggestedUserId", "summary" = "new"."summary",
      "heardAs" = "new"."heardAs", "calledAs" = "new"."calledAs",
      "summarySource" = "new"."summarySource", "evidence" = "new"."evidence",
      "feelingEvidence" = "new"."feelingEvidence"
    from ${rows(texts.participants)} "new" ("id" uuid, "name" text, "label" text, "joined" jsonb,
      "statedRole" text, "directoryUserId" uuid, "tieHow" text, "tieSure" text, "suggestedUserId" uuid,
      "heardAs" text, "calledAs" jsonb, "summary" text, "summarySource" jsonb, "evidence" jsonb,
      "feelingEvidence" jsonb)
    where ${ofMeeting} and "old"."id" = "new"."id"`.execute(tx);
  await sql`
    update "interaction" "old" set "summaryOfInteractions" = "new"."summaryOfInteractions",
      "communicationRecommendations" = "new"."communicationRecommendations",
      "summarySource" = "new"."summarySource",
      "recommendationsSource" = "new"."recommendationsSource", "evidence" = "new"."evidence"
    from ${rows(texts.interactions)} "new" ("sourceId" uuid, "targetId" uuid,
      "summaryOfInteractions" text[], "communicationRecommendations" text[],
      "summarySource" jsonb, "recommendationsSource" jsonb, "evidence" jsonb)
    where ${ofMeeting} and "old"."sourceId" = "new"."sourceId"
      and "old"."targetId" = "new"."targetId"`.execute(tx);
  await sql`
    update "actionItem" "old" set "text" = "new"."text", "owner" = "new"."owner",
      "before" = "new"."before", "quote" = "new"."quote", "note" = "new"."note"
    from ${rows(texts.actionItems)} "new" ("id" uuid, "text" text, "owner" text,
      "before" text, "quote" text, "note" text)
    where ${ofMeeting} and "old"."id" = "new"."id"`.execute(tx);
  await sql`
    update "meetingCorrection" "old" set "change" = "new"."change", "words" = "new"."words"
    from ${rows(texts.corrections)} "new" ("id" uuid, "change" jsonb, "words" text)
    where ${ofMeeting} and "old"."id" = "new"."id"`.execute(tx);
  if (!transcript) return;
  await tx
    .updateTable('meetingTranscript')
    .set({
      summaryLines: jsonb(transcript.summaryLines),
      findings: transcript.findings && jsonb(transcript.findings),
    })
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
}

/**
 * Stores a person who is left out of moods as not judged, because their choice is deleted together
 * with their directory entry. Returns the ids of these speakers; empty if the person is not left
 * out.
 */
export const forgetMoods = (
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  directoryUserId: string,
) => valuesOf<string>(tx)`
    with "forgotten" as (
      update "participant" set "judged" = false, "sentiment" = 'neutral', "sentimentScore" = 0,
        "feeling" = null, "feelingEvidence" = '[]', "turnFacts" = '[]'
      from "directoryUser" "person"
      where "participant"."organizationId" = ${organizationId} and "meetingId" = ${meetingId}
        and "directoryUserId" = ${directoryUserId}
        and "person"."id" = ${directoryUserId} and "person"."isLeftOutOfMoods"
      returning "participant"."id"),
    "pairs" as (
      update "interaction" set "sentiment" = 'neutral' from "forgotten"
      where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}
        and "forgotten"."id" in ("sourceId", "targetId"))
    select "id" from "forgotten"`;

/** Changes all turns piece by piece, including those of an analysis in progress. */
export async function changeTurns(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  change: (turn: StoredTurn) => StoredTurn,
): Promise<void> {
  const pieces = await tx
    .selectFrom('transcriptPiece')
    .select(['transcriptId', 'position'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
  for (const { transcriptId, position } of pieces) {
    const { turns } = await tx
      .selectFrom('transcriptPiece')
      .select('turns')
      .where('organizationId', '=', organizationId)
      .where('meetingId', '=', meetingId)
      .where('transcriptId', '=', transcriptId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('transcriptPiece')
      .set({ turns: jsonb(turns.map(change)) })
      .where('organizationId', '=', organizationId)
      .where('meetingId', '=', meetingId)
      .where('transcriptId', '=', transcriptId)
      .where('position', '=', position)
      .execute();
  }
}

const rows = (values: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)`;
