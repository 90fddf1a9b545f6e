import { AppError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';

/** `changedByName` is a name or an address; null for a former member. */
type Versioned = { version: number; changedBy: string | null; changedByName: string | null };

/** @throws AppError 409 CHANGED_MEANWHILE if the change or deletion was made on another version */
export function requireVersion(
  { accountId }: Pick<Member, 'accountId'>,
  { version, changedBy, changedByName }: Versioned,
  madeOn: number,
): void {
  if (version === madeOn) return;
  const who = changedBy === accountId ? 'You have' : `${changedByName ?? 'A former member'} has`;
  throw changedMeanwhile(`${who} changed this meanwhile.`);
}

export const changedMeanwhile = (sentence: string): AppError =>
  new AppError(409, 'CHANGED_MEANWHILE', `${sentence} Nothing was saved or deleted.`);
