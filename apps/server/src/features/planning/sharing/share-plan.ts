import {
  type PlanInclusion,
  type PlanKind,
  type PlanPeople,
  type PlanSharing,
  planReadersMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { publishToAccounts } from '../../../ground/meeting/publish-to-accounts.ts';
import {
  notifyPeopleChanged,
  notifyPlanShared,
} from '../../../ground/notification/plan-notification-repository.ts';
import {
  listPlanAudience,
  type OfPlan,
} from '../../../ground/planning/plan-audience-repository.ts';
import { planColumns } from '../../../ground/planning/plan-subjects-repository.ts';
import { badRequest, forbidden } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Actor } from '../../../platform/session.ts';
import { type AuditEvent, recordAuditEvents } from '../../audit/record-audit-event.ts';
import { findCandidates, listLeftOut } from './plan-people-repository.ts';
import { deleteShares, listShares, type ShareRow, saveShares } from './plan-share-repository.ts';
import { mayShare, readPlanPeople, requireSharedPlan } from './read-plan-people.ts';

type Services = { db: Database; bus: EventBus };

/** Runs a change of who sees a plan, and tells those who saw it before and see it after. */
async function changePeople(
  { db, bus }: Services,
  actor: Actor,
  plan: OfPlan,
  /** Returns whether others see it than before. */
  change: (tx: Queryable) => Promise<boolean>,
): Promise<PlanPeople> {
  const { organizationId, accountId } = actor;
  const { people, audience } = await db.transaction().execute(async (tx) => {
    if (!mayShare(actor, await requireSharedPlan(tx, actor, plan, { locked: true })))
      throw forbidden();
    const before = await listPlanAudience(tx, organizationId, plan);
    const isOther = await change(tx);
    const after = await listPlanAudience(tx, organizationId, plan);
    const stay = before.filter((account) => account !== accountId && after.includes(account));
    if (isOther) await notifyPeopleChanged(tx, actor, notifiedPlan(plan), stay);
    return {
      people: await readPlanPeople(tx, actor, plan),
      audience: [...new Set([...before, ...after])],
    };
  });
  const payload = { organizationId, ...plan };
  await publishToAccounts(bus, { name: 'planning-updated', payload }, audience);
  return people;
}

/**
 * @throws AppError 404 for a plan that the actor does not see, 403 if they may not share it, 400 for people whom it is
 * about or who could not see it, and above `planReadersMax`
 */
export const sharePlan = (
  services: Services,
  actor: Actor,
  plan: OfPlan,
  { set, remove, isTold }: PlanSharing,
): Promise<PlanPeople> =>
  changePeople(services, actor, plan, async (tx) => {
    const { organizationId } = actor;
    const shares = new Map(
      (await listShares(tx, organizationId, plan)).map((share) => [share.personId, share]),
    );
    const added = set.filter(({ personId }) => !shares.has(personId));
    const addedIds = [...new Set(added.map(({ personId }) => personId))];
    const known = await findCandidates(tx, actor, plan, addedIds);
    if (known.length < addedIds.length)
      throw badRequest(
        'NOT_TO_BE_NAMED',
        'One of these people cannot be added: it is about them, or they have no account. Choose again.',
      );
    const given = new Map(set.map((one) => [one.personId, one.access === 'change']));
    const changed = [...given].filter(
      ([id, mayChange]) => shares.get(id) && shares.get(id)?.mayChange !== mayChange,
    );
    const gone = remove.flatMap((id) => shares.get(id) ?? []);
    if (shares.size + addedIds.length - gone.length > planReadersMax)
      throw badRequest('TOO_MANY', `At most ${planReadersMax} people can see a plan.`);
    await saveShares(
      tx,
      organizationId,
      plan,
      [...given].map(([personId, mayChange]) => ({ personId, mayChange })),
    );
    const all = new Map(
      (await listShares(tx, organizationId, plan)).map((share) => [share.personId, share]),
    );
    await deleteShares(
      tx,
      organizationId,
      plan,
      gone.map(({ personId }) => personId),
    );
    if (isTold) await notifyPlanShared(tx, actor, notifiedPlan(plan), addedIds);
    const of = (ids: readonly string[]) => ids.flatMap((id) => all.get(id) ?? []);
    await recordAuditEvents(tx, actor, [
      ...auditEvents(plan, of(addedIds), 'added'),
      ...auditEvents(plan, of(changed.map(([id]) => id)), 'changed'),
      ...auditEvents(plan, gone, 'removed'),
    ]);
    return addedIds.length + gone.length > 0;
  });

/**
 * Shows the plan to a person whom it is about.
 * @throws AppError as `sharePlan`, 400 for somebody who is not left out or has no account, and for another name
 */
export const includeSubject = (
  services: Services,
  actor: Actor,
  plan: OfPlan,
  { personId, name }: PlanInclusion,
): Promise<PlanPeople> =>
  changePeople(services, actor, plan, async (tx) => {
    const { organizationId } = actor;
    const person = (await listLeftOut(tx, actor, plan)).find(({ id }) => id === personId);
    if (!person) throw badRequest('NOT_LEFT_OUT', 'This person is not left out of the plan.');
    if (!person.isMember)
      throw badRequest('NO_ACCOUNT', 'This person has no account, so they cannot open a plan.');
    if (person.name !== name)
      throw badRequest('OTHER_NAME', 'That is not the name. Type it as it is written above.');
    await saveShares(tx, organizationId, plan, [{ personId, mayChange: false, isIncluded: true }]);
    const shares = await listShares(tx, organizationId, plan);
    const included = shares.filter((share) => share.personId === personId);
    await notifyPlanShared(tx, actor, notifiedPlan(plan), [personId]);
    await recordAuditEvents(
      tx,
      actor,
      included.map(({ email }) => ({
        action: 'plan-subject-included',
        targetId: plan.id,
        targetEmail: email,
        detail: kindWords[plan.kind],
      })),
    );
    return true;
  });

const notifiedPlan = ({ kind, id }: OfPlan) => ({ column: planColumns[kind], id });

const kindWords = {
  scenario: 'a scenario',
  succession: 'a succession plan',
  offboarding: 'an offboarding',
} as const satisfies Record<PlanKind, string>;

const auditActions = {
  scenario: 'scenario-shared',
  succession: 'succession-plan-shared',
  offboarding: 'offboarding-shared',
} as const satisfies Record<PlanKind, AuditEvent['action']>;

/** One for each person. */
const auditEvents = (
  { kind, id }: OfPlan,
  people: readonly ShareRow[],
  what: 'added' | 'changed' | 'removed',
): AuditEvent[] =>
  people.map(({ email, mayChange }) => ({
    action: auditActions[kind],
    targetId: id,
    targetEmail: email,
    detail: what === 'removed' ? what : `${what}: ${mayChange ? 'can change' : 'can read'}`,
  }));
