import type { Queryable } from '../../database/types.ts';
import { emptyPersonalColumns } from './audit-repository.ts';

/** Removes the person's name and data; actions, account ids and times stay. */
export function forgetPersonInAuditLog(
  tx: Queryable,
  organizationId: string,
  person: { directoryUserId: string; accountId: string | null; email: string },
): Promise<void> {
  const { directoryUserId, accountId, email } = person;
  return emptyPersonalColumns(tx, organizationId, {
    ids: accountId ? [directoryUserId, accountId] : [directoryUserId],
    accountId,
    email: email.toLowerCase(),
  });
}
