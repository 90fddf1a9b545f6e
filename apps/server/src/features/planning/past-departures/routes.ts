import { apiErrorSchema, pastDeparturesSchema, paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireMember } from '../../../platform/session.ts';
import type { PlanningServices } from '../planning-services.ts';
import { readPastDepartures } from './read-past-departures.ts';

export function pastDepartureRoutes(app: FastifyInstance, services: PlanningServices) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.pastDepartures,
    {
      schema: {
        summary: 'What the departure of people who left was told to take away, and what came',
        tags: ['planning'],
        response: {
          200: pastDeparturesSchema,
          401: apiErrorSchema,
          403: apiErrorSchema,
          422: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request) => readPastDepartures(services, await requireMember(request)),
  );
}
