import {
  fileName,
  type HandoverItem,
  type OffboardingFormat,
  type OffboardingProject,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { DocumentThreads } from '../../../ground/document/document-threads.ts';
import { type CsvColumns, csvHead, csvLine } from '../../../ground/text-file/csv-row.ts';
import { exportsPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { handoverDocument, kindWords, labelOf } from './handover-document.ts';
import { readOffboarding } from './read-offboardings.ts';

const types: Record<OffboardingFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/**
 * The handover as the actor sees it: a quote is included only if they may read its meeting.
 * @throws AppError 404 for a plan that the actor may not open
 */
export async function exportOffboarding(
  { db, documents }: { db: Database; documents: DocumentThreads },
  actor: Actor,
  id: string,
  format: OffboardingFormat,
): Promise<{ name: string; type: string; content: Uint8Array | string }> {
  await limitAttempts(db, [`export ${actor.accountId}`], exportsPerMinute);
  const project = await readOffboarding(db, actor, id);
  const content =
    format === 'csv'
      ? handoverCsv(project)
      : await documents.render('pdf', handoverDocument(project));
  const event = { action: 'offboarding-exported', targetId: id, detail: format } as const;
  await recordAuditEvent(db, actor, event);
  const name = fileName(`Handover ${project.person.name}`, project.today, format);
  return { name, type: types[format], content };
}

const columns: CsvColumns<HandoverItem> = {
  Kind: ({ kind }) => kindWords[kind],
  What: labelOf,
  Before: ({ quote }) => quote?.before && `${quote.before.speaker}: ${quote.before.text}`,
  Quote: ({ quote }) => quote?.text,
  Speaker: ({ quote }) => quote?.speaker,
  Meeting: ({ quote }) => quote?.meeting,
  'Meeting date': ({ quote }) => quote?.date,
  Person: ({ assignee }) => assignee?.name,
  Due: ({ dueDay }) => dueDay,
  'Done on': ({ doneOn }) => doneOn,
  'Taken over on': ({ takenOver }) => takenOver?.on,
  Note: ({ note }) => note,
};

const handoverCsv = ({ list }: OffboardingProject): string =>
  csvHead(columns) + list.map((item) => csvLine(columns, item)).join('');
