import { type AssistantList, assistantCallDays, mcpPath } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { readKeys } from '../api-keys/read-keys.ts';
import { countAssistantCalls } from '../audit/count-calls.ts';
import { readAuditLog } from '../audit/read-audit-log.ts';
import { listConnections } from './connections/connection-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownCalls = 5;

/** The assistants of the organization, with what they did. */
export async function readAssistants(
  { db, publicUrl }: { db: Database; publicUrl: string },
  member: Member,
): Promise<AssistantList> {
  const since = new Date(Date.now() - assistantCallDays * dayMs);
  const [connections, { keys }, calls, { entries }] = await Promise.all([
    listConnections(db, member.organizationId),
    readKeys(db, member),
    countAssistantCalls(db, member.organizationId, since),
    readAuditLog(db, member, { action: 'assistant-called', limit: shownCalls }),
  ]);
  const connected = connections.map(({ expiresAt, email, member: name, ...connection }) => ({
    ...connection,
    member: name ?? email,
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
  const withKeys = keys
    .filter(({ scopes }) => scopes.includes('assistant'))
    .map(({ id, name, createdBy, expiresAt }) => ({
      id,
      name,
      host: null,
      member: createdBy,
      expiresAt,
    }));
  return {
    address: publicUrl + mcpPath,
    assistants: [...connected, ...withKeys].map((assistant) => ({
      ...assistant,
      lastCallAt: calls.get(assistant.id)?.lastAt.toISOString() ?? null,
      calls: calls.get(assistant.id)?.count ?? 0,
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
