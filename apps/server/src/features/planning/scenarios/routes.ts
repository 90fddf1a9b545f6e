import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { addScenario, copyScenario } from './add-scenario.ts';
import { addScenarioAction } from './add-scenario-action.ts';
import { changeScenario, deleteScenario } from './change-scenario.ts';
import { exportScenario, type ScenarioExportServices } from './export-scenario.ts';
import { readGroups, readScenario, readScenarios, readVersions } from './read-scenarios.ts';
import { runScenario } from './run-scenario.ts';

export function scenarioRoutes(app: FastifyInstance, services: ScenarioExportServices) {
  const { db } = services;

  serve(app, 'planning', endpoints.scenarios, {
    list: ({ actor }) => readScenarios(db, actor),
    create: ({ actor, body }) => addScenario(services, actor, body),
    listGroups: ({ actor }) => readGroups(db, actor),
    get: ({ actor, id, query }) => readScenario(db, actor, { id, ...query }),
    update: ({ actor, id, body }) => changeScenario(services, actor, id, body),
    remove: ({ actor, id, query }) => deleteScenario(services, actor, id, query),
    run: ({ actor, id, body }) => runScenario(services, actor, { id, ...body }),
    copy: ({ actor, id }) => copyScenario(services, actor, id),
    listVersions: ({ actor, id }) => readVersions(db, actor, id),
    createAction: ({ actor, id, body }) => addScenarioAction(services, actor, id, body),
    download: ({ actor, id, format }) => exportScenario(services, actor, { id, format }),
  });
}
