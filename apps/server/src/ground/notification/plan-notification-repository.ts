import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { type Cause, nothing, notify } from './new-notification-repository.ts';

type Actor = { organizationId: string; accountId: string };
type NotifiedPlan = NonNullable<Cause['plan']>;

/** Notifies people of the directory with whom a plan is shared. */
export const notifyPlanShared = (
  tx: Queryable,
  actor: Actor,
  plan: NotifiedPlan,
  people: readonly string[],
): Promise<void> => notifyAnew(tx, actor, plan, 'plan-shared', accountsOf(actor, people));

/** Notifies accounts that see a plan that others see it now, or no longer. */
export const notifyPeopleChanged = (
  tx: Queryable,
  actor: Actor,
  plan: NotifiedPlan,
  accounts: readonly string[],
): Promise<void> =>
  notifyAnew(
    tx,
    actor,
    plan,
    'plan-people-changed',
    sql`select "organizationId", "userId" as "accountId", ${nothing} from "member"
      where "organizationId" = ${actor.organizationId} and "userId" = any (${accounts}::text[])`,
  );

/** Notifies people of the directory that have new tasks of a plan. */
export const notifyTasksGiven = (
  tx: Queryable,
  actor: Actor,
  plan: NotifiedPlan,
  people: readonly string[],
): Promise<void> => notifyAnew(tx, actor, plan, 'task-given', accountsOf(actor, people));

/** Replaces an earlier notification of the same kind and plan. */
async function notifyAnew(
  tx: Queryable,
  actor: Actor,
  plan: NotifiedPlan,
  kind: 'plan-shared' | 'plan-people-changed' | 'task-given',
  told: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    delete from "notification" where "organizationId" = ${actor.organizationId}
      and "kind" = ${kind} and ${sql.ref(plan.column)} = ${plan.id}
      and "accountId" in (select "accountId" from (${told}) "told")`.execute(tx);
  await notify(tx, kind, told, { byId: actor.accountId, plan });
}

const accountsOf = ({ organizationId }: Actor, people: readonly string[]) => sql`
  select "organizationId", "accountId", ${nothing} from "directoryUser"
  where "organizationId" = ${organizationId} and "id" = any (${people}::uuid[])
    and "accountId" is not null`;
