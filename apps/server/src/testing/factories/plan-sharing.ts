import {
  type PlanAccess,
  type PlanKind,
  type PlanPeople,
  pathFor,
  paths,
  planPeopleSchema,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { SignedIn } from './accounts.ts';
import { personOf } from './actions.ts';

export type OfPlan = { kind: PlanKind; id: string };

export const planPath = (path: string, { kind, id }: OfPlan): string =>
  pathFor(path, id).replace(':kind', kind);

export const sharePlan = (
  by: SignedIn,
  plan: OfPlan,
  people: readonly string[],
  access: PlanAccess = 'change',
) =>
  by.call('PUT', planPath(paths.planPeople, plan), {
    payload: { set: people.map((personId) => ({ personId, access })) },
  });

export const unsharePlan = (by: SignedIn, plan: OfPlan, people: readonly string[]) =>
  by.call('PUT', planPath(paths.planPeople, plan), { payload: { remove: people } });

export const includeInPlan = (by: SignedIn, plan: OfPlan, personId: string, name: string) =>
  by.call('POST', planPath(paths.planSubjects, plan), { payload: { personId, name } });

export const readPlanPeople = async (by: SignedIn, plan: OfPlan): Promise<PlanPeople> =>
  planPeopleSchema.parse((await by.call('GET', planPath(paths.planPeople, plan))).json());

/** Lets members plan about persons, whatever the owner says of others. */
export async function letPlan(db: Database, ...members: SignedIn[]): Promise<void> {
  for (const member of members) {
    const { organizationId } = member;
    const directoryUserId = await personOf(db, member);
    await db.insertInto('planner').values({ organizationId, directoryUserId }).execute();
  }
}

/** People who may plan about persons from now on, besides owners and admins. */
export const namePlanners = (by: SignedIn, plannerIds: readonly string[]) =>
  by.call('PATCH', paths.trust, { payload: { plannerIds, confirmed: true } });
