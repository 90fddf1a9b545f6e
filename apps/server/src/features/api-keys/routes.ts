import {
  apiErrorSchema,
  apiKeyListSchema,
  createdApiKeySchema,
  newApiKeySchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { requireMember } from '../../platform/session.ts';
import { createKey, revokeKey } from './change-keys.ts';
import { readKeys } from './read-keys.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['api-keys'];

export function apiKeyRoutes(app: FastifyInstance, db: Database) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.apiKeys,
    {
      schema: {
        summary: 'API keys of the organization, without the keys themselves',
        tags,
        response: { 200: apiKeyListSchema, ...refusals },
      },
    },
    async (request) => readKeys(db, await requireMember(request)),
  );

  routes.post(
    paths.apiKeys,
    {
      schema: {
        summary: 'Create an API key, which has at most the rights of its creator',
        tags,
        body: newApiKeySchema,
        response: { 200: createdApiKeySchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => createKey(db, await requireMember(request), request.body),
  );

  routes.delete(
    paths.apiKey,
    {
      schema: {
        summary: 'Revoke an API key',
        tags,
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), 404: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await revokeKey(db, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
