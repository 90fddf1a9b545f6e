import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { PlanningServices } from '../planning-services.ts';
import { findPlanCandidates, readPlanPeople } from './read-plan-people.ts';
import { includeSubject, sharePlan } from './share-plan.ts';

export function planSharingRoutes(app: FastifyInstance, services: PlanningServices) {
  const { db } = services;

  serve(app, 'planning', endpoints.plans, {
    getPeople: ({ actor, kind, id }) => readPlanPeople(db, actor, { kind, id }),
    findPeople: ({ actor, kind, id, query }) =>
      findPlanCandidates(db, actor, { kind, id }, query.q),
    share: ({ actor, kind, id, body }) => sharePlan(services, actor, { kind, id }, body),
    include: ({ actor, kind, id, body }) => includeSubject(services, actor, { kind, id }, body),
  });
}
