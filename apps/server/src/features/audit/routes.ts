import { endpoints, paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import { csvType, serve } from '../../platform/serve.ts';
import { callerOf, originOfCall } from '../../platform/session.ts';
import { downloadAuditLog } from './download-audit-log.ts';
import { readAuditLog } from './read-audit-log.ts';
import { createRefusalLog } from './refusal-log.ts';

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
    await refusals.record(
      { accountId: caller.accountId, organizationId, origin: originOfCall(request, caller) },
      {
        targetId: paramsSchema.safeParse(request.params).data?.id,
        detail: `${request.method} ${call}`,
      },
    );
  });
}

export function auditRoutes(app: FastifyInstance, { db }: { db: Database }) {
  recordRefusals(app, db);

  serve(app, 'organization', endpoints.audit, {
    list: ({ actor, query }) => readAuditLog(db, actor, query),
    download: async ({ actor, query }) => {
      const pieces = await downloadAuditLog(db, actor, query);
      const name = fileNameOfToday('Audit log', actor, 'csv');
      return { name, type: csvType, content: pieces };
    },
  });
}
