import {
  apiErrorSchema,
  meetingChecksQuerySchema,
  meetingChecksSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../database/types.ts';
import { requireMember } from '../../platform/session.ts';
import { getChecks } from './get-checks.ts';

export function checkRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.meetingChecks,
    {
      schema: {
        summary: 'Meetings whose files can be read in two ways, about which nobody has decided',
        tags: ['event'],
        querystring: meetingChecksQuerySchema,
        response: { 200: meetingChecksSchema, 401: apiErrorSchema, 422: apiErrorSchema },
      },
    },
    async (request) => getChecks(db, await requireMember(request), request.query),
  );
}
