import {
  apiErrorSchema,
  createdPlanSchema,
  directoryPeopleSchema,
  directoryQuerySchema,
  newSuccessionPlanSchema,
  paths,
  planDeletionSchema,
  roleCoverageQuerySchema,
  roleCoverageSchema,
  successionPlanSchema,
  successionPlansSchema,
  successionPlanUpdateSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../../platform/session.ts';
import { searchDirectory } from '../../users/read-directory.ts';
import type { PlanningServices } from '../planning-services.ts';
import { requirePlanningByPerson } from '../require-planning.ts';
import { addPlan, changePlan, deletePlan } from './change-plans.ts';
import { readRoleCoverage } from './read-coverage.ts';
import { readPlan, readPlans } from './read-plans.ts';

const params = z.object({ id: z.string() });
const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  404: apiErrorSchema,
  422: apiErrorSchema,
};
const tags = ['planning'];

export function successionRoutes(app: FastifyInstance, services: PlanningServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.successionPeople,
    {
      schema: {
        summary: 'People of the directory for a succession plan',
        tags,
        querystring: directoryQuerySchema,
        response: { 200: directoryPeopleSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      await requirePlanningByPerson(db, member);
      return searchDirectory(db, member.organizationId, request.query.q);
    },
  );

  routes.get(
    paths.roleCoverage,
    {
      schema: {
        summary: "People who already have some of a person's ties, topics and series",
        tags,
        querystring: roleCoverageQuerySchema,
        response: { 200: roleCoverageSchema, 503: apiErrorSchema, ...refusals },
      },
    },
    async (request) => readRoleCoverage(services, await requireMember(request), request.query),
  );

  routes.get(
    paths.successionPlans,
    {
      schema: {
        summary: "The caller's succession plans and the shared ones",
        tags,
        response: { 200: successionPlansSchema, ...refusals },
      },
    },
    async (request) => readPlans(db, await requireMember(request)),
  );

  routes.post(
    paths.successionPlans,
    {
      schema: {
        summary: 'Create a succession plan',
        tags,
        body: newSuccessionPlanSchema,
        response: { 200: createdPlanSchema, ...refusals },
      },
    },
    async (request) => addPlan(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.successionPlan,
    {
      schema: {
        summary: 'A succession plan: candidates, steps and notes',
        tags,
        params,
        response: { 200: successionPlanSchema, ...refusals },
      },
    },
    async (request) => readPlan(db, await requireMember(request), request.params.id),
  );

  routes.patch(
    paths.successionPlan,
    {
      schema: {
        summary: 'Change a succession plan, share it, or stop sharing it',
        tags,
        params,
        body: successionPlanUpdateSchema,
        response: { 200: successionPlanSchema, 409: apiErrorSchema, ...refusals },
      },
    },
    async (request) =>
      changePlan(services, await requireMember(request), request.params.id, request.body),
  );

  routes.delete(
    paths.successionPlan,
    {
      schema: {
        summary: 'Delete a succession plan',
        tags,
        params,
        querystring: planDeletionSchema,
        response: { 204: z.null(), 409: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await deletePlan(services, await requireMember(request), request.params.id, request.query);
      return reply.status(204).send(null);
    },
  );
}
