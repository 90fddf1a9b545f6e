import { apiErrorSchema, paths, undeliveredMailListSchema } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../database/types.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import { requireMember } from '../../platform/session.ts';
import { listUndelivered } from './undelivered-mail-repository.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };

export function mailRoutes(app: FastifyInstance, db: Database) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.undeliveredMail,
    {
      schema: {
        summary: 'Invitations and other mails that did not arrive',
        tags: ['organization'],
        response: { 200: undeliveredMailListSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      requirePermission(member, { organization: ['update'] });
      const mails = await listUndelivered(db, member.organizationId);
      return {
        mails: mails.map((mail) => ({ ...mail, failedAt: mail.failedAt.toISOString() })),
      };
    },
  );
}
