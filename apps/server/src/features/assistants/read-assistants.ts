import { type AssistantList, assistantCallDays, mcpPath } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { readKeys } from '../api-keys/read-keys.ts';
import { countAssistantCalls } from '../audit/count-calls.ts';
import { readAuditLog } from '../audit/read-audit-log.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownCalls = 5;

/** The assistants of the organization, with what they did. */
export async function readAssistants(
  { db, publicUrl }: { db: Database; publicUrl: string },
  member: Member,
): Promise<AssistantList> {
  const since = new Date(Date.now() - assistantCallDays * dayMs);
  const [{ keys }, calls, { entries }] = await Promise.all([
    readKeys(db, member),
    countAssistantCalls(db, member.organizationId, since),
    readAuditLog(db, member, { action: 'assistant-called', limit: shownCalls }),
  ]);
  const assistants = keys.filter(({ scopes }) => scopes.includes('assistant'));
  return {
    address: publicUrl + mcpPath,
    assistants: assistants.map(({ id, name, createdBy, expiresAt }) => ({
      id,
      name,
      member: createdBy,
      expiresAt,
      lastCallAt: calls.get(id)?.lastAt.toISOString() ?? null,
      calls: calls.get(id)?.count ?? 0,
    })),
    lastCalls: entries.map(({ id, at, person, apiKey, detail }) => ({
      id,
      at,
      member: person?.name ?? null,
      assistant: apiKey,
      got: detail,
    })),
  };
}
