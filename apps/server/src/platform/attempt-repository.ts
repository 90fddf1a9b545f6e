import { sql } from 'kysely';
import type { Queryable } from '../database/types.ts';

/** Longer than any window. */
const aheadDaysMax = 2;

/**
 * Counts an attempt under each key, in a window that starts with the key's first attempt. Returns the highest count
 * and the seconds left of its window. A window that starts further in the future than it lasts is over: the clock was
 * set back.
 */
export async function countAttempt(
  db: Queryable,
  keys: readonly string[],
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const length = sql`make_interval(secs => ${windowSeconds})`;
  const endsAt = sql<Date>`now() + ${length}`;
  const runs = sql<boolean>`"attempt"."startedAt" > now() - ${length}
    and "attempt"."startedAt" <= now() + ${length}`;
  const [highest, ...others] = await db
    .insertInto('attempt')
    // Sorted, to prevent deadlocks between calls that share keys.
    .values(keys.toSorted().map((key) => ({ key, count: 1, endsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${runs} then "attempt"."count" + 1 else 1 end`,
        startedAt: sql<Date>`case when ${runs} then "attempt"."startedAt" else now() end`,
        endsAt: sql<Date>`case when ${runs} then "attempt"."endsAt" else ${endsAt} end`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from "startedAt" - now()) + ${windowSeconds})::int`.as(
        'secondsLeft',
      ),
    ])
    .execute()
    .then((rows) => rows.sort((a, b) => b.count - a.count));
  if (!highest) throw new Error('no key was counted');
  if (others.concat(highest).some(({ count }) => count === 1)) await deleteExpired(db);
  return highest;
}

/** Counts one attempt less, for attempts that turned out to be right. */
export async function takeBackAttempt(db: Queryable, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql<number>`greatest("count" - 1, 0)` })
    // In the order in which attempts are counted, to prevent deadlocks.
    .where('key', 'in', (from) =>
      from.selectFrom('attempt').select('key').where('key', 'in', keys).orderBy('key').forUpdate(),
    )
    .execute();
}

function deleteExpired(db: Queryable) {
  return db
    .deleteFrom('attempt')
    .where((row) =>
      row.or([
        row('endsAt', '<', sql<Date>`now()`),
        row('endsAt', '>', sql<Date>`now() + make_interval(days => ${aheadDaysMax})`),
      ]),
    )
    .execute();
}
