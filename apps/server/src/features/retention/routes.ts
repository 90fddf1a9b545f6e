import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import { serve } from '../../platform/serve.ts';
import { previewRetention, readRetention, saveRetention } from './manage-retention.ts';

export function retentionRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'organization', endpoints.retention, {
    get: ({ actor }) => readRetention(db, actor),
    update: ({ actor, body }) => saveRetention(db, actor, body),
    preview: ({ actor, query }) => previewRetention(db, actor, query),
  });
}
