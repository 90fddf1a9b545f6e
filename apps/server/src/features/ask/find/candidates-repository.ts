import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { quotedMark } from '../../../ground/search-index/index-words.ts';
import {
  type ReadableIndex,
  readableIndexOf,
} from '../../../ground/search-index/readable-index-repository.ts';
import {
  configurationsByLanguage,
  plainConfiguration,
} from '../../../ground/search-index/text-configuration.ts';
import {
  askedMeetings,
  everything,
  fromAskedIndex,
  type Scope,
} from '../question/asked-scope-repository.ts';
import { queryOf } from '../question/sought-words.ts';

/**
 * `tsquery` texts, one per word with all its spellings, in all languages of the meetings that the reader may ask.
 * None for words that are too common in one of the languages to be indexed.
 */
export const prepareWords = async (
  tx: Queryable,
  index: ReadableIndex,
  words: readonly (readonly string[])[],
): Promise<string[]> => (await reduceWords(tx, index, words)).map(({ query }) => query);

/** `place` counts the words from 1. */
async function reduceWords(
  tx: Queryable,
  index: ReadableIndex,
  words: readonly (readonly string[])[],
): Promise<{ place: number; query: string }[]> {
  const texts = words.map(queryOf);
  if (texts.every((text) => text === '')) return [];
  const configurations = [plainConfiguration, ...Object.values(configurationsByLanguage)];
  const isSpoken =
    index.size === 'few'
      ? sql`"name" in (select "configuration" ${fromAskedIndex(index, everything)})`
      : sql`exists (
          select ${fromAskedIndex(index, everything)} and "configuration" = "name")`;
  return rowsOf<{ place: number; query: string }>(tx)`
    select "place"::int, string_agg(distinct "reduced", ' | ') as "query"
    from unnest(${texts}::text[]) with ordinality "word" ("text", "place")
    cross join unnest(${configurations}::text[]) "name"
    cross join lateral (
      select '(' || to_tsquery("name"::regconfig, "text")::text || ')' as "reduced") "each"
    where "text" <> '' and ("name" = ${plainConfiguration} or ${isSpoken})
    group by "place" having bool_and("reduced" <> '()') order by "place"`;
}

/** Those of the words that are in no meeting that the reader may ask. */
export async function listUnsaid(
  tx: Queryable,
  reader: Reader,
  words: readonly string[],
): Promise<string[]> {
  const index = await readableIndexOf(tx, reader);
  const reduced = await reduceWords(
    tx,
    index,
    words.map((word) => [word]),
  );
  const { rows } = await sql<{ place: number }>`
    select "place" from unnest(
      ${reduced.map(({ place }) => place)}::int[], ${reduced.map(({ query }) => query)}::text[])
      "asked" ("place", "query")
    where not exists (
      select ${fromAskedIndex(index, everything)} and "words" @@ ${marked(index, sql`"query"`)})`.execute(
    tx,
  );
  return rows.flatMap(({ place }) => words[place - 1] ?? []);
}

/** Adds the organization's mark to the words, so that the index returns no meetings of others. */
const marked = ({ reader }: ReadableIndex, query: ReturnType<typeof sql>) =>
  sql`(${`${quotedMark(reader.organizationId)} & (`} || ${query} || ')')::tsquery`;

/** For each word, whether the meeting contains it anywhere, and in its heading. */
export type WordsOfMeeting = { id: string; startsAt: Date; has: boolean[]; named: boolean[] };

const wordsOf = (queries: readonly string[]) => sql`
  array(select "words" @@ "query"::tsquery
    from unnest(${queries}::text[]) with ordinality "asked" ("query", "place") order by "place") as "has",
  array(select "heading" @@ "query"::tsquery
    from unnest(${queries}::text[]) with ordinality "asked" ("query", "place") order by "place") as "named"`;

/** The newest meetings of the scope with the words that each has: a sample to estimate how frequent words are. */
export const listNewestWords = (
  tx: Queryable,
  reader: Reader,
  scope: Scope,
  { queries, limit }: { queries: readonly string[]; limit: number },
) => rowsOf<WordsOfMeeting>(tx)`
    select "newest"."meetingId" as "id", "newest"."startsAt", ${wordsOf(queries)}
    from (
      select * from (${askedMeetings(reader, scope)}) "asked"
      order by "startsAt" desc, "meetingId" desc limit ${limit}) "newest"
    join "meetingIndex" using ("meetingId")
    order by "newest"."startsAt" desc, "newest"."meetingId" desc`;

/** Which of the words these meetings contain. */
export const listWordsOf = (
  tx: Queryable,
  { organizationId }: Reader,
  { queries, ids }: { queries: readonly string[]; ids: readonly string[] },
) => rowsOf<WordsOfMeeting>(tx)`
    select "meetingId" as "id", "startsAt", ${wordsOf(queries)} from "meetingIndex"
    where "organizationId" = ${organizationId} and "meetingId" = any (${ids}::uuid[])`;

/**
 * The meetings of the scope with the most of these words, which must be rare, weighted by their rarity in the scope;
 * newest first if equal.
 */
export const listWithAny = (
  tx: Queryable,
  index: ReadableIndex,
  scope: Scope,
  { queries, meetings, limit }: { queries: readonly string[]; meetings: number; limit: number },
) => valuesOf<string>(tx)`
    with "hit" as materialized (
      select "place", "found".*
      from unnest(${queries}::text[]) with ordinality "asked" ("query", "place")
      cross join lateral (
        select "meetingId", "startsAt" ${fromAskedIndex(index, scope)}
          and "words" @@ ${marked(index, sql`"query"`)}
        offset 0) "found"
    ), "weighted" as (
      select "place", ln(1 + ${meetings}::float / count(*)) as "weight"
      from "hit" group by "place")
    select "meetingId" as "id" from "hit" join "weighted" using ("place")
    group by "meetingId", "startsAt"
    order by sum("weight") desc, "startsAt" desc, "meetingId" desc limit ${limit}`;

/** The newest meetings of the scope that contain all the words, anywhere or in their heading. */
export async function listWithAll(
  tx: Queryable,
  index: ReadableIndex,
  scope: Scope,
  {
    queries,
    place,
    limit,
  }: { queries: readonly string[]; place: 'words' | 'heading'; limit: number },
): Promise<string[]> {
  const all = queries.map((query) => `(${query})`).join(' & ');
  return valuesOf<string>(tx)`
    with "matched" as materialized (
      select "meetingId", "startsAt" ${fromAskedIndex(index, scope)}
        and ${sql.ref(place)} @@ ${marked(index, sql`${all}::text`)})
    select "meetingId" as "id" from "matched"
    order by "startsAt" desc, "meetingId" desc limit ${limit}`;
}

/** How many meetings are read: as many as hold these words, at least and at most so many. */
export type TalkRead = { words: number; least: number; most: number };

/** The first of these meetings, as many as are read, in their order. */
export async function cutToTalk(
  tx: Queryable,
  { organizationId }: Reader,
  ids: readonly string[],
  { words, least, most }: TalkRead,
): Promise<string[]> {
  if (ids.length <= least) return [...ids];
  return valuesOf<string>(tx)`
    select "id" from (
      select "id", "place", sum("words") over (order by "place") - "words" as "before"
      from unnest(${ids}::uuid[]) with ordinality "asked" ("id", "place")
      cross join lateral (
        select coalesce(sum("words"), 0) as "words" from "participant"
        where "organizationId" = ${organizationId} and "meetingId" = "asked"."id") "spoken") "summed"
    where "place" <= ${most} and ("place" <= ${least} or "before" < ${words})
    order by "place"`;
}
