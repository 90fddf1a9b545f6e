import {
  apiErrorSchema,
  paths,
  retentionPeriodsSchema,
  retentionPreviewQuerySchema,
  retentionPreviewSchema,
  retentionSettingsSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../database/types.ts';
import { requireMember } from '../../platform/session.ts';
import { previewRetention, readRetention, saveRetention } from './manage-retention.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['organization'];

export function retentionRoutes(app: FastifyInstance, db: Database) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.retention,
    {
      schema: {
        summary: 'The retention periods of files and meetings',
        tags,
        response: { 200: retentionSettingsSchema, ...refusals },
      },
    },
    async (request) => readRetention(db, await requireMember(request)),
  );

  routes.patch(
    paths.retention,
    {
      schema: {
        summary: 'Change the retention periods, from the next daily run on',
        tags,
        body: retentionPeriodsSchema,
        response: { 200: retentionSettingsSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => saveRetention(db, await requireMember(request), request.body),
  );

  routes.get(
    paths.retentionPreview,
    {
      schema: {
        summary: 'Preview what the next daily run would delete with these periods',
        tags,
        querystring: retentionPreviewQuerySchema,
        response: { 200: retentionPreviewSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => previewRetention(db, await requireMember(request), request.query),
  );
}
