import { type Kysely, sql } from 'kysely';

/**
 * What people have confirmed of a meeting, and how much is left. All findings until now are sure; the numbers follow
 * the corrections of findings as nearly as their rows tell, and exactly from the next correction or analysis on.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "meeting"
      add column "decisionCount" integer,
      add column "outcomesToConfirm" integer not null default 0,
      add column "maybeActionCount" integer not null default 0`.execute(db);
  await sql`
    alter table "actionItem"
      add column "confirmedBy" text references "user" ("id") on delete set null,
      add column "confirmedAt" timestamptz`.execute(db);
  await sql`create index on "actionItem" ("confirmedBy")`.execute(db);
  await sql`
    update "meeting" set
      "decisionCount" = greatest(0, "decisions" - "droppedDecisions") + "addedDecisions",
      "outcomesToConfirm" = greatest(0, "decisions" - "droppedDecisions")
        + greatest(0, "questions" - "droppedQuestions")
    from (
      select "meetingId", jsonb_array_length("findings" -> 'decisions') as "decisions",
        jsonb_array_length("findings" -> 'openQuestions') as "questions"
      from "meetingTranscript" where "findings" is not null
    ) "found" cross join lateral (
      select count(*) filter (where "kind" = 'drop-decision')::integer as "droppedDecisions",
        count(*) filter (where "kind" = 'drop-question')::integer as "droppedQuestions",
        count(*) filter (where "kind" = 'add-decision')::integer as "addedDecisions"
      from (
        select "change" ->> 'kind' as "kind" from "meetingCorrection"
        where "meetingCorrection"."meetingId" = "found"."meetingId" and "undoneAt" is null
      ) "correction"
    ) "corrected"
    where "meeting"."id" = "found"."meetingId"`.execute(db);
}
