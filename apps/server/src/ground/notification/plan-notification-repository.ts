import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { type Cause, note, nothing } from './notification-repository.ts';

type Actor = { organizationId: string; accountId: string };
type NotedPlan = NonNullable<Cause['plan']>;

/** Notifies every member, once per plan. Who may not open it does not see the notification. */
export const notePlanShared = (tx: Queryable, actor: Actor, plan: NotedPlan): Promise<void> =>
  note(
    tx,
    'plan-shared',
    sql`select "organizationId", "userId" as "accountId", ${nothing} from "member"
      where "organizationId" = ${actor.organizationId}`,
    { byId: actor.accountId, plan },
  );

/** Notifies people of the directory with whom an offboarding is shared, once per plan. */
export const noteOffboardingShared = (
  tx: Queryable,
  actor: Actor,
  offboardingId: string,
  people: readonly string[],
): Promise<void> =>
  note(tx, 'plan-shared', accountsOf(actor, people), {
    byId: actor.accountId,
    plan: { column: 'offboardingId', id: offboardingId },
  });

/** Notifies people of the directory that have new tasks of a plan. */
export async function noteTasksGiven(
  tx: Queryable,
  actor: Actor,
  plan: NotedPlan,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const told = accountsOf(actor, people);
  await sql`
    delete from "notification" where "organizationId" = ${actor.organizationId}
      and "kind" = 'task-given' and ${sql.ref(plan.column)} = ${plan.id}
      and "accountId" in (select "accountId" from (${told}) "told")`.execute(tx);
  await note(tx, 'task-given', told, { byId: actor.accountId, plan });
}

const accountsOf = ({ organizationId }: Actor, people: readonly string[]) => sql`
  select "organizationId", "accountId", ${nothing} from "directoryUser"
  where "organizationId" = ${organizationId} and "id" = any (${people}::uuid[])
    and "accountId" is not null`;
