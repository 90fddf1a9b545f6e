import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { search } from './search.ts';

export function searchRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'search', endpoints.search, {
    search: ({ actor, query }) => search(db, actor, query.q),
  });
}
