import type { CorrectionRecord } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listCorrections, type MeetingKey } from './correction-repository.ts';

const formerMember = 'A former member';

/** Newest first. */
export async function presentCorrections(
  db: Queryable,
  key: MeetingKey,
): Promise<CorrectionRecord[]> {
  const rows = await listCorrections(db, key);
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.change.kind,
      words: row.words,
      by: row.maker ?? formerMember,
      at: row.createdAt.toISOString(),
      undoneBy: row.undoneAt ? (row.undoer ?? formerMember) : null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }))
    .reverse();
}
