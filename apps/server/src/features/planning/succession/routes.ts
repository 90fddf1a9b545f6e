import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { searchDirectory } from '../../users/read-directory.ts';
import type { PlanningServices } from '../planning-services.ts';
import { requirePlanningByPerson } from '../require-planning.ts';
import { addPlan, changePlan, deletePlan } from './change-plans.ts';
import { readRoleCoverage } from './read-coverage.ts';
import { readPlan, readPlans } from './read-plans.ts';

export function successionRoutes(app: FastifyInstance, services: PlanningServices) {
  const { db } = services;

  serve(app, 'planning', endpoints.succession, {
    listPeople: async ({ actor, query }) => {
      await requirePlanningByPerson(db, actor);
      return searchDirectory(db, actor.organizationId, query.q);
    },
    getCoverage: ({ actor, query }) => readRoleCoverage(services, actor, query),
    listPlans: ({ actor }) => readPlans(db, actor),
    createPlan: ({ actor, body }) => addPlan(services, actor, body),
    getPlan: ({ actor, id }) => readPlan(db, actor, id),
    updatePlan: ({ actor, id, body }) => changePlan(services, actor, id, body),
    removePlan: ({ actor, id, query }) => deletePlan(services, actor, id, query),
  });
}
