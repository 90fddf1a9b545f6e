import { type Selectable, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import { jsonb } from '../../../database/jsonb.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable, Tables } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';

/** The person who asks. Only they can read their questions. */
export type Asker = Pick<Member, 'organizationId' | 'accountId'>;

const columns = [
  'id',
  'question',
  'filters',
  'after',
  'askedAt',
  'found',
  'quotes',
  'isRefused',
] as const;

export type AskedRow = Omit<
  Selectable<Tables['askedQuestion']>,
  'organizationId' | 'accountId' | 'digest'
>;

const own = (db: Queryable, { organizationId, accountId }: Asker) =>
  db
    .selectFrom('askedQuestion')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId);

export const findAskedQuestion = (
  db: Queryable,
  asker: Asker,
  id: string,
): Promise<AskedRow | undefined> =>
  own(db, asker).select(columns).where('id', '=', id).executeTakeFirst();

/**
 * A question with all previous questions that it follows up, first one first. Empty if the asker has no such
 * question.
 */
export async function listAskedBefore(
  db: Queryable,
  { organizationId, accountId }: Asker,
  id: string,
  limit: number,
): Promise<Pick<AskedRow, 'question' | 'filters'>[]> {
  const ofAsker = sql`"organizationId" = ${organizationId} and "accountId" = ${accountId}`;
  return rowsOf<Pick<AskedRow, 'question' | 'filters'>>(db)`
    with recursive "chain" as (
      select "question", "filters", "after", 1 as "place" from "askedQuestion"
      where ${ofAsker} and "id" = ${id}
      union all
      select "before"."question", "before"."filters", "before"."after", "place" + 1
      from "chain" join "askedQuestion" "before" on "before"."id" = "chain"."after"
      where "before"."organizationId" = ${organizationId}
        and "before"."accountId" = ${accountId} and "place" < ${limit})
    select "question", "filters" from "chain" order by "place" desc`;
}

/**
 * Stores a question once: if asked again, it moves to the top. The previous question may have been deleted meanwhile.
 */
export function saveAskedQuestion(
  db: Queryable,
  asker: Asker,
  asked: Omit<AskedRow, 'id'> & { digest: string },
): Promise<{ id: string }> {
  const { organizationId, accountId } = asker;
  const { after, askedAt, found, quotes, isRefused } = asked;
  return db
    .insertInto('askedQuestion')
    .values({
      ...asked,
      organizationId,
      accountId,
      filters: jsonb(asked.filters),
      after: after && own(db, asker).select('id').where('id', '=', after).forKeyShare(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'accountId', 'digest'])
        .doUpdateSet({ askedAt, found, quotes, isRefused }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Deletes the asker's oldest questions above this number. */
export async function deleteOldestAsked(
  db: Queryable,
  { organizationId, accountId }: Asker,
  cachedMax: number,
): Promise<void> {
  await sql`
    delete from "askedQuestion"
    where "organizationId" = ${organizationId} and "accountId" = ${accountId}
      and ("askedAt", "id") < (
        select "askedAt", "id" from "askedQuestion"
        where "organizationId" = ${organizationId} and "accountId" = ${accountId}
        order by "askedAt" desc, "id" desc offset ${cachedMax - 1} limit 1)`.execute(db);
}

/** Newest first, starting at a cursor. */
export function listAskedQuestions(
  db: Queryable,
  asker: Asker,
  {
    search,
    before,
    limit,
  }: { search: string | undefined; before: Pick<AskedRow, 'askedAt' | 'id'> | null; limit: number },
): Promise<AskedRow[]> {
  return own(db, asker)
    .select(columns)
    .$if(search !== undefined, (query) =>
      query.where('question', 'ilike', containing(search ?? '')),
    )
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`("askedAt", "id") < (${before?.askedAt ?? null}::timestamptz, ${before?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const deleteAskedQuestion = async (
  db: Queryable,
  { organizationId, accountId }: Asker,
  id: string,
) => (await deleteRows(db, 'askedQuestion', { organizationId, accountId, id })) > 0;

export const deleteAllAsked = (db: Queryable, { organizationId, accountId }: Asker) =>
  deleteRows(db, 'askedQuestion', { organizationId, accountId });
