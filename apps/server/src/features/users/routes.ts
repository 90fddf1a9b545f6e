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
import { readUpload } from '../../platform/read-upload.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import { requireMember } from '../../platform/session.ts';
import { importUsers } from './import-users.ts';
import { getUser, getUsers } from './read-users.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['user'];

export function userRoutes(app: FastifyInstance, db: Database) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.users,
    {
      schema: {
        summary: 'The people of the organization, for those who may update it',
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
        description: `Header: ${importColumns.join(',')}. Teams are separated by ';'.`,
        tags,
        consumes: ['multipart/form-data'],
        response: { 200: importResultSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      // Before the file is read: who may not import need not send five megabytes to learn it.
      requirePermission(member, { organization: ['update'] });
      const { bytes } = await readUpload(request, importSizeMaxMb);
      return importUsers(db, member, bytes);
    },
  );
}
