import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { PlanningServices } from '../planning-services.ts';
import { readTiedPeople } from './read-tied-people.ts';
import { readWhatIf } from './read-what-if.ts';

export function whatIfRoutes(app: FastifyInstance, services: PlanningServices) {
  serve(app, 'planning', endpoints.whatIf, {
    listPeople: ({ actor, query }) => readTiedPeople(services, actor, query),
    get: ({ actor, query }) => readWhatIf(services, actor, query),
  });
}
