import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { listUndelivered } from './undelivered-mail-repository.ts';

export function mailRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'organization', endpoints.mail, {
    listUndelivered: async ({ actor }) => {
      const mails = await listUndelivered(db, actor.organizationId);
      return {
        mails: mails.map((mail) => ({ ...mail, failedAt: mail.failedAt.toISOString() })),
      };
    },
  });
}
