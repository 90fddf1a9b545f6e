import type { StoppedMail } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import type { Origin } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { dropMails } from './delivery-repository.ts';
import { findRecipient } from './recipient-repository.ts';
import { findSettings, saveSettings } from './settings-repository.ts';
import { readToken } from './unsubscribe-token.ts';

/**
 * Needs no session, because the token is only in one person's mails. Repeating it changes nothing.
 * @throws AppError 400 UNKNOWN_LINK for a token that was not made here.
 */
export async function unsubscribe(
  { db, secret }: { db: Database; secret: string },
  token: string,
  origin: Origin,
): Promise<StoppedMail> {
  const claim = readToken(token, secret);
  if (!claim)
    throw new AppError(400, 'UNKNOWN_LINK', 'This link is not complete. Please copy it again.');
  const { stopped, ...told } = claim;
  await db.transaction().execute(async (tx) => {
    // Former members get no mail.
    if (!(await findRecipient(tx, told))) return;
    const before = await findSettings(tx, told);
    const off = stopped === 'digest' ? { isDigestOn: false } : { mail: [] };
    await saveSettings(tx, told, { ...before, ...off });
    if (stopped === 'mail') await dropMails(tx, told);
    await recordAuditEvent(
      tx,
      { ...told, origin },
      { action: 'notification-settings-changed', detail: `${stopped} stopped by link` },
    );
  });
  return { stopped };
}
