import {
  apiErrorSchema,
  directoryRuleSchema,
  directoryStateSchema,
  directoryTokenSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../database/types.ts';
import { requireMember } from '../../../platform/session.ts';
import type { AnnouncePeople } from '../announce-people.ts';
import { changeRule, createToken, readConnection, removeConnection } from './connection.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['directory'];

/** The calls of the settings page. */
export function connectionRoutes(
  app: FastifyInstance,
  services: { db: Database; people: AnnouncePeople; publicUrl: string },
) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.directoryConnection,
    {
      schema: {
        summary: "The connection of the company's directory, without its token",
        tags,
        response: { 200: directoryStateSchema, ...refusals },
      },
    },
    async (request) => readConnection(services, await requireMember(request)),
  );

  routes.post(
    paths.directoryToken,
    {
      schema: {
        summary: 'Create the token of the directory, or replace it',
        tags,
        response: { 200: directoryTokenSchema, ...refusals },
      },
    },
    async (request) => createToken(services.db, await requireMember(request)),
  );

  routes.patch(
    paths.directoryConnection,
    {
      schema: {
        summary: 'Choose whether groups of the directory become teams or departments',
        tags,
        body: directoryRuleSchema,
        response: { 204: z.null(), 400: apiErrorSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await changeRule(services, await requireMember(request), request.body);
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.directoryConnection,
    {
      schema: {
        summary: 'Remove the connection of the directory; the people stay',
        tags,
        response: { 204: z.null(), 404: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await removeConnection(services, await requireMember(request));
      return reply.status(204).send(null);
    },
  );
}
