import type { PeriodWeeks } from '@rapport/contract';
import type { TestedChanges } from '@rapport/network';
import { jsonb } from '../../../database/jsonb.ts';
import { valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Day } from '../period.ts';

/** What the tests of a period depend on, besides its meetings and its length. */
export type KeptFor = {
  organizationId: string;
  lastDay: Day;
  /** The settings that the tests depend on. */
  choices: string;
};
export type KeptChanges = { tested: TestedChanges; madeAt: Date };

export const findKept = (
  db: Queryable,
  of: KeptFor,
  weeks: PeriodWeeks,
  since: Date,
): Promise<KeptChanges | undefined> =>
  kept(db, of)
    .select(['tested', 'madeAt'])
    .where('weeks', '=', weeks)
    .where('madeAt', '>=', since)
    .executeTakeFirst();

export const listKept = (
  db: Queryable,
  of: KeptFor,
): Promise<{ weeks: PeriodWeeks; madeAt: Date }[]> =>
  kept(db, of).select(['weeks', 'madeAt']).execute();

const kept = (db: Queryable, { organizationId, lastDay, choices }: KeptFor) =>
  db
    .selectFrom('keptChanges')
    .where('organizationId', '=', organizationId)
    .where('lastDay', '=', lastDay)
    .where('choices', '=', choices);

/** Replaces those of an earlier day, of which one period of each length is kept. */
export async function replaceKept(
  db: Queryable,
  { organizationId, lastDay, choices }: KeptFor,
  weeks: PeriodWeeks,
  tested: TestedChanges,
): Promise<void> {
  const values = { lastDay, choices, tested: jsonb(tested), madeAt: new Date() };
  await db
    .insertInto('keptChanges')
    .values({ organizationId, weeks, ...values })
    .onConflict((conflict) => conflict.columns(['organizationId', 'weeks']).doUpdateSet(values))
    .execute();
}

export const deleteKeptBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('keptChanges').where('madeAt', '<', moment).execute();

/** Which of these meetings no longer exist. */
export const listDeleted = (db: Queryable, meetingIds: readonly string[]) => valuesOf<string>(db)`
    select distinct "id" from unnest(${meetingIds}::uuid[]) "named" ("id")
    where not exists (select from "meeting" where "meeting"."id" = "named"."id")`;
