import {
  apiErrorSchema,
  createdViewSchema,
  meetingViewsSchema,
  meetingViewUpdateSchema,
  newMeetingViewSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../database/types.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import { requireMember } from '../../../platform/session.ts';
import { addView, changeView, deleteView } from './change-views.ts';
import { readViews } from './read-views.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfChange = { ...refusals, 403: apiErrorSchema, 404: apiErrorSchema };
const tags = ['event'];

type Services = { db: Database; bus: EventBus };

export function meetingViewRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.meetingViews,
    {
      schema: {
        summary: "The caller's views of the meetings list and the shared ones, with their counts",
        tags,
        response: { 200: meetingViewsSchema, ...refusals },
      },
    },
    async (request) => readViews(db, await requireMember(request)),
  );

  routes.post(
    paths.meetingViews,
    {
      schema: {
        summary: 'Save a view of the meetings list: its filters and its order',
        tags,
        body: newMeetingViewSchema,
        response: { 200: createdViewSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => addView(db, await requireMember(request), request.body),
  );

  routes.patch(
    paths.meetingView,
    {
      schema: {
        summary: 'Rename a view, share it with the organization, or stop sharing it',
        tags,
        params,
        body: meetingViewUpdateSchema,
        response: { 204: z.null(), 400: apiErrorSchema, ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await changeView(services, await requireMember(request), request.params.id, request.body);
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.meetingView,
    {
      schema: {
        summary: 'Delete a view',
        tags,
        params,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await deleteView(services, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
