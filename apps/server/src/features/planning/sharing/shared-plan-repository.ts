import type { PlanKind, ScenarioTemplate } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { OfPlan } from '../../../ground/planning/plan-audience-repository.ts';
import { planTables } from '../../../ground/planning/plan-subjects-repository.ts';
import { isPlanner } from '../../../ground/planning/planners-repository.ts';
import {
  isLeft,
  isReadablePlan,
  makerOf,
} from '../../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

export type SharedPlan = OfPlan & {
  /** The title of a scenario, else the name of the person; null for a former participant. */
  title: string | null;
  /** Of a scenario. */
  template: ScenarioTemplate | null;
  maker: string | null;
  isMakerGone: boolean;
  isPlanner: boolean;
};

const nameOf = (column: 'personId' | 'directoryUserId') => sql`(
  select ${shownName('about')} from "directoryUser" "about"
  where "about"."id" = ${sql.ref(`plan.${column}`)})`;

const titles = {
  scenario: sql`"plan"."title"`,
  succession: nameOf('personId'),
  offboarding: nameOf('directoryUserId'),
} as const satisfies Record<PlanKind, unknown>;

/** A plan that the member may read. `locked` locks it until the transaction ends. */
export async function findSharedPlan(
  db: Queryable,
  member: Member,
  { kind, id }: OfPlan,
  { locked = false } = {},
): Promise<SharedPlan | undefined> {
  if (!isUuid(id)) return undefined;
  const template = kind === 'scenario' ? sql`"plan"."configuration" ->> 'template'` : sql`null`;
  const { rows } = await sql<Omit<SharedPlan, 'kind' | 'id'>>`
    select ${titles[kind]} as "title", ${template} as "template", ${makerOf(kind, 'plan')} as "maker",
      ${isLeft(kind, 'plan')} as "isMakerGone", ${isPlanner(member)} as "isPlanner"
    from ${sql.table(planTables[kind])} "plan"
    where ${isReadablePlan(kind, member, 'plan')} and "plan"."id" = ${id}
    ${locked ? sql`for update of "plan"` : sql``}`.execute(db);
  return rows[0] && { ...rows[0], kind, id };
}
