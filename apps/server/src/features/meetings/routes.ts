import { Readable } from 'node:stream';
import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { sendRange } from '../../platform/send-range.ts';
import { serve } from '../../platform/serve.ts';
import { deleteMeeting } from './delete-meeting.ts';
import { deleteMeetings } from './delete-meetings.ts';
import { openSound } from './open-sound.ts';
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

export function meetingRoutes(app: FastifyInstance, services: { db: Database; bus: EventBus }) {
  const { db } = services;

  serve(app, 'event', endpoints.meetings, {
    list: ({ actor, query }) => getMeetings(db, actor, query),
    get: ({ actor, id }) => getMeeting(db, actor, id),
    remove: ({ actor, id }) => deleteMeeting(services, actor, id),
    removeMany: ({ actor, body }) => deleteMeetings(services, actor, body),
    getShares: ({ actor, id }) => getShares(db, actor, id),
    share: ({ actor, id, body }) => shareMeeting(services, actor, id, body),
    shareMany: ({ actor, body }) => shareMeetings(services, actor, body),
    getGraph: ({ actor, id }) => getMeetingGraph(db, actor, id),
    getTranscript: async ({ actor, id, reply }) => {
      const transcript = await getMeetingTranscript(db, actor, id);
      reply.header('content-type', 'application/json; charset=utf-8');
      return Readable.from(writeTranscript(transcript), { highWaterMark: 1 });
    },
    listen: async ({ actor, id, request, reply }) =>
      sendRange(request, reply, await openSound(db, actor, id)),
    listParticipants: ({ actor, id }) => getParticipantSummaries(db, actor, id),
    getSentimentBreakdown: ({ actor, id }) => getSentimentBreakdown(db, actor, id),
  });
}
