import type { Action, ScenarioAction } from '@rapport/contract';
import { listPlanAudience } from '../../../ground/planning/plan-audience-repository.ts';
import { requireNotLeftOut } from '../../../ground/planning/plan-subject-rules.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { insertNewAction } from '../../actions/add-action.ts';
import { publishActions } from '../../actions/publish-actions.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import type { ComputeServices } from './compute-result.ts';
import { publishScenario } from './publish-scenario.ts';
import { requireTemplate } from './require-template.ts';
import { insertScenarioAction, listActionKeys } from './scenario-action-repository.ts';
import { findScenario } from './scenario-repository.ts';

/**
 * Turns a recommendation or a step into an action, and marks it in the scenario.
 * @throws AppError 404 for a scenario that the actor does not see, and if actions are switched off, 403 for one that
 * they may only read, 400 for a person it is about who is left out, 409 if it is an
 * action already
 */
export async function addScenarioAction(
  { db, bus }: Pick<ComputeServices, 'db' | 'bus'>,
  actor: Actor,
  scenarioId: string,
  { key, text, ownerId, dueDay }: ScenarioAction,
): Promise<Action> {
  await requireFigures(db, actor);
  const { organizationId } = actor;
  const plan = { kind: 'scenario', id: scenarioId } as const;
  const { audience, action, ...places } = await db.transaction().execute(async (tx) => {
    const scenario = await findScenario(tx, actor, scenarioId, { locked: true });
    if (!scenario) throw notFound('Scenario');
    requireTemplate(actor, scenario.configuration.template);
    if (!scenario.mayChange) throw forbidden();
    if (ownerId !== null) await requireNotLeftOut(tx, organizationId, plan, ownerId);
    if ((await listActionKeys(tx, organizationId, scenarioId)).includes(key))
      throw new AppError(409, 'ALREADY_AN_ACTION', 'This is an action already.');
    const owner = ownerId === null ? null : { userId: ownerId };
    const added = await insertNewAction(tx, actor, { text, owner, dueDay });
    const actionId = added.action.id;
    await insertScenarioAction(tx, { organizationId, scenarioId, key, actionId });
    return { audience: await listPlanAudience(tx, organizationId, plan), ...added };
  });
  await publishActions({ db, bus }, organizationId, places);
  await publishScenario(bus, actor, scenarioId, audience);
  return action;
}
