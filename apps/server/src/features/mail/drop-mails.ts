import type { Queryable } from '../../database/types.ts';
import { deleteQueuedMails, findAddress } from './queued-mail-repository.ts';

// Mails wait for up to a day while the mail server is away. Who is no longer here gets none of them.

export const dropMailsTo = (tx: Queryable, organizationId: string, to: string): Promise<void> =>
  deleteQueuedMails(tx, { organizationId, to });

export async function dropMailsOfMember(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<void> {
  const to = await findAddress(tx, accountId);
  if (to) await dropMailsTo(tx, organizationId, to);
}

export const dropMailsOfAccount = (tx: Queryable, email: string): Promise<void> =>
  deleteQueuedMails(tx, { to: email });

export const dropMailsOfOrganization = (tx: Queryable, organizationId: string): Promise<void> =>
  deleteQueuedMails(tx, { organizationId });
