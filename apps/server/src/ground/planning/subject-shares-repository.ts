import { sql } from 'kysely';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { OfPlan } from './plan-audience-repository.ts';
import { planColumns, planTables, subjectsOf } from './plan-subjects-repository.ts';
import { makerOf } from './readable-plans-repository.ts';

const planIs = (organizationId: string, { kind, id }: OfPlan) =>
  sql`${sql.table(planTables[kind])} "plan"
    where "plan"."organizationId" = ${organizationId} and "plan"."id" = ${id}`;

const holds = (db: Queryable, query: ReturnType<typeof sql>) =>
  oneValueOf<boolean>(db)`select exists (${query}) as "holds"`;

export const isAboutMaker = (db: Queryable, organizationId: string, plan: OfPlan) =>
  holds(
    db,
    sql`select from ${planIs(organizationId, plan)} and exists (
      select from "directoryUser" "person"
      where "person"."organizationId" = ${organizationId}
        and "person"."accountId" = ${makerOf(plan.kind, 'plan')}
        and "person"."id"::text in ${subjectsOf(plan.kind, 'plan')})`,
  );

/** Whether the plan is about the person, who neither made it nor was included by name. */
export const isLeftOut = (db: Queryable, organizationId: string, plan: OfPlan, personId: string) =>
  holds(
    db,
    sql`select from ${planIs(organizationId, plan)}
      and ${personId} in ${subjectsOf(plan.kind, 'plan')}
      and not exists (
        select from "planShare"
        where ${sql.ref(`planShare.${planColumns[plan.kind]}`)} = "plan"."id"
          and "planShare"."directoryUserId" = ${personId} and "planShare"."isIncluded")
      and not exists (
        select from "directoryUser" "person"
        where "person"."id" = ${personId}
          and "person"."accountId" = ${makerOf(plan.kind, 'plan')})`,
  );

export async function dropSharesOfSubjects(
  tx: Queryable,
  organizationId: string,
  plan: OfPlan,
): Promise<void> {
  await sql`
    delete from "planShare" using ${sql.table(planTables[plan.kind])} "plan"
    where "plan"."organizationId" = ${organizationId} and "plan"."id" = ${plan.id}
      and ${sql.ref(`planShare.${planColumns[plan.kind]}`)} = "plan"."id"
      and not "planShare"."isIncluded"
      and "planShare"."directoryUserId"::text in ${subjectsOf(plan.kind, 'plan')}`.execute(tx);
}
