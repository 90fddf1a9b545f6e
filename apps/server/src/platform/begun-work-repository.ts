import { sql } from 'kysely';
import { deleteRows } from '../database/matching-rows.ts';
import { oneValueOf } from '../database/rows-of.ts';
import type { Queryable } from '../database/types.ts';

type BegunBy = { work: string; subject: string; process: string };

/** Older rows no longer count. */
const retainedHours = 24;

const isKept = sql<boolean>`"begunAt" > now() - make_interval(hours => ${retainedHours})`;

/**
 * How many processes have ended during the work. Others may run a job with the same data right now, each an active job
 * of its own; they are not counted.
 */
export const countEnded = (
  db: Queryable,
  { work, subject, process, data }: BegunBy & { data: string },
) => oneValueOf<number>(db)`
    select greatest(0, (select count(*) from "begunWork"
        where "work" = ${work} and "subject" = ${subject} and "process" <> ${process}::uuid
          and ${isKept})
      - greatest(0, (select count(*) - 1 from pgboss.job
        where name = ${work} and state = 'active' and data = ${data}::jsonb)))::int as "ended"
  `;

export async function insertBegun(db: Queryable, begun: BegunBy): Promise<void> {
  await db
    .insertInto('begunWork')
    .values(begun)
    .onConflict((conflict) =>
      conflict.columns(['work', 'subject', 'process']).doUpdateSet({ begunAt: sql`now()` }),
    )
    .execute();
}

/** Returns false if another process has begun the work and not ended it. */
export async function insertUnlessOthers(db: Queryable, begun: BegunBy): Promise<boolean> {
  const { work, subject, process } = begun;
  const { rows } = await sql`
    insert into "begunWork" ("work", "subject", "process")
    select ${work}, ${subject}, ${process}::uuid
    where not exists (
      select from "begunWork"
      where "work" = ${work} and "subject" = ${subject} and "process" <> ${process}::uuid and ${isKept})
    on conflict ("work", "subject", "process") do update set "begunAt" = now()
    returning "process"`.execute(db);
  return rows.length > 0;
}

/** The rows of all processes, or of one. */
export async function deleteBegun(
  db: Queryable,
  { work, subject, process }: Omit<BegunBy, 'process'> & { process?: string },
): Promise<void> {
  await db
    .deleteFrom('begunWork')
    .where('work', '=', work)
    .where('subject', '=', subject)
    .$if(process !== undefined, (query) => query.where('process', '=', process ?? ''))
    .execute();
}

export const deleteBegunBy = (db: Queryable, process: string) =>
  deleteRows(db, 'begunWork', { process });

export async function deleteOldBegun(db: Queryable): Promise<void> {
  await db
    .deleteFrom('begunWork')
    .where(sql<boolean>`"begunAt" <= now() - make_interval(hours => ${retainedHours})`)
    .execute();
}
