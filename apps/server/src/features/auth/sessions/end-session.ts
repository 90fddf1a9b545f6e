import type { Database } from '../../../database/types.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { AccountCaller } from '../../../platform/session.ts';
import { recordAccountEvent } from '../../audit/record-audit-event.ts';
import type { Auth } from '../auth.ts';
import { findTokenOfSession } from '../session-repository.ts';

/**
 * Ends another session of the caller, found by its id: the library's own call takes the token, which no list shows.
 * @throws AppError 400 for the session that makes the call, 404 if the caller has no such session
 */
export async function endSession(
  { db, auth }: { db: Database; auth: Pick<Auth, '$context'> },
  { accountId, sessionId, origin }: AccountCaller,
  id: string,
): Promise<void> {
  if (id === sessionId)
    throw badRequest('THIS_SESSION', 'You are using this session. Sign out to end it.');
  const token = await findTokenOfSession(db, accountId, id);
  if (!token) throw notFound('Session');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(token);
  await recordAccountEvent(db, accountId, { accountId, origin }, { action: 'sessions-ended' });
}
