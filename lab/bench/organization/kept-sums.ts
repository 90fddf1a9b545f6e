import type { Database } from '@rapport/server/database/types';
import { sumWeeks } from '@rapport/server/features/figures/sum-weeks';
import { markAllWeeks } from '@rapport/server/ground/meeting/out-of-date-week-repository';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { sql } from 'kysely';

const tables = [
  ...['weekTotal', 'weekPerson', 'weekPair', 'weekDepartmentPair', 'weekTopic', 'weekTopicPerson'],
];

/** Number of rows of the stored sums that differ in any digit from sums computed from scratch. */
export async function countDifferences(db: Database, organizationId: string): Promise<number> {
  const bus = createLocalBus();
  await sumWeeks({ db, bus }, organizationId);
  const kept = await printsOf(db, organizationId);
  await markAllWeeks(db, organizationId);
  await sumWeeks({ db, bus }, organizationId);
  const fromScratch = await printsOf(db, organizationId);
  return kept.symmetricDifference(fromScratch).size;
}

/** Fingerprints of each week of each table. */
async function printsOf(db: Database, organizationId: string): Promise<Set<string>> {
  const prints = new Set<string>();
  for (const table of tables) {
    const { rows } = await sql<{ print: string }>`
      select "week"::text || ' ' || count(*) || ' '
        || md5(string_agg(to_jsonb("row")::text, '' order by to_jsonb("row")::text)) as "print"
      from ${sql.table(table)} "row" where "organizationId" = ${organizationId}
      group by "week"`.execute(db);
    for (const { print } of rows) prints.add(`${table} ${print}`);
  }
  return prints;
}
