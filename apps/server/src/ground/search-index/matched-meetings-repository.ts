import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { quotedMark } from './index-words.ts';
import { fromReadableIndex, type ReadableIndex } from './readable-index-repository.ts';
import { readSearch, type SearchTexts, wordsOf } from './search-words.ts';
import { configurationsByLanguage, plainConfiguration } from './text-configuration.ts';

/** `tsquery` texts, combined for all languages that the organization has. */
export type PreparedSearch = SearchTexts & {
  organizationId: string;
  words: string[];
  text: string;
};

/** Stems the words of a search in each language of the organization's meetings. Undefined if no words remain. */
export async function prepareSearch(
  db: Queryable,
  organizationId: string,
  search: string,
): Promise<PreparedSearch | undefined> {
  const texts = readSearch(search);
  if (!texts) return undefined;
  const configurations = [plainConfiguration, ...Object.values(configurationsByLanguage)];
  const reduced = (text: string) => sql`to_tsquery("name"::regconfig, ${text})::text`;
  const { rows } = await sql<SearchTexts>`
    select ${reduced(texts.all)} as "all", ${reduced(texts.together)} as "together",
      ${reduced(texts.said)} as "said", ${reduced(texts.title)} as "title"
    from unnest(${configurations}::text[]) "name"
    where "name" = ${plainConfiguration} or exists (
      select from "meetingIndex"
      where "organizationId" = ${organizationId} and "configuration" = "name")`.execute(db);
  const anyOf = (kind: keyof SearchTexts) =>
    [...new Set(rows.map((row) => row[kind]))]
      .filter((text) => text !== '')
      .map((text) => `(${text})`)
      .join(' | ');
  return {
    organizationId,
    words: wordsOf(search),
    text: search,
    all: anyOf('all'),
    together: anyOf('together'),
    said: anyOf('said'),
    title: anyOf('title'),
  };
}

/** Restricts the search to the organization, whose mark is in every row of its meetings and in no other. */
const within = ({ organizationId }: PreparedSearch, words: string) =>
  sql`(${`${quotedMark(organizationId)} & (${words})`})::tsquery`;

/**
 * Selects "meetingId" and "startsAt" of the readable meetings that contain all the words, anywhere or in their heading.
 * Use it inside `searching`, as a materialized query, so that the index is used.
 */
export const matchedMeetings = (
  index: ReadableIndex,
  search: PreparedSearch,
  place: PlaceOfWords = 'words',
): RawBuilder<unknown> => sql`
  select "meetingId", "startsAt" ${fromReadableIndex(index)} and ${hasWords(search, place)}`;

export type PlaceOfWords = 'words' | 'heading';

export const hasWords = (search: PreparedSearch, place: PlaceOfWords) =>
  sql<boolean>`${sql.ref(place)} @@ ${within(search, search.all)}`;

/** Selects "meetingId" of the readable meetings that contain all the words; use it inside `searching`. */
export const matchedIds = (
  index: ReadableIndex,
  search: PreparedSearch,
): RawBuilder<unknown> => sql`
  with "matched" as materialized (${matchedMeetings(index, search)})
  select "meetingId" from "matched"`;

/** In milliseconds. A search that takes longer ends with an error; on the embedded database it has no limit. */
const searchMsMax = 5000;

/**
 * Runs a search with planner settings that make it use the index. If many meetings match, the planner would prefer to
 * read the words of all meetings, since it ignores their size.
 */
export const searching = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .execute(async (tx) => {
      await sql`
        select set_config('enable_seqscan', 'off', true),
          set_config('statement_timeout', ${`${searchMsMax}`}, true)`.execute(tx);
      return work(tx);
    })
    .catch((error: unknown) => {
      if (isCancelled(error)) throw tookTooLong();
      throw error;
    });

/** PostgreSQL's query_canceled. */
const isCancelled = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '57014';

const tookTooLong = () =>
  new AppError(503, 'SEARCH_TOO_LONG', 'The search took too long. Please add a word.');
