import { isDeepStrictEqual } from 'node:util';
import {
  isComputed,
  type PlanDeletion,
  type ScenarioChange,
  type ScenarioVersion,
} from '@rapport/contract';
import { notifyPlanShared } from '../../../ground/notification/plan-notification-repository.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { requireVersion } from '../require-version.ts';
import type { ComputeServices } from './compute-result.ts';
import { peopleOfConfiguration } from './named-people.ts';
import { publishScenario } from './publish-scenario.ts';
import { requirePeople, requireUnchanged } from './require-scenario.ts';
import { scenarioAbilities } from './scenario-policy.ts';
import {
  deleteScenarioRow,
  findScenario,
  type ScenarioContent,
  type ScenarioRow,
  saveScenario,
} from './scenario-repository.ts';
import { listPeopleOfVersions, storeVersion } from './version-repository.ts';

type Services = Pick<ComputeServices, 'db' | 'bus'>;

/**
 * @throws AppError 404 for a scenario that the actor does not see, 403 if they may not share it, 409 if it was changed
 * since the version that the change was made on
 */
export async function changeScenario(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { version, ...change }: ScenarioChange,
): Promise<void> {
  const { organizationId } = actor;
  await requireFigures(db, actor);
  const isShared = await db.transaction().execute(async (tx) => {
    const row = await requireUnchanged(tx, actor, { id, version });
    if (change.configuration) {
      if (change.configuration.template !== row.configuration.template)
        throw badRequest('OTHER_TEMPLATE', 'The template of a scenario stays as it is.');
      // Includes people of all versions, because an earlier version may be restored with people who have left since.
      const stored = await listPeopleOfVersions(tx, organizationId, id);
      await requirePeople(tx, actor, peopleOfConfiguration(change.configuration), stored);
    }
    const next = changed(actor, row, change);
    const what = whatOf(row, next);
    await saveScenario(tx, actor, { ...next, id, version: version + 1 });
    await storeVersion(tx, organizationId, { id, what });
    const event = { action: 'scenario-changed', targetId: id, detail: what } as const;
    await recordAuditEvent(tx, actor, event);
    if (what === 'shared') await notifyPlanShared(tx, actor, { column: 'scenarioId', id });
    return row.ownerId === null || next.ownerId === null;
  });
  await publishScenario(bus, actor, { id, isShared });
}

type Change = Omit<ScenarioChange, 'version'>;
type Next = ScenarioContent & Pick<ScenarioRow, 'ownerId'>;

function changed(actor: Actor, row: ScenarioRow, change: Change): Next {
  const { visibility = row.ownerId === null ? 'shared' : 'own' } = change;
  const ownerId = visibility === 'shared' ? null : (row.ownerId ?? actor.accountId);
  if (ownerId !== row.ownerId && !scenarioAbilities(actor, row).share) throw forbidden();
  const { targetDate = row.targetDate, configuration = row.configuration } = change;
  const next: Next = {
    title: change.title ?? row.title,
    reason: change.reason ?? row.reason,
    targetDate,
    configuration,
    status: row.status,
    result: row.result,
    ownerId,
  };
  // The result belongs to the configuration from which it was computed.
  const isOther = isComputed(configuration.template) && isAnotherQuestion(row, next);
  return isOther ? { ...next, status: 'draft', result: null } : next;
}

function isAnotherQuestion(row: ScenarioRow, next: Pick<ScenarioRow, 'configuration'>): boolean {
  const asked = ({ steps, answers, ...computedFrom }: ScenarioRow['configuration']) => computedFrom;
  return !isDeepStrictEqual(asked(row.configuration), asked(next.configuration));
}

function whatOf(row: ScenarioRow, next: Pick<ScenarioRow, 'ownerId'>): ScenarioVersion['what'] {
  if (row.ownerId === next.ownerId) return 'changed';
  return next.ownerId === null ? 'shared' : 'unshared';
}

/**
 * Allowed in works-council mode too, and without permission to see figures.
 * @throws AppError 404 for a scenario that the actor does not see, 403 if they may not delete it, 409 if it was
 * changed since the version that was shown
 */
export async function deleteScenario(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { version }: PlanDeletion,
): Promise<void> {
  const isShared = await db.transaction().execute(async (tx) => {
    const row = await findScenario(tx, actor, id, { locked: true });
    if (!row) throw notFound('Scenario');
    if (!scenarioAbilities(actor, row).delete) throw forbidden();
    requireVersion(actor, row, version);
    await deleteScenarioRow(tx, actor.organizationId, id);
    const event = { action: 'scenario-changed', targetId: id, detail: 'deleted' } as const;
    await recordAuditEvent(tx, actor, event);
    return row.ownerId === null;
  });
  await publishScenario(bus, actor, { id, isShared });
}
