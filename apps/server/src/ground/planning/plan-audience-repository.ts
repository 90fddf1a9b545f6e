import type { PlanKind } from '@rapport/contract';
import { sql } from 'kysely';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { planColumns, planTables, subjectsOf } from './plan-subjects-repository.ts';
import { makerOf } from './readable-plans-repository.ts';

export type OfPlan = { kind: PlanKind; id: string };

/** Accounts that hear of changes of a plan: who made it, and those with whom it is shared. */
export const listPlanAudience = (
  db: Queryable,
  organizationId: string,
  { kind, id }: OfPlan,
) => valuesOf<string>(db)`
    select ${makerOf(kind, 'plan')} as "accountId" from ${sql.table(planTables[kind])} "plan"
    where "organizationId" = ${organizationId} and "id" = ${id} and ${makerOf(kind, 'plan')} is not null
    union
    select "person"."accountId" from ${sql.table(planTables[kind])} "plan"
    join "planShare" "share" on ${sql.ref(`share.${planColumns[kind]}`)} = "plan"."id"
    join "directoryUser" "person" on "person"."id" = "share"."directoryUserId"
    where "plan"."organizationId" = ${organizationId} and "plan"."id" = ${id}
      and "person"."accountId" is not null
      and ("share"."isIncluded" or "person"."id"::text not in ${subjectsOf(kind, 'plan')})`;
