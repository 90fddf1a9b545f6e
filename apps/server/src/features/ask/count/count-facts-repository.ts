import { isDeepStrictEqual } from 'node:util';
import type { ActionState } from '@rapport/ask';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { isReadableAction } from '../../../ground/action/readable-actions-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';
import { isInState } from '../action-state-repository.ts';
import { askedMeetings, everything, type Scope } from '../question/asked-scope-repository.ts';

export type NamedMeeting = { id: string; title: string; date: string };

/** Number of meetings of the scope by day. */
export async function listMeetingsByDay(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  { order, limit }: { order: 'first' | 'last'; limit: number },
): Promise<NamedMeeting[]> {
  const direction = order === 'first' ? sql`asc` : sql`desc`;
  const { rows } = await sql<NamedMeeting>`
    select "id", "title",
      to_char("meeting"."startsAt" at time zone ${reader.settings.timezone}, 'YYYY-MM-DD') as "date"
    from (
      select "meetingId" from (${askedMeetings(reader, scope)}) "asked"
      order by "startsAt" ${direction}, "meetingId" ${direction} limit ${limit}) "some"
    join "meeting" on "id" = "meetingId"
    order by "meeting"."startsAt" ${direction}, "id" ${direction}`.execute(db);
  return rows;
}

export type SpeakerTotals = {
  people: number;
  turns: number;
  /** The first names in alphabetical order. */
  names: string[];
  /** The person with the most words; null without speakers. */
  most: { name: string; words: number } | null;
};

/**
 * People who speak in the meetings of the scope: one for each person of the directory and for each name that is tied
 * to nobody. A label such as 'Speaker 3' counts as a different person in each meeting.
 * @param areOthers true for the people who speak besides those of the scope, false for only those of the scope
 */
export async function sumSpeakers(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  { namedMax, areOthers }: { namedMax: number; areOthers: boolean },
): Promise<SpeakerTotals> {
  const { organizationId } = reader;
  const { rows } = await sql<SpeakerTotals>`
    with "speaker" as materialized (
      select min(coalesce(${fullName('person')}, "participant"."name")) as "name",
        sum("words")::int as "words", sum("turns")::int as "turns"
      from "participant"
      left join "directoryUser" "person" on "person"."id" = "participant"."directoryUserId"
        and "person"."organizationId" = ${organizationId}
      where "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" in (select "meetingId" from (${askedMeetings(reader, scope)}) "asked")
        and (cardinality(${scope.userIds}::uuid[]) + cardinality(${scope.guests}::text[]) = 0
          or ${areOthers} <> case when "directoryUserId" is null
            then "participant"."name" = any (${scope.guests}::text[])
            else "directoryUserId" = any (${scope.userIds}::uuid[]) end)
      group by coalesce("directoryUserId"::text, "heardAs", "participant"."id"::text))
    select count(*)::int as "people", coalesce(sum("turns"), 0)::int as "turns",
      array(select "name" from "speaker" order by "name" limit ${namedMax}) as "names",
      (select jsonb_build_object('name', "name", 'words', "words") from "speaker"
        order by "words" desc, "name" limit 1) as "most"
    from "speaker"`.execute(db);
  return rows[0] ?? { people: 0, turns: 0, names: [], most: null };
}

export type OutcomeTotals = {
  /** Total over meetings whose findings were not corrected. */
  total: number;
  /** Ids of meetings whose findings were corrected. */
  corrected: string[];
};

/** Counts decisions or open questions of the meetings of the scope. */
export async function countFindings(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  list: 'decisions' | 'openQuestions',
): Promise<OutcomeTotals> {
  const { organizationId } = reader;
  const { rows } = await sql<OutcomeTotals>`
    with "asked" as materialized (${askedMeetings(reader, scope)}),
    "corrected" as materialized (
      select distinct "meetingId" from "meetingCorrection"
      where "organizationId" = ${organizationId} and "undoneAt" is null
        and "change" ->> 'kind' ~ '^(add|drop|confirm)-'
        and "meetingId" in (select "meetingId" from "asked"))
    select
      (select coalesce(sum(jsonb_array_length("findings" -> ${list}::text)), 0)::int
        from "asked" join "meetingTranscript" "transcript" using ("meetingId")
        where "transcript"."organizationId" = ${organizationId} and "findings" is not null
          and "meetingId" not in (select "meetingId" from "corrected")) as "total",
      array(select "meetingId"::text from "corrected") as "corrected"`.execute(db);
  return rows[0] ?? { total: 0, corrected: [] };
}

/**
 * Actions of the meetings of the scope, in this state. Of all meetings together these are the actions of the list of
 * actions, where some have no meeting.
 */
export async function countActions(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  state: ActionState | null,
): Promise<number> {
  const ofScope = isDeepStrictEqual(scope, everything)
    ? isReadableAction(reader)
    : sql`"meetingId" in (select "meetingId" from (${askedMeetings(reader, scope)}) "asked")`;
  const { rows } = await sql<{ actions: number }>`
    select count(*)::int as "actions" from "actionItem"
    where "organizationId" = ${reader.organizationId} and ${isInState(reader, state)}
      and ${ofScope}`.execute(db);
  return rows[0]?.actions ?? 0;
}
