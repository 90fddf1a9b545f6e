import { type RawBuilder, sql } from 'kysely';

const waits = sql`"status" in ('pending', 'processing')`;

/**
 * The turn of an organization's next meeting: the one after its last that still waits, and at least the one
 * that the queue has come to. So who uploads 500 files has 500 turns, and another's single file has the next.
 */
export function nextTurn(organizationId: string): RawBuilder<number> {
  return sql<number>`(select greatest(
    (select min("turn") from "meeting" where ${waits}),
    (select max("turn") + 1 from "meeting" where "organizationId" = ${organizationId} and ${waits}),
    0))`;
}
