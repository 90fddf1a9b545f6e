import { isDeepStrictEqual } from 'node:util';
import { isComputed, type PlanDeletion, type ScenarioChange } from '@rapport/contract';
import { listPlanAudience } from '../../../ground/planning/plan-audience-repository.ts';
import { changeSubjects } from '../../../ground/planning/plan-subject-rules.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { requirePlanner } from '../require-planning.ts';
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
 * Who it is about is for those who may plan about persons.
 * @throws AppError 404 for a scenario that the actor does not see, 403 if they may not change it, 409 if it was changed
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
  const plan = { kind: 'scenario', id } as const;
  const audience = await db.transaction().execute(async (tx) => {
    const row = await requireUnchanged(tx, actor, { id, version });
    const before = await listPlanAudience(tx, organizationId, plan);
    if (change.configuration) {
      if (change.configuration.template !== row.configuration.template)
        throw badRequest('OTHER_TEMPLATE', 'The template of a scenario stays as it is.');
      // Includes people of all versions, because an earlier version may be restored with people who have left since.
      const stored = await listPeopleOfVersions(tx, organizationId, id);
      if (!isDeepStrictEqual(asked(change.configuration), asked(row.configuration)))
        await requirePlanner(tx, actor);
      await requirePeople(tx, actor, peopleOfConfiguration(change.configuration), stored);
    }
    const next = changed(row, change);
    await changeSubjects(tx, actor, { ...plan, maker: row.createdBy }, async () => {
      await saveScenario(tx, actor, { ...next, id, version: version + 1 });
      await storeVersion(tx, organizationId, { id, what: 'changed' });
    });
    const event = { action: 'scenario-changed', targetId: id, detail: 'changed' } as const;
    await recordAuditEvent(tx, actor, event);
    return [...before, ...(await listPlanAudience(tx, organizationId, plan))];
  });
  await publishScenario(bus, actor, id, audience);
}

type Change = Omit<ScenarioChange, 'version'>;

function changed(row: ScenarioRow, change: Change): ScenarioContent {
  const { targetDate = row.targetDate, configuration = row.configuration } = change;
  const next: ScenarioContent = {
    title: change.title ?? row.title,
    reason: change.reason ?? row.reason,
    targetDate,
    configuration,
    status: row.status,
    result: row.result,
  };
  // The result belongs to the configuration from which it was computed.
  const isOther = isComputed(configuration.template) && isAnotherQuestion(row, next);
  return isOther ? { ...next, status: 'draft', result: null } : next;
}

/** What a result is computed from. */
const asked = ({ steps, answers, ...computedFrom }: ScenarioRow['configuration']) => computedFrom;

function isAnotherQuestion(row: ScenarioRow, next: Pick<ScenarioRow, 'configuration'>): boolean {
  return !isDeepStrictEqual(asked(row.configuration), asked(next.configuration));
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
  const audience = await db.transaction().execute(async (tx) => {
    const row = await findScenario(tx, actor, id, { locked: true });
    if (!row) throw notFound('Scenario');
    if (!scenarioAbilities(actor, row).delete) throw forbidden();
    requireVersion(actor, row, version);
    const before = await listPlanAudience(tx, actor.organizationId, { kind: 'scenario', id });
    await deleteScenarioRow(tx, actor.organizationId, id);
    const event = { action: 'scenario-changed', targetId: id, detail: 'deleted' } as const;
    await recordAuditEvent(tx, actor, event);
    return before;
  });
  await publishScenario(bus, actor, id, audience);
}
