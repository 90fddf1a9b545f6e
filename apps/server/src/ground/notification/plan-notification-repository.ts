import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { type Cause, nothing, notify } from './new-notification-repository.ts';

type Actor = { organizationId: string; accountId: string };
type NotifiedPlan = NonNullable<Cause['plan']>;

/** Notifies every member, once per plan. Who may not open it does not see the notification. */
export const notifyPlanShared = (tx: Queryable, actor: Actor, plan: NotifiedPlan): Promise<void> =>
  notify(
    tx,
    'plan-shared',
    sql`select "organizationId", "userId" as "accountId", ${nothing} from "member"
      where "organizationId" = ${actor.organizationId}`,
    { byId: actor.accountId, plan },
  );

/** Notifies people of the directory with whom an offboarding is shared, once per plan. */
export const notifyOffboardingShared = (
  tx: Queryable,
  actor: Actor,
  offboardingId: string,
  people: readonly string[],
): Promise<void> =>
  notify(tx, 'plan-shared', accountsOf(actor, people), {
    byId: actor.accountId,
    plan: { column: 'offboardingId', id: offboardingId },
  });

/** Notifies people of the directory that have new tasks of a plan. */
export async function notifyTasksGiven(
  tx: Queryable,
  actor: Actor,
  plan: NotifiedPlan,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const told = accountsOf(actor, people);
  await sql`
    delete from "notification" where "organizationId" = ${actor.organizationId}
      and "kind" = 'task-given' and ${sql.ref(plan.column)} = ${plan.id}
      and "accountId" in (select "accountId" from (${told}) "told")`.execute(tx);
  await notify(tx, 'task-given', told, { byId: actor.accountId, plan });
}

const accountsOf = ({ organizationId }: Actor, people: readonly string[]) => sql`
  select "organizationId", "accountId", ${nothing} from "directoryUser"
  where "organizationId" = ${organizationId} and "id" = any (${people}::uuid[])
    and "accountId" is not null`;
