import { isComputed } from '@rapport/contract';
import { listPlanAudience } from '../../../ground/planning/plan-audience-repository.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { type ComputeServices, computeResult } from './compute-result.ts';
import { publishScenario } from './publish-scenario.ts';
import { requireUnchanged } from './require-scenario.ts';
import { requireTemplate } from './require-template.ts';
import { findScenario, saveScenario } from './scenario-repository.ts';
import { storeVersion } from './version-repository.ts';

/**
 * Computes a scenario as of today. For a written one nothing is computed; it is marked as finished.
 * @throws AppError 404, 403 and 409 as `changeScenario`, 400 if people or groups are missing
 */
export async function runScenario(
  services: ComputeServices,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { db, bus } = services;
  await requireFigures(db, actor);
  const asked = await findScenario(db, actor, id);
  if (!asked) throw notFound('Scenario');
  requireTemplate(actor, asked.configuration.template);
  if (!asked.mayChange) throw forbidden();
  // Outside of the transaction, because it is slow. The version detects changes made meanwhile.
  const result = await computeResult(services, actor, asked.configuration);
  const what = isComputed(asked.configuration.template) ? 'computed' : 'finished';
  const audience = await db.transaction().execute(async (tx) => {
    const row = await requireUnchanged(tx, actor, { id, version });
    const { title, reason, targetDate, configuration } = row;
    const status = what === 'computed' ? 'computed' : 'written';
    const content = { title, reason, targetDate, configuration, status, result } as const;
    await saveScenario(tx, actor, { ...content, id, version: version + 1 });
    await storeVersion(tx, actor.organizationId, { id, what });
    const event = { action: 'scenario-changed', targetId: id, detail: what } as const;
    await recordAuditEvent(tx, actor, event);
    return listPlanAudience(tx, actor.organizationId, { kind: 'scenario', id });
  });
  await publishScenario(bus, actor, id, audience);
}
