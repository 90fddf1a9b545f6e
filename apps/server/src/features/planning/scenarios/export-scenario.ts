import { fileName, type ScenarioFileFormat } from '@rapport/contract';
import { dayIn } from '../../../ground/day-in.ts';
import type { DocumentThreads } from '../../../ground/document/document-threads.ts';
import { renderHtml } from '../../../ground/document/render-html.ts';
import { findOrganizationName } from '../../../ground/organization-name-repository.ts';
import { exportsPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { ComputeServices } from './compute-result.ts';
import { readScenario } from './read-scenarios.ts';
import { scenarioDocument } from './scenario-document.ts';

export type ScenarioExportServices = ComputeServices & { documents: DocumentThreads };

type File = { name: string; type: string; content: Uint8Array | string };

/**
 * Exports the latest version as the member may see it.
 * @throws AppError as `readScenario`, 429, 503
 */
export async function exportScenario(
  { db, documents }: ScenarioExportServices,
  actor: Actor,
  { id, format }: { id: string; format: ScenarioFileFormat },
): Promise<File> {
  await limitAttempts(db, [`export ${actor.accountId}`], exportsPerMinute);
  const scenario = await readScenario(db, actor, { id });
  const today = dayIn(actor.settings.timezone, new Date());
  const document = scenarioDocument(scenario, {
    organization: await findOrganizationName(db, actor.organizationId),
    today,
  });
  const content = format === 'pdf' ? await documents.render('pdf', document) : renderHtml(document);
  await recordAuditEvent(db, actor, { action: 'scenario-exported', targetId: id, detail: format });
  const type = format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8';
  return { name: fileName(`Scenario ${scenario.title}`, today, format), type, content };
}
