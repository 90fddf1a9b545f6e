import type { Database } from '../../database/types.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { turnPasswordsOnOf } from './use-repository.ts';

/**
 * For the command line, if single sign-on has locked out an organization. Undefined if there is no such organization.
 */
export function turnPasswordsOn(db: Database, slug: string): Promise<'on' | 'was on' | undefined> {
  return db.transaction().execute(async (tx) => {
    const found = await turnPasswordsOnOf(tx, slug);
    if (!found) return undefined;
    if (!found.wasOff) return 'was on';
    await recordAuditEvent(
      tx,
      { organizationId: found.organizationId },
      { action: 'sign-in-settings-changed', detail: 'passwords on, by the command line' },
    );
    return 'on';
  });
}
