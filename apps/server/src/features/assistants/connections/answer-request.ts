import type { AssistantAnswer } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import type { AccountCaller } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { deleteConnection, insertConnection } from './connection-repository.ts';
import type { OAuthRequests } from './oauth-requests.ts';
import { listChoices } from './request-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Allows an assistant to read for the caller in one organization, or refuses. Answers where the browser goes next.
 * @throws AppError 404 for an old request, or an organization in which the caller cannot allow assistants
 */
export async function answerRequest(
  { db, requests }: { db: Database; requests: OAuthRequests },
  caller: AccountCaller,
  headers: Headers,
  answer: AssistantAnswer,
): Promise<{ continueAt: string }> {
  if (!answer.isAllowed)
    return { continueAt: await requests.answer(headers, answer.request, undefined) };
  const { request, organizationId, days } = answer;
  const { name, host, clientId } = await requests.read(request);
  const chosen = (await listChoices(db, caller)).find(
    (choice) => choice.organizationId === organizationId,
  );
  if (!chosen) throw notFound('Organization');
  const id = await insertConnection(db, {
    organizationId,
    memberId: chosen.memberId,
    clientId,
    name,
    host,
    singleSignOnId: chosen.singleSignOnId,
    isByPasskey: chosen.passkeyId !== null,
    expiresAt: days === null ? null : new Date(Date.now() + days * dayMs),
  });
  try {
    const continueAt = await requests.answer(headers, request, id);
    const actor = { accountId: caller.accountId, origin: { ...caller.origin, apiKey: name } };
    await recordAuditEvent(
      db,
      { ...actor, organizationId },
      { action: 'assistant-connected', targetId: id, detail: lastsFor(days) },
    );
    return { continueAt };
  } catch (error) {
    await deleteConnection(db, organizationId, id);
    throw error;
  }
}

const lastsFor = (days: number | null) =>
  days === null ? 'until it is ended' : `for ${days} ${days === 1 ? 'day' : 'days'}`;
