import type { Queryable } from '../../database/types.ts';
import { emptyPersonalColumns } from './audit-repository.ts';

/** Removes the person's name and data; actions, account ids and times stay. */
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
