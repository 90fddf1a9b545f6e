import { Readable } from 'node:stream';
import {
  apiErrorSchema,
  changedMeetingsSchema,
  manyMeetingsSchema,
  manyMeetingsSharingSchema,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingListQuerySchema,
  meetingListSchema,
  meetingSharesSchema,
  meetingSharesUpdateSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
  paths,
  sentimentBreakdownAnswerSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { requireMember } from '../../platform/session.ts';
import { deleteMeeting } from './delete-meeting.ts';
import { deleteMeetings } from './delete-meetings.ts';
import {
  getMeeting,
  getMeetingGraph,
  getMeetings,
  getParticipantSummaries,
  getSentimentBreakdown,
} from './read-meetings.ts';
import { getMeetingTranscript } from './read-transcript.ts';
import { getShares, shareMeeting } from './share-meeting.ts';
import { shareMeetings } from './share-meetings.ts';
import { writeTranscript } from './write-transcript.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
const tags = ['event'];

export function meetingRoutes(app: FastifyInstance, services: { db: Database; bus: EventBus }) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.meetings,
    {
      schema: {
        summary: "The organization's meetings, newest first",
        tags,
        querystring: meetingListQuerySchema,
        response: { 200: meetingListSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => getMeetings(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.meeting,
    {
      schema: {
        summary: 'One meeting',
        tags,
        params,
        response: { 200: meetingDetailSchema, ...refusalsOfOne },
      },
    },
    async (request) => getMeeting(db, await requireMember(request), request.params.id),
  );

  routes.delete(
    paths.meeting,
    {
      schema: {
        summary: 'Delete a meeting with its file and its results',
        tags,
        params,
        response: { 204: z.null(), 403: apiErrorSchema, ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      await deleteMeeting(services, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );

  routes.post(
    paths.deleteMeetings,
    {
      schema: {
        summary: 'Delete meetings; answers how many could not be deleted and why',
        tags,
        body: manyMeetingsSchema,
        response: { 200: changedMeetingsSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => deleteMeetings(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.meetingShares,
    {
      schema: {
        summary: 'The people a meeting is shared with',
        tags,
        params,
        response: { 200: meetingSharesSchema, ...refusalsOfOne },
      },
    },
    async (request) => getShares(db, await requireMember(request), request.params.id),
  );

  routes.put(
    paths.meetingShares,
    {
      schema: {
        summary: 'Share a meeting with people of the directory; only its uploader may',
        tags,
        params,
        body: meetingSharesUpdateSchema,
        response: {
          200: meetingSharesSchema,
          400: apiErrorSchema,
          403: apiErrorSchema,
          ...refusalsOfOne,
        },
      },
    },
    async (request) =>
      shareMeeting(services, await requireMember(request), request.params.id, request.body),
  );

  routes.post(
    paths.shareMeetings,
    {
      schema: {
        summary: 'Share meetings with more people of the directory; only their uploader may',
        tags,
        body: manyMeetingsSharingSchema,
        response: { 200: changedMeetingsSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => shareMeetings(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.meetingGraph,
    {
      schema: {
        summary: 'The connection map of a meeting: who talks to whom',
        tags,
        params,
        response: { 200: meetingGraphSchema, ...refusalsOfOne },
      },
    },
    async (request) => getMeetingGraph(db, await requireMember(request), request.params.id),
  );

  // An untyped route, because typed ones expect the whole response, and this one is streamed.
  app.get<{ Params: { id: string } }>(
    paths.meetingTranscript,
    {
      schema: {
        summary: 'The transcript of a meeting, with the evidence of its results',
        tags,
        params,
        response: { 200: meetingTranscriptSchema, ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const transcript = await getMeetingTranscript(db, member, request.params.id);
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send(Readable.from(writeTranscript(transcript), { highWaterMark: 1 }));
    },
  );

  routes.get(
    paths.participantSummaries,
    {
      schema: {
        summary: 'Summaries of the participants',
        tags,
        params,
        response: { 200: participantSummariesSchema, ...refusalsOfOne },
      },
    },
    async (request) => getParticipantSummaries(db, await requireMember(request), request.params.id),
  );

  routes.get(
    paths.sentimentBreakdown,
    {
      schema: {
        summary: 'Number of participants with each overall sentiment',
        tags,
        params,
        response: { 200: sentimentBreakdownAnswerSchema, ...refusalsOfOne },
      },
    },
    async (request) => getSentimentBreakdown(db, await requireMember(request), request.params.id),
  );
}
