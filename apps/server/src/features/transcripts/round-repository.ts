import { type RawBuilder, sql } from 'kysely';

const waits = sql`"status" in ('pending', 'processing')`;

/**
 * The round of an organization's next meeting: one after its last that waits, at least the queue's
 * current one. An organization that uploads 500 files gets 500 rounds; another's single file comes
 * next.
 */
export function nextRound(organizationId: string): RawBuilder<number> {
  return sql<number>`(select greatest(
    (select min("turn") from "meeting" where ${waits}),
    (select max("turn") + 1 from "meeting" where "organizationId" = ${organizationId} and ${waits}),
    0))`;
}
