import { apiErrorSchema, paths, toConfirmSchema } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { requireMember } from '../../platform/session.ts';
import { getToConfirm } from './get-to-confirm.ts';

export function confirmationRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.toConfirm,
    {
      schema: {
        summary:
          'Speakers, decisions, actions and open questions of a meeting that nobody has confirmed, for callers who may correct it',
        tags: ['event'],
        params: z.object({ id: z.string() }),
        response: {
          200: toConfirmSchema,
          400: apiErrorSchema,
          401: apiErrorSchema,
          403: apiErrorSchema,
          404: apiErrorSchema,
        },
      },
    },
    async (request) => getToConfirm(db, await requireMember(request), request.params.id),
  );
}
