import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { OfPlan } from '../../../ground/planning/plan-audience-repository.ts';
import { planColumns } from '../../../ground/planning/plan-subjects-repository.ts';

export type ShareRow = { personId: string; email: string; mayChange: boolean };

export const listShares = (
  db: Queryable,
  organizationId: string,
  { kind, id }: OfPlan,
) => rowsOf<ShareRow>(db)`
    select "directoryUserId" as "personId", "email", "mayChange"
    from "planShare" join "directoryUser" on "directoryUser"."id" = "directoryUserId"
    where "planShare"."organizationId" = ${organizationId}
      and ${sql.ref(`planShare.${planColumns[kind]}`)} = ${id}`;

type NewShare = { personId: string; mayChange: boolean; isIncluded?: true };

/** A person who was included by name stays so. */
export async function saveShares(
  tx: Queryable,
  organizationId: string,
  { kind, id }: OfPlan,
  shares: readonly NewShare[],
): Promise<void> {
  const column = sql.ref(planColumns[kind]);
  const people = shares.map(({ personId }) => personId);
  const changing = shares.map(({ mayChange }) => mayChange);
  const included = shares.map(({ isIncluded = false }) => isIncluded);
  await sql`
    insert into "planShare" ("organizationId", ${column}, "directoryUserId", "mayChange", "isIncluded")
    select ${organizationId}, ${id}, "given".*
    from unnest(${people}::uuid[], ${changing}::boolean[], ${included}::boolean[]) "given"
    on conflict (${column}, "directoryUserId") where ${column} is not null
    do update set "mayChange" = excluded."mayChange",
      "isIncluded" = "planShare"."isIncluded" or excluded."isIncluded"`.execute(tx);
}

export async function deleteShares(
  tx: Queryable,
  organizationId: string,
  { kind, id }: OfPlan,
  people: readonly string[],
): Promise<void> {
  await sql`
    delete from "planShare" where "organizationId" = ${organizationId}
      and ${sql.ref(planColumns[kind])} = ${id}
      and "directoryUserId" = any (${people}::uuid[])`.execute(tx);
}
