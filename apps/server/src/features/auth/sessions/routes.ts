import { apiErrorSchema, paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../database/types.ts';
import { requireAccount } from '../../../platform/session.ts';
import type { Auth } from '../auth.ts';
import { endSession } from './end-session.ts';

/** Sessions of the caller's account, besides what the account library offers. */
export function sessionRoutes(app: FastifyInstance, services: { db: Database; auth: Auth }) {
  app.withTypeProvider<ZodTypeProvider>().delete(
    paths.session,
    {
      schema: {
        summary: 'End another session of the caller',
        tags: ['sessions'],
        params: z.object({ id: z.string() }),
        response: {
          204: z.null(),
          400: apiErrorSchema,
          401: apiErrorSchema,
          403: apiErrorSchema,
          404: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      await endSession(services, await requireAccount(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
