import type { Action, ScenarioAction } from '@rapport/contract';
import { AppError, notFound } from '../../../platform/errors.ts';
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
 * @throws AppError 404 for a scenario that the actor does not see, and if actions are switched off, 409 if it is an
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
  const { isShared, action, ...places } = await db.transaction().execute(async (tx) => {
    const scenario = await findScenario(tx, actor, scenarioId, { locked: true });
    if (!scenario) throw notFound('Scenario');
    requireTemplate(actor, scenario.configuration.template);
    if ((await listActionKeys(tx, organizationId, scenarioId)).includes(key))
      throw new AppError(409, 'ALREADY_AN_ACTION', 'This is an action already.');
    const owner = ownerId === null ? null : { userId: ownerId };
    const added = await insertNewAction(tx, actor, { text, owner, dueDay });
    const actionId = added.action.id;
    await insertScenarioAction(tx, { organizationId, scenarioId, key, actionId });
    return { isShared: scenario.ownerId === null, ...added };
  });
  await publishActions({ db, bus }, organizationId, places);
  await publishScenario(bus, actor, { id: scenarioId, isShared });
  return action;
}
