import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Weeks } from './weeks.ts';

/** Pairs as JSON, which a thread parses, since there may be 100,000. */
export async function listPairs(
  db: Queryable,
  organizationId: string,
  { from, to }: Weeks,
): Promise<string> {
  const { rows } = await sql<{ pairs: string }>`
    select coalesce(json_agg(json_build_array("a", "b", "meetings", "exchanges", "weight")), '[]')::text
      as "pairs"
    from (
      select "a", "b", sum("meetings") as "meetings", sum("exchanges") as "exchanges",
        sum("weight") as "weight"
      from "weekPair"
      where "organizationId" = ${organizationId} and "week" between ${from} and ${to}
      group by "a", "b"
    ) "pair"`.execute(db);
  return rows[0]?.pairs ?? '[]';
}
