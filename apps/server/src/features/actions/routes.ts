import { Readable } from 'node:stream';
import {
  actionChangeSchema,
  actionFilterSchema,
  actionListQuerySchema,
  actionListSchema,
  actionSchema,
  apiErrorSchema,
  changedActionsSchema,
  directoryPeopleSchema,
  directoryQuerySchema,
  newActionSchema,
  paths,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import { requireMember } from '../../platform/session.ts';
import { searchDirectory } from '../users/read-directory.ts';
import { downloadActions } from './actions-csv.ts';
import { type ActionServices, addAction } from './add-action.ts';
import { changeActions } from './change-actions.ts';
import { readActions, requireActions } from './read-actions.ts';

const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  404: apiErrorSchema,
  422: apiErrorSchema,
};
const tags = ['action'];

export function actionRoutes(app: FastifyInstance, services: ActionServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.actions,
    {
      schema: {
        summary: 'Actions that the caller may see: overdue, this week, later, without a day',
        tags,
        querystring: actionListQuerySchema,
        response: { 200: actionListSchema, ...refusals },
      },
    },
    async (request) => readActions(db, await requireMember(request), request.query),
  );

  routes.post(
    paths.actions,
    {
      schema: {
        summary: 'Add an action by hand, to a meeting or without one',
        tags,
        body: newActionSchema,
        response: { 200: actionSchema, ...refusals },
      },
    },
    async (request) => addAction(services, await requireMember(request), request.body),
  );

  routes.patch(
    paths.actions,
    {
      schema: {
        summary: 'Change state, owner, day or note of actions, or the words of one',
        tags,
        body: actionChangeSchema,
        response: { 200: changedActionsSchema, 403: apiErrorSchema, ...refusals },
      },
    },
    async (request) => changeActions(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.actionPeople,
    {
      schema: {
        summary: 'People of the directory who can own an action',
        tags,
        querystring: directoryQuerySchema,
        response: { 200: directoryPeopleSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      requireActions(member);
      return searchDirectory(db, member.organizationId, request.query.q);
    },
  );

  routes.get(
    paths.actionsFile,
    {
      schema: {
        summary: 'The listed actions as a CSV file',
        tags,
        produces: ['text/csv'],
        querystring: actionFilterSchema,
        response: {
          200: z.unknown().describe('The file'),
          429: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const pieces = await downloadActions(db, member, request.query);
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header(
        'content-disposition',
        contentDisposition(fileNameOfToday('Actions', member, 'csv')),
      );
      return reply.send(Readable.from(pieces));
    },
  );
}
