import { apiErrorSchema, paths, searchAnswerSchema, searchQuerySchema } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../database/types.ts';
import { requireMember } from '../../platform/session.ts';
import { search } from './search.ts';

export function searchRoutes(app: FastifyInstance, db: Database) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.search,
    {
      schema: {
        summary: 'Meetings, people, topics and sentences that match a search',
        tags: ['search'],
        querystring: searchQuerySchema,
        response: {
          200: searchAnswerSchema,
          400: apiErrorSchema,
          401: apiErrorSchema,
          422: apiErrorSchema,
        },
      },
    },
    async (request) => search(db, await requireMember(request), request.query.q),
  );
}
