import {
  apiErrorSchema,
  paths,
  periodQuerySchema,
  tiedPeopleSchema,
  whatIfQuerySchema,
  whatIfSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireMember } from '../../../platform/session.ts';
import type { PlanningServices } from '../planning-services.ts';
import { readTiedPeople } from './read-tied-people.ts';
import { readWhatIf } from './read-what-if.ts';

const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  422: apiErrorSchema,
  503: apiErrorSchema,
};
const tags = ['planning'];

export function whatIfRoutes(app: FastifyInstance, services: PlanningServices) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.tiedPeople,
    {
      schema: {
        summary: 'People with ties in the period',
        tags,
        querystring: periodQuerySchema,
        response: { 200: tiedPeopleSchema, ...refusals },
      },
    },
    async (request) => readTiedPeople(services, await requireMember(request), request.query),
  );

  routes.get(
    paths.whatIf,
    {
      schema: {
        summary: 'The network before and after one or two people leave',
        tags,
        querystring: whatIfQuerySchema,
        response: { 200: whatIfSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) => readWhatIf(services, await requireMember(request), request.query),
  );
}
