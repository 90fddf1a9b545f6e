import type { PlanKind } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';

/** For queries that have the plan as `plan`: one of these, or a name of the query. */
export const planTables = {
  scenario: 'scenario',
  succession: 'successionPlan',
  offboarding: 'offboardingProject',
} as const satisfies Record<PlanKind, string>;

/** The column of a plan in shares and notifications. */
export const planColumns = {
  scenario: 'scenarioId',
  succession: 'successionPlanId',
  offboarding: 'offboardingId',
} as const satisfies Record<PlanKind, string>;

const named = (configuration: string) => sql`jsonb_array_elements_text(
  coalesce(${sql.ref(configuration)} -> 'leavers', ${sql.ref(configuration)} -> 'people', '[]'))`;

/**
 * Ids, as text, of the people whom the plan is about: who leaves or moves in any kept version of a scenario, who holds
 * a role and who may follow, who is offboarded. They are read from the plan whenever it is read, so that an edit counts
 * at once.
 */
export function subjectsOf(kind: PlanKind, plan: string = planTables[kind]): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${plan}.${column}`);
  switch (kind) {
    case 'scenario':
      return sql`(
        select "about" from ${named(`${plan}.configuration`)} "about"
        union select "about" from "scenarioVersion" "old"
          cross join lateral ${named('old.configuration')} "about"
          where "old"."organizationId" = ${of('organizationId')} and "old"."scenarioId" = ${of('id')})`;
    case 'succession':
      return sql`(
        select ${of('personId')}::text where ${of('personId')} is not null
        union select "directoryUserId"::text from "successionCandidate" "about"
          where "about"."organizationId" = ${of('organizationId')} and "about"."planId" = ${of('id')}
            and "directoryUserId" is not null)`;
    case 'offboarding':
      return sql`(
        select ${of('directoryUserId')}::text where ${of('directoryUserId')} is not null)`;
  }
}
