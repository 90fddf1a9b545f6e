import {
  apiErrorSchema,
  importColumns,
  importResultSchema,
  importSizeMaxMb,
  organizationUserListSchema,
  organizationUserQuerySchema,
  organizationUserSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { searchEarlierMeetings } from '../../ground/meeting/search-earlier-meetings.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { readUpload } from '../../platform/read-upload.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import { requireMember, requireStillMember } from '../../platform/session.ts';
import { importUsers } from './import-users.ts';
import { getUser, getUsers } from './read-users.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['user'];

type Services = { db: Database; bus: EventBus; queue: JobQueue };

export function userRoutes(app: FastifyInstance, { db, bus, queue }: Services) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.users,
    {
      schema: {
        summary: 'The people of the organization',
        tags,
        querystring: organizationUserQuerySchema,
        response: { 200: organizationUserListSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => getUsers(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.user,
    {
      schema: {
        summary: "One person, by the organization user's id or the account's",
        tags,
        params: z.object({ id: z.string().max(100) }),
        response: { 200: organizationUserSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) => getUser(db, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.importUsers,
    {
      schema: {
        summary: 'Import people: multipart form with a CSV file',
        description: `The header names email and any of ${importColumns.slice(1).join(', ')}, in any order. Columns that are missing stay unchanged. Teams are separated by ';'.`,
        tags,
        consumes: ['multipart/form-data'],
        response: {
          200: importResultSchema,
          400: apiErrorSchema,
          409: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      // Checked before the file is read.
      requirePermission(member, { organization: ['update'] });
      const { bytes } = await readUpload(request, importSizeMaxMb);
      const importer = await requireStillMember(request, member);
      requirePermission(importer, { organization: ['update'] });
      const result = await importUsers(db, importer, bytes);
      const { organizationId } = importer;
      await searchEarlierMeetings({ db, queue }, organizationId);
      await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
      return result;
    },
  );
}
