import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { serve } from '../../platform/serve.ts';
import { hasOwnFigures } from './coverage-repository.ts';
import { keepBoth } from './keep-both.ts';
import { leaveOutMeeting, leaveOutMeetings } from './leave-out-meeting.ts';
import { unzipMap } from './map-text.ts';
import type { organizationFigures } from './organization-figures.ts';
import { readOwnMood } from './read-own-mood.ts';

type Services = {
  db: Database;
  bus: EventBus;
  figures: ReturnType<typeof organizationFigures>;
};

export function figureRoutes(app: FastifyInstance, services: Services) {
  const { db, figures } = services;

  serve(app, 'organization', endpoints.figures, {
    getSource: async ({ actor }) => ({
      hasOwnFigures: await hasOwnFigures(db, actor.organizationId),
    }),
    getOverview: ({ actor, query }) => figures.overview(actor, query),
    getMap: async ({ actor, query, request, reply }) => {
      const map = await figures.map(actor, query);
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return Buffer.from(await unzipMap(map));
      reply.header('content-encoding', 'gzip');
      return map;
    },
    getMoods: ({ actor, query }) => figures.moods(actor, query),
    getChanges: ({ actor, query }) => figures.changes(actor, query),
    getHappened: ({ actor, query }) => figures.happened(actor, query),
    getOwnMood: ({ actor, query }) => readOwnMood(db, actor, query),
    getInitiatives: ({ actor, query }) => figures.initiatives(actor, query),
    getEvidence: ({ actor, query }) => figures.evidence(actor, query),
    leaveOutMeeting: ({ actor, id, body }) => leaveOutMeeting(services, actor, id, body),
    leaveOutMeetings: ({ actor, body }) => leaveOutMeetings(services, actor, body),
    keepBoth: ({ actor, id }) => keepBoth(services, actor, id),
  });
}
