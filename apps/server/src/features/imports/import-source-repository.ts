import type { ImportSourceKind } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';

export type SourceState = {
  kind: ImportSourceKind;
  source: string;
  organization: string;
  organizationId: string | null;
  problem: string | null;
};

export async function saveSourceState(
  db: Queryable,
  { source, ...found }: SourceState,
): Promise<void> {
  const state = { ...found, lookedAt: new Date() };
  await db
    .insertInto('importSource')
    .values({ source, ...state })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(state))
    .execute();
}

/** Deletes the state of sources that are no longer watched. */
export async function forgetOtherSources(db: Queryable, sources: readonly string[]): Promise<void> {
  await db
    .deleteFrom('importSource')
    .where('source', '<>', sql<string>`all (${sources}::text[])`)
    .execute();
}

export function listSources(db: Queryable) {
  return db.selectFrom('importSource').selectAll().orderBy('source').execute();
}

/**
 * The last files of each source, in all organizations. Name and reason, which may name a meeting,
 * are null unless the reader may read the meeting or, for a refused file, could have read it.
 */
export async function listLastImports(db: Queryable, reader: Reader, perSource: number) {
  const readsAll = reader.settings.trust.meetingReaders === 'everyone';
  return rowsOf<{
    source: string;
    at: Date;
    state: 'imported' | 'refused';
    name: string | null;
    reason: string | null;
  }>(db)`
    select "watched"."source", "last"."at", "last"."state",
      case when "last"."state" = 'refused' then "refused"."name"
        else coalesce("meetingFile"."name", "meeting"."title") end as "name",
      "refused"."reason"
    from "importSource" "watched"
    cross join lateral (
      select * from "importedFile"
      where "organizationId" = "watched"."organizationId" and "source" = "watched"."source"
      order by "at" desc, "entry" desc limit ${perSource}) "last"
    left join "meeting" on "meeting"."id" = "last"."meetingId" and ${isReadableBy(reader)}
    left join "meetingFile" on "meetingFile"."meetingId" = "meeting"."id"
    left join "importedFile" "refused" on "refused"."id" = "last"."id"
      and "refused"."state" = 'refused'
      and "refused"."organizationId" = ${reader.organizationId}
      and (${readsAll} or "refused"."uploadedBy" = ${reader.accountId})
    order by "watched"."source", "last"."at" desc, "last"."entry" desc`;
}
