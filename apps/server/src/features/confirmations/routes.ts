import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { getToConfirm } from './get-to-confirm.ts';

export function confirmationRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'event', endpoints.confirmations, {
    list: ({ actor, id }) => getToConfirm(db, actor, id),
  });
}
