import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { listGlossary, removeTerm } from './manage-glossary.ts';

export function glossaryRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'organization', endpoints.glossary, {
    list: ({ actor }) => listGlossary(db, actor),
    remove: ({ actor, id }) => removeTerm(db, actor, id),
  });
}
