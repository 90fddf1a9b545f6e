import {
  apiErrorSchema,
  changedMeetingsSchema,
  evidenceQuerySchema,
  figureEvidenceSchema,
  manyMeetingsCountingSchema,
  meetingCountingSchema,
  organizationChangesSchema,
  organizationInitiativesSchema,
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  organizationSourceSchema,
  ownMoodAnswerSchema,
  type PeriodQuery,
  paths,
  periodQuerySchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { requireMember } from '../../platform/session.ts';
import { hasOwnFigures } from './coverage-repository.ts';
import { keepBoth } from './keep-both.ts';
import { leaveOutMeeting, leaveOutMeetings } from './leave-out-meeting.ts';
import { unzipMap } from './map-text.ts';
import type { organizationFigures } from './organization-figures.ts';
import { readOwnMood } from './read-own-mood.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfFigures = { ...refusals, 400: apiErrorSchema, 403: apiErrorSchema };
const tags = ['organization'];

type Services = {
  db: Database;
  bus: EventBus;
  figures: ReturnType<typeof organizationFigures>;
};

export function figureRoutes(app: FastifyInstance, services: Services) {
  const { db, figures } = services;
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
    async (request) => figures.overview(await requireMember(request), request.query),
  );

  // The handler returns text; the schema only describes it.
  app.get<{ Querystring: PeriodQuery }>(
    paths.organizationMap,
    {
      schema: {
        summary: 'Who talks to whom in the organization',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationMapSchema, ...refusalsOfFigures },
      },
    },
    async (request, reply) => {
      const map = await figures.map(await requireMember(request), request.query);
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.send(await unzipMap(map));
      return reply.header('content-encoding', 'gzip').send(map);
    },
  );

  routes.get(
    paths.organizationMoods,
    {
      schema: {
        summary: "Moods of groups from meetings, and the caller's own mood",
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationMoodsSchema, ...refusalsOfFigures },
      },
    },
    async (request) => figures.moods(await requireMember(request), request.query),
  );

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
    async (request) => figures.changes(await requireMember(request), request.query),
  );

  routes.get(
    paths.ownMood,
    {
      schema: {
        summary: "The caller's own mood",
        tags,
        querystring: periodQuerySchema,
        response: { 200: ownMoodAnswerSchema, ...refusalsOfFigures },
      },
    },
    async (request) => readOwnMood(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.organizationInitiatives,
    {
      schema: {
        summary: 'Topics that came up in several meetings',
        tags,
        querystring: periodQuerySchema,
        response: { 200: organizationInitiativesSchema, ...refusalsOfFigures },
      },
    },
    async (request) => figures.initiatives(await requireMember(request), request.query),
  );

  routes.get(
    paths.organizationEvidence,
    {
      schema: {
        summary: 'The meetings behind a figure of the organization',
        tags,
        querystring: evidenceQuerySchema,
        response: { 200: figureEvidenceSchema, 404: apiErrorSchema, ...refusalsOfFigures },
      },
    },
    async (request) => figures.evidence(await requireMember(request), request.query),
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

  routes.put(
    paths.countingOfMeetings,
    {
      schema: {
        summary: 'Leave meetings out of the figures of the organization, or count them again',
        tags: ['event'],
        body: manyMeetingsCountingSchema,
        response: { 200: changedMeetingsSchema, ...refusalsOfFigures },
      },
    },
    async (request) => leaveOutMeetings(services, await requireMember(request), request.body),
  );

  routes.post(
    paths.keepBoth,
    {
      schema: {
        summary: 'Keep a meeting beside an earlier one with the same title, start and words',
        tags: ['event'],
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), 404: apiErrorSchema, ...refusalsOfFigures },
      },
    },
    async (request, reply) => {
      await keepBoth(services, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
