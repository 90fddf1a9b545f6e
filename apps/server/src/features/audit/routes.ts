import { Readable } from 'node:stream';
import {
  apiErrorSchema,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
  paths,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import { callerOf, originOfCall, requireMember } from '../../platform/session.ts';
import { downloadAuditLog } from './download-audit-log.ts';
import { readAuditLog } from './read-audit-log.ts';
import { createRefusalLog } from './refusal-log.ts';

const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  422: apiErrorSchema,
};
const tags = ['organization'];

const paramsSchema = z.object({ id: z.string().refine(isUuid) });

/** Records every 403 response to a member. */
function recordRefusals(app: FastifyInstance, db: Database) {
  const refusals = createRefusalLog(db, app.log);
  app.addHook('onClose', refusals.close);
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const caller = await callerOf(request);
    if (!caller?.membership) return;
    const { organizationId } = caller.membership;
    const path = request.routeOptions.url?.replace('/*', '') ?? '';
    const call = path === paths.auth ? new URL(request.url, 'http://localhost').pathname : path;
    await refusals.note(
      { accountId: caller.accountId, organizationId, origin: originOfCall(request, caller) },
      {
        targetId: paramsSchema.safeParse(request.params).data?.id,
        detail: `${request.method} ${call}`,
      },
    );
  });
}

export function auditRoutes(app: FastifyInstance, db: Database) {
  recordRefusals(app, db);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.auditLog,
    {
      schema: {
        summary: 'Audit log: who did what, when and from where; newest first',
        tags,
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema, ...refusals },
      },
    },
    async (request) => readAuditLog(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.auditLogFile,
    {
      schema: {
        summary: 'The audit log as a CSV file',
        tags,
        produces: ['text/csv'],
        querystring: auditFilterSchema,
        response: { 200: z.unknown().describe('The file'), ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const pieces = await downloadAuditLog(db, member, request.query);
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header(
        'content-disposition',
        contentDisposition(fileNameOfToday('Audit log', member, 'csv')),
      );
      return reply.send(Readable.from(pieces));
    },
  );
}
