import type { Glossary } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { deleteTerm, listTerms } from '../../ground/glossary/glossary-repository.ts';
import { notFound } from '../../platform/errors.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';

export async function listGlossary(db: Database, member: Member): Promise<Glossary> {
  const rows = await listTerms(db, member.organizationId);
  return {
    terms: rows.map(({ id, term, addedBy, addedAt }) => ({
      id,
      term,
      addedBy: addedBy ?? 'A former member',
      addedAt: addedAt.toISOString(),
    })),
  };
}

export async function removeTerm(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteTerm(tx, actor.organizationId, id))) throw notFound('Term');
    await recordAuditEvent(tx, actor, { action: 'glossary-term-deleted', targetId: id });
  });
}
