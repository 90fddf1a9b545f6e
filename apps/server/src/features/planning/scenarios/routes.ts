import {
  actionSchema,
  apiErrorSchema,
  createdScenarioSchema,
  newScenarioSchema,
  paths,
  planDeletionSchema,
  scenarioActionSchema,
  scenarioChangeSchema,
  scenarioFileFormatSchema,
  scenarioGroupsSchema,
  scenarioListSchema,
  scenarioQuerySchema,
  scenarioRunSchema,
  scenarioSchema,
  scenarioVersionsSchema,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../../platform/session.ts';
import { addScenario, copyScenario } from './add-scenario.ts';
import { addScenarioAction } from './add-scenario-action.ts';
import { changeScenario, deleteScenario } from './change-scenario.ts';
import { exportScenario, type ScenarioExportServices } from './export-scenario.ts';
import { readGroups, readScenario, readScenarios, readVersions } from './read-scenarios.ts';
import { runScenario } from './run-scenario.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
const refusalsOfRun = { ...refusalsOfOne, 400: apiErrorSchema, 503: apiErrorSchema };
const refusalsOfChange = { ...refusalsOfRun, 409: apiErrorSchema };
const tags = ['planning'];

export function scenarioRoutes(app: FastifyInstance, services: ScenarioExportServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.scenarios,
    {
      schema: {
        summary: "The caller's scenarios and the shared ones",
        tags,
        response: { 200: scenarioListSchema, ...refusals },
      },
    },
    async (request) => readScenarios(db, await requireMember(request)),
  );

  routes.post(
    paths.scenarios,
    {
      schema: {
        summary: 'Save a scenario as a draft, or a what-if with its result',
        tags,
        body: newScenarioSchema,
        response: {
          200: createdScenarioSchema,
          ...refusals,
          400: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request) => addScenario(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.scenarioGroups,
    {
      schema: {
        summary: 'Departments and teams of the directory, which scenarios merge and split',
        tags,
        response: { 200: scenarioGroupsSchema, ...refusals },
      },
    },
    async (request) => readGroups(db, await requireMember(request)),
  );

  routes.get(
    paths.scenario,
    {
      schema: {
        summary: 'A scenario with its result, or an earlier version of it',
        tags,
        params,
        querystring: scenarioQuerySchema,
        response: { 200: scenarioSchema, ...refusalsOfOne },
      },
    },
    async (request) =>
      readScenario(db, await requireMember(request), { ...request.params, ...request.query }),
  );

  routes.patch(
    paths.scenario,
    {
      schema: {
        summary: 'Change a scenario, share it, or stop sharing it',
        tags,
        params,
        body: scenarioChangeSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await changeScenario(services, await requireMember(request), request.params.id, request.body);
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.scenario,
    {
      schema: {
        summary: 'Delete a scenario with its versions',
        tags,
        params,
        querystring: planDeletionSchema,
        response: { 204: z.null(), ...refusalsOfOne, 400: apiErrorSchema, 409: apiErrorSchema },
      },
    },
    async (request, reply) => {
      await deleteScenario(
        services,
        await requireMember(request),
        request.params.id,
        request.query,
      );
      return reply.status(204).send(null);
    },
  );

  routes.post(
    paths.scenarioRun,
    {
      schema: {
        summary: 'Compute a scenario as of today, or finish a written one',
        tags,
        params,
        body: scenarioRunSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await runScenario(services, await requireMember(request), { id, ...request.body });
      return reply.status(204).send(null);
    },
  );

  routes.post(
    paths.scenarioCopy,
    {
      schema: {
        summary: 'Copy a scenario as a draft of the caller',
        tags,
        params,
        response: { 200: createdScenarioSchema, ...refusalsOfRun },
      },
    },
    async (request) => copyScenario(services, await requireMember(request), request.params.id),
  );

  routes.get(
    paths.scenarioVersions,
    {
      schema: {
        summary: 'The versions of a scenario, with who saved each',
        tags,
        params,
        response: { 200: scenarioVersionsSchema, ...refusalsOfOne },
      },
    },
    async (request) => readVersions(db, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.scenarioActions,
    {
      schema: {
        summary: 'Create an action from a recommendation or a step of a scenario',
        tags,
        params,
        body: scenarioActionSchema,
        response: { 200: actionSchema, ...refusalsOfChange },
      },
    },
    async (request) =>
      addScenarioAction(services, await requireMember(request), request.params.id, request.body),
  );

  routes.get(
    paths.scenarioFile,
    {
      schema: {
        summary: 'A scenario as a file',
        tags,
        params: z.object({ id: z.string(), format: scenarioFileFormatSchema }),
        response: {
          200: z.unknown().describe('The file'),
          ...refusalsOfRun,
          429: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const actor = await requireMember(request);
      const { name, type, content } = await exportScenario(services, actor, request.params);
      reply.header('content-type', type);
      reply.header('content-disposition', contentDisposition(name));
      return reply.send(content);
    },
  );
}
