import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import type { Understood } from './question/understand-question.ts';

/** Nothing is looked up for a refused question, but for one in another language: its names and words. */
export const isRefused = ({ refusal }: Pick<Understood, 'refusal'>): boolean =>
  refusal !== null && refusal !== 'language';

/** Each look at quotes on the health or family of a person is in the audit log: who looked, at whom. */
export const recordSensitive = (
  db: Queryable,
  member: Member,
  { reading }: Pick<Understood, 'reading'>,
): Promise<void> =>
  recordAuditEvent(db, member, {
    action: 'sensitive-quotes-shown',
    targetId: reading.people[0]?.userId ?? undefined,
  });
