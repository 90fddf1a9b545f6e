import {
  apiErrorSchema,
  paths,
  placeInSeriesSchema,
  seriesListSchema,
  seriesMeetingUpdateSchema,
  seriesOfPersonQuerySchema,
  seriesOfPersonSchema,
  seriesSchema,
  seriesUpdateSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { requireMember } from '../../platform/session.ts';
import { changeMembership, renameSeries } from './change-series.ts';
import { readPlace, seriesListReader, seriesReader } from './read-series.ts';
import { readSeriesOfPerson } from './read-series-of-person.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
const refusalsOfChange = { ...refusalsOfOne, 400: apiErrorSchema, 403: apiErrorSchema };
const tags = ['series'];

export function seriesRoutes(app: FastifyInstance, services: { db: Database; bus: EventBus }) {
  const { db } = services;
  const readList = seriesListReader(services);
  const readSeries = seriesReader(services);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.seriesList,
    {
      schema: {
        summary: 'Series of meetings that belong together',
        tags,
        response: { 200: seriesListSchema, ...refusals },
      },
    },
    async (request) => readList(await requireMember(request)),
  );

  routes.get(
    paths.series,
    {
      schema: {
        summary: 'One series, with its meetings, topics and reasons',
        tags,
        params,
        response: { 200: seriesSchema, ...refusalsOfOne },
      },
    },
    async (request) => readSeries(await requireMember(request), request.params.id),
  );

  routes.patch(
    paths.series,
    {
      schema: {
        summary: 'Rename a series',
        tags,
        params,
        body: seriesUpdateSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await renameSeries(services, await requireMember(request), request.params.id, request.body);
      return reply.status(204).send(null);
    },
  );

  routes.put(
    paths.seriesMeeting,
    {
      schema: {
        summary: 'Add a meeting to a series, take it out, or reset it to what was found',
        tags,
        params: z.object({ id: z.string(), meetingId: z.string() }),
        body: seriesMeetingUpdateSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      const { id, meetingId } = request.params;
      await changeMembership(services, await requireMember(request), id, meetingId, request.body);
      return reply.status(204).send(null);
    },
  );

  routes.get(
    paths.seriesOfMeeting,
    {
      schema: {
        summary: 'The place of a meeting in its series',
        tags: ['event'],
        params,
        response: { 200: placeInSeriesSchema, ...refusalsOfOne },
      },
    },
    async (request) => readPlace(db, await requireMember(request), request.params.id),
  );

  routes.get(
    paths.seriesOfPerson,
    {
      schema: {
        summary: 'The series in which a person of the directory spoke',
        tags,
        params,
        querystring: seriesOfPersonQuerySchema,
        response: { 200: seriesOfPersonSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) =>
      readSeriesOfPerson(db, await requireMember(request), request.params.id, request.query),
  );
}
