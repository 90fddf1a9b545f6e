import type { Queryable } from '../../database/types.ts';
import { emptyPersonalColumns } from './audit-repository.ts';

/**
 * Empties in an organization's audit log what tells who a person was. That something was done, by which
 * account and when, stays.
 */
export function forgetPersonInAuditLog(
  tx: Queryable,
  organizationId: string,
  person: { accountId: string | null; email: string },
): Promise<void> {
  return emptyPersonalColumns(tx, organizationId, {
    accountId: person.accountId,
    email: person.email.toLowerCase(),
  });
}
