import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { type Reader, readableMeetings } from './readable-meetings-repository.ts';

/**
 * Selects the earlier uploads, named "earlier", of the same meeting as `"meeting"`: those with the same words and
 * title and no contradicting start. A file without a date or a time states no start to compare.
 */
const fromEarlier = sql`
  from "meeting" "earlier"
  where "earlier"."organizationId" = "meeting"."organizationId"
    and "earlier"."wordsDigest" = "meeting"."wordsDigest"
    and lower("earlier"."title") = lower("meeting"."title")
    and ("earlier"."createdAt", "earlier"."id") < ("meeting"."createdAt", "meeting"."id")
    and (
      not ("earlier"."isDateStated" and "meeting"."isDateStated")
      or "earlier"."startsAt" = "meeting"."startsAt"
      or not ("earlier"."isTimeStated" and "meeting"."isTimeStated")
        and abs(extract(epoch from "earlier"."startsAt" - "meeting"."startsAt")) < 86400)`;

/**
 * Selects the meetings that were uploaded before, unless somebody has decided to keep both. Computed at each query,
 * so that it follows changes and deletions of either meeting. `"meeting"` must be in the query.
 */
export const isUndecidedDuplicate = sql<boolean>`(
  "meeting"."wordsDigest" is not null and not "meeting"."isKeptApart" and exists (select ${fromEarlier}))`;

export type Earlier = { id: string; title: string; createdAt: Date };

/** For each undecided duplicate among `ids`, the first earlier upload that the reader may read. */
export async function listEarlier(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Earlier>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Earlier & { of: string }>`
    select "meeting"."id" as "of", "first"."id", "first"."title", "first"."createdAt"
    from "meeting"
    cross join lateral (
      select "earlier"."id", "earlier"."title", "earlier"."createdAt" ${fromEarlier}
        and "earlier"."id" in (select "id" from (${readableMeetings(reader)}) as "readable")
      order by "earlier"."createdAt", "earlier"."id" limit 1) "first"
    where "meeting"."organizationId" = ${reader.organizationId}
      and "meeting"."id" = any (${ids}::uuid[]) and not "meeting"."isKeptApart"`.execute(db);
  return new Map(rows.map(({ of, ...earlier }) => [of, earlier]));
}
