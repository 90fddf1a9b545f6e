import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { PlanningServices } from '../planning-services.ts';
import { readPastDepartures } from './read-past-departures.ts';

export function pastDepartureRoutes(app: FastifyInstance, services: PlanningServices) {
  serve(app, 'planning', endpoints.pastDepartures, {
    list: ({ actor }) => readPastDepartures(services, actor),
  });
}
