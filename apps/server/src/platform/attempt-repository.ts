import { sql } from 'kysely';
import type { Queryable } from '../database/types.ts';

const keptFactor = 2;

/**
 * Counts an attempt under each key, in a window that starts with the key's first attempt. Returns the highest count
 * and the seconds left of its window.
 */
export async function countAttempt(
  db: Queryable,
  keys: readonly string[],
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const over = sql<boolean>`"attempt"."startedAt" <= now() - make_interval(secs => ${windowSeconds})`;
  const [highest, ...others] = await db
    .insertInto('attempt')
    // Sorted, to prevent deadlocks between calls that share keys.
    .values(keys.toSorted().map((key) => ({ key, count: 1 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else "attempt"."count" + 1 end`,
        startedAt: sql<Date>`case when ${over} then now() else "attempt"."startedAt" end`,
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
  // Deletes expired windows.
  if (others.concat(highest).some(({ count }) => count === 1))
    await deleteExpired(db, windowSeconds);
  return highest;
}

function deleteExpired(db: Queryable, windowSeconds: number) {
  return db
    .deleteFrom('attempt')
    .where(
      'startedAt',
      '<',
      sql<Date>`now() - make_interval(secs => ${windowSeconds * keptFactor})`,
    )
    .execute();
}
