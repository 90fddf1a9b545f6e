import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { getChecks } from './get-checks.ts';

export function checkRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'event', endpoints.checks, {
    list: ({ actor, query }) => getChecks(db, actor, query),
  });
}
