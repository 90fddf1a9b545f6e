import type { Database } from '../../database/types.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { turnPasswordsOnOf } from './use-repository.ts';

/** The way back of an owner who is locked out, for who runs the server. Undefined without such an organization. */
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
