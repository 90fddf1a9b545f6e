import { type RawBuilder, sql } from 'kysely';

const waits = sql`"status" in ('pending', 'processing')`;

/**
 * The round of an organization's next meeting: one after its last waiting meeting, but at least the
 * current round of the queue. If an organization uploads 500 files, they get 500 rounds, so
 * another's single file comes next.
 */
export function nextRound(organizationId: string): RawBuilder<number> {
  return sql<number>`(select greatest(
    (select min("turn") from "meeting" where ${waits}),
    (select max("turn") + 1 from "meeting" where "organizationId" = ${organizationId} and ${waits}),
    0))`;
}
