import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { createKey, revokeKey } from './change-keys.ts';
import { readKeys } from './read-keys.ts';

export function apiKeyRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'api-keys', endpoints.apiKeys, {
    list: ({ actor }) => readKeys(db, actor),
    create: ({ actor, body }) => createKey(db, actor, body),
    revoke: ({ actor, id }) => revokeKey(db, actor, id),
  });
}
