import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { everything, listNewest, measureScope, type Scope } from './asked-scope-repository.ts';

/** The latest meeting of the period and series, regardless of who speaks. */
export async function findLatest(
  db: Queryable,
  member: Member,
  days: Pick<Scope, 'from' | 'to' | 'seriesId'>,
): Promise<{ id: string; day: string | null } | null> {
  const scope = { ...everything, ...days };
  const [id] = await listNewest(db, member, scope, 1);
  if (id === undefined) return null;
  const { to: day } = await measureScope(db, member, { ...scope, meetingId: id });
  return { id, day };
}
