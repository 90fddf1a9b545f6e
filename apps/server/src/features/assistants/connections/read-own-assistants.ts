import { mcpPath, type OwnAssistants } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { listOwnConnections } from './connection-repository.ts';
import { mayConnect } from './request-repository.ts';

/** The assistants of an account, in all its organizations. */
export async function readOwnAssistants(
  { db, publicUrl }: { db: Database; publicUrl: string },
  accountId: string,
): Promise<OwnAssistants> {
  const [isPossible, connections] = await Promise.all([
    mayConnect(db, accountId),
    listOwnConnections(db, accountId),
  ]);
  return {
    isPossible,
    address: publicUrl + mcpPath,
    assistants: connections.map(({ createdAt, expiresAt, lastUsedAt, ...connection }) => ({
      ...connection,
      connectedAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
