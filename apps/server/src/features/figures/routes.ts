import {
  apiErrorSchema,
  meetingCountingSchema,
  organizationChangesSchema,
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  organizationSourceSchema,
  paths,
  periodQuerySchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { requireMember } from '../../platform/session.ts';
import { createChangeThreads } from './change-threads.ts';
import { hasOwnFigures } from './coverage-repository.ts';
import { leaveOutMeeting } from './leave-out-meeting.ts';
import { readChanges } from './read-changes.ts';
import { readMap } from './read-map.ts';
import { readMoods } from './read-moods.ts';
import { readOverview } from './read-overview.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfFigures = { ...refusals, 400: apiErrorSchema, 403: apiErrorSchema };
const tags = ['organization'];

export function figureRoutes(app: FastifyInstance, services: { db: Database; bus: EventBus }) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.organizationSource,
    {
      schema: {
        summary: 'Whether the organization has figures from its own meetings',
        tags,
        response: { 200: organizationSourceSchema, ...refusals },
      },
    },
    async (request) => {
      const { organizationId } = await requireMember(request);
      return { hasOwnFigures: await hasOwnFigures(db, organizationId) };
    },
  );

  routes.get(
    paths.organizationOverview,
    {
      schema: {
        summary: 'Figures of the organization from its own meetings',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationOverviewSchema, ...refusalsOfFigures },
      },
    },
    async (request) => readOverview(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.organizationMap,
    {
      schema: {
        summary: 'Who talks to whom in the organization',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationMapSchema, ...refusalsOfFigures },
      },
    },
    async (request) => readMap(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.organizationMoods,
    {
      schema: {
        summary: 'Moods of groups from meetings, and the own mood of the caller',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationMoodsSchema, ...refusalsOfFigures },
      },
    },
    async (request) => readMoods(db, await requireMember(request), request.query),
  );

  const threads = createChangeThreads(services.bus);
  app.addHook('onClose', () => threads.close());
  routes.get(
    paths.organizationChanges,
    {
      schema: {
        summary: 'What changed in the organization by more than chance',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationChangesSchema, ...refusalsOfFigures },
      },
    },
    async (request) => readChanges({ db, threads }, await requireMember(request), request.query),
  );

  routes.put(
    paths.meetingCounting,
    {
      schema: {
        summary: 'Leave a meeting out of the figures of the organization, or count it again',
        tags: ['event'],
        params: z.object({ id: z.string() }),
        body: meetingCountingSchema,
        response: { 200: meetingCountingSchema, 404: apiErrorSchema, ...refusalsOfFigures },
      },
    },
    async (request) =>
      leaveOutMeeting(services, await requireMember(request), request.params.id, request.body),
  );
}
