import {
  type CreatedScenario,
  isComputed,
  type NewScenario,
  ownScenariosMax,
  type ScenarioConfiguration,
  scenarioTitleLengthMax,
} from '@rapport/contract';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { requirePlanner } from '../require-planning.ts';
import { type ComputeServices, computeResult } from './compute-result.ts';
import { peopleOfConfiguration } from './named-people.ts';
import { publishScenario } from './publish-scenario.ts';
import { requirePeople } from './require-scenario.ts';
import { requireTemplate } from './require-template.ts';
import { findScenario, hasRoomForOwn, insertScenario } from './scenario-repository.ts';
import { storeVersion } from './version-repository.ts';

/**
 * @throws AppError 403 as `requirePlanner`, `requireFigures` and `requireTemplate`, 400 for a person who is not in the directory, for
 * too many scenarios, or if it cannot be computed
 */
export async function addScenario(
  services: ComputeServices,
  actor: Actor,
  { isRun, ...given }: NewScenario,
  copied: ScenarioConfiguration | null = null,
): Promise<CreatedScenario> {
  const { db, bus } = services;
  const { organizationId } = actor;
  await requirePlanner(db, actor);
  await requireFigures(db, actor);
  const { template } = given.configuration;
  requireTemplate(actor, template);
  await requirePeople(
    db,
    actor,
    peopleOfConfiguration(given.configuration),
    copied ? peopleOfConfiguration(copied) : [],
  );
  const result = isRun ? await computeResult(services, actor, given.configuration) : null;
  const status = result ? 'computed' : isRun && !isComputed(template) ? 'written' : 'draft';
  const id = await db.transaction().execute(async (tx) => {
    if (!(await hasRoomForOwn(tx, actor)))
      throw badRequest('TOO_MANY_SCENARIOS', `You can have at most ${ownScenariosMax} scenarios.`);
    const added = await insertScenario(tx, actor, { ...given, status, result });
    await storeVersion(tx, organizationId, { id: added, what: 'created' });
    const event = { action: 'scenario-changed', targetId: added, detail: 'created' } as const;
    await recordAuditEvent(tx, actor, event);
    return added;
  });
  await publishScenario(bus, actor, id, [actor.accountId]);
  return { id };
}

/**
 * Creates the actor's own draft with the same input.
 * @throws AppError as `addScenario`, 404 for a scenario that the actor does not see
 */
export async function copyScenario(
  services: ComputeServices,
  actor: Actor,
  id: string,
): Promise<CreatedScenario> {
  const row = await findScenario(services.db, actor, id);
  if (!row) throw notFound('Scenario');
  const { title, reason, targetDate, configuration } = row;
  const copy: NewScenario = {
    title: `Copy of ${title}`.slice(0, scenarioTitleLengthMax),
    reason,
    targetDate,
    configuration,
    isRun: false,
  };
  return addScenario(services, actor, copy, configuration);
}
