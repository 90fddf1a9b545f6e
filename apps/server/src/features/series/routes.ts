import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { serve } from '../../platform/serve.ts';
import { changeMembership, renameSeries } from './change-series.ts';
import { readPlace, type seriesReaders } from './read-series.ts';
import { readSeriesOfPerson } from './read-series-of-person.ts';
import { readSinceLastTime } from './since-last-time/read-since-last-time.ts';

type Services = { db: Database; bus: EventBus; series: ReturnType<typeof seriesReaders> };

export function seriesRoutes(app: FastifyInstance, services: Services) {
  const { db, series } = services;

  serve(app, 'series', endpoints.series, {
    list: ({ actor }) => series.list(actor),
    get: ({ actor, id }) => series.read(actor, id),
    rename: ({ actor, id, body }) => renameSeries(services, actor, id, body),
    updateMembership: ({ actor, id, meetingId, body }) =>
      changeMembership(services, actor, id, meetingId, body),
    getPlace: ({ actor, id }) => readPlace(db, actor, id),
    listOfPerson: ({ actor, id, query }) => readSeriesOfPerson(db, actor, id, query),
    listDue: ({ actor }) => readSinceLastTime(db, actor),
  });
}
