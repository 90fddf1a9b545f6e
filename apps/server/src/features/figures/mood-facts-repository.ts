import type { PeriodWeeks } from '@rapport/contract';
import type { Decision, Fact, StoredFigure } from '@rapport/figures';
import { type Selectable, sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonb } from '../../database/jsonb.ts';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { isCounted } from '../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../ground/meeting/everyday-words-repository.ts';
import { weekOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import { topicKey } from '../../ground/meeting/topic-key-repository.ts';
import type { Day } from './period.ts';

/** A row as written by `listMoodFacts`. */
export type FactRow = Omit<Fact, 'groups' | 'week'> & {
  week: Day;
  department: string | null;
  teams: string[];
  topics: string[];
};

/**
 * Judged turns of people of the directory, up to the last week, by person, meeting and topics. As JSON, which a
 * thread parses, because a large organization has hundreds of thousands.
 */
export async function listMoodFacts(
  db: Queryable,
  organizationId: string,
  lastWeek: Day,
): Promise<string> {
  const { rows } = await sql<{ facts: string }>`
    select coalesce(json_agg("row"), '[]')::text as "facts" from (select "directoryUserId" as "person", "week"::text, nullif(trim("department"), '') as "department",
      "teams", coalesce("topics", '{}') as "topics", ("fact" ->> 'positive')::integer as "positive",
      ("fact" ->> 'neutral')::integer as "neutral", ("fact" ->> 'negative')::integer as "negative"
    from "meeting"
    cross join lateral (select ${weekOf(sql`"startsAt"`, organizationId)} as "week") "dated"
    join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "meeting"."id"
    join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
    cross join lateral jsonb_array_elements("turnFacts") "fact"
    cross join lateral (
      select array_agg(distinct ${topicKey(sql`"initiatives"[("at")::integer + 1]`)}) as "topics"
      from jsonb_array_elements_text("fact" -> 'topics') "at") "named"
    where ${isCounted(organizationId)} and "week" <= ${lastWeek}
      and ("fact" ->> 'positive')::integer + ("fact" ->> 'neutral')::integer
        + ("fact" ->> 'negative')::integer > 0
    order by "week", "meeting"."id", "participant"."id", "fact" ->> 'topics') "row"`.execute(db);
  return rows[0]?.facts ?? '[]';
}

/** Topics with at least `meetingsMin` meetings, over all weeks up to the last. */
export const listInitiativeKeys = (
  db: Queryable,
  organizationId: string,
  lastWeek: Day,
  meetingsMin: number,
) => valuesOf<string>(db)`
    select "key" from "weekTopic"
    where "organizationId" = ${organizationId} and "week" <= ${lastWeek}
      and ${namesTopic(organizationId, sql`"key"`)}
    group by "key" having sum("meetings") >= ${meetingsMin}
    order by "key"`;

export async function listLeftOut(db: Queryable, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('isLeftOutOfMoods', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The settings and choices that moods depend on, besides the facts. */
export const choicesOf = (smallestGroup: number, leftOut: readonly string[]): string =>
  [smallestGroup, ...leftOut].join();

export type LastDecision = {
  decidedAt: Date;
  lastWeek: Day;
  choices: string;
  factsPrint: string;
  decisions: Decision[];
};

export async function findLastDecision(
  db: Queryable,
  organizationId: string,
): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`
    select "decidedAt", "lastWeek"::text, "choices", "factsPrint", "decisions"
    from "moodDecision" where "organizationId" = ${organizationId}`.execute(db);
  return rows[0];
}

export type AnsweredMood = {
  group: string;
  week: Day;
  weeks: PeriodWeeks;
  people: StoredFigure['people'];
};

export const listAnsweredMoods = (db: Queryable, organizationId: string) =>
  rowsOf<AnsweredMood>(db)`
    select "group", "week"::text, "weeks", "people" from "answeredMood"
    where "organizationId" = ${organizationId}`;

export type GroupMoodRow = Omit<Selectable<Tables['groupMood']>, 'organizationId'>;

/** Replaces the answered moods, and stores the facts that they are based on. */
export async function replaceMoods(
  tx: Queryable,
  organizationId: string,
  { decidedAt, decisions, ...decision }: LastDecision,
  moods: readonly GroupMoodRow[],
  answered: readonly AnsweredMood[],
): Promise<void> {
  await tx.deleteFrom('groupMood').where('organizationId', '=', organizationId).execute();
  await insertRows(tx, {
    groupMood: moods.map((row) => ({ organizationId, ...row })),
    answeredMood: answered.map((row) => ({ organizationId, ...row })),
  });
  const columns = { ...decision, decidedAt, decisions: jsonb(decisions) };
  await tx
    .insertInto('moodDecision')
    .values({ organizationId, ...columns })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(columns))
    .execute();
}
