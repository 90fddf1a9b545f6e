import type { Queryable } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import type { Scope } from '../question/asked-scope-repository.ts';
import { countFindings } from './outcome-totals-repository.ts';
import type { OutcomeList } from './read-outcomes.ts';

/** Number of decisions or open questions of the scope, as the pages of their meetings show them. */
export async function countShown(
  db: Queryable,
  member: Member,
  scope: Scope,
  list: OutcomeList,
): Promise<number> {
  const { total, corrected } = await countFindings(db, member, scope, list);
  const found = await listFindingsOf(db, member.organizationId, corrected);
  const shown = await correctedFindings(
    db,
    member.organizationId,
    new Map(found.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  return [...shown.values()].reduce((sum, findings) => sum + findings[list].length, total);
}
