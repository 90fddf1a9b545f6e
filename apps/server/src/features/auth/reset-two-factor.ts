import type { Database } from '../../database/types.ts';
import { recordAccountEvent } from '../audit/record-audit-event.ts';
import { deleteTwoFactor } from './two-factor-repository.ts';

/**
 * For a person who has lost phone and recovery codes: afterwards the password alone is enough. Only for the command
 * line. Returns whether the account exists.
 */
export function resetTwoFactor(db: Database, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const accountId = await deleteTwoFactor(tx, email);
    if (!accountId) return false;
    await recordAccountEvent(
      tx,
      accountId,
      {},
      { action: 'two-factor-reset', targetId: accountId },
    );
    return true;
  });
}
