import type { ApiKeyList } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { listKeys } from './api-key-repository.ts';

export async function readKeys(db: Database, member: Member): Promise<ApiKeyList> {
  const keys = await listKeys(db, member.organizationId);
  return {
    keys: keys.map(({ id, name, start, scopes, ...key }) => ({
      id,
      name,
      start,
      scopes,
      createdAt: key.createdAt.toISOString(),
      createdBy: key.maker ?? key.email,
      expiresAt: key.expiresAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    })),
  };
}
