import { actionSchema } from '../action.ts';
import { paths } from '../paths.ts';
import { planDeletionSchema } from '../planning/plan-version.ts';
import { scenarioGroupsSchema } from '../planning/scenario-groups.ts';
import {
  createdScenarioSchema,
  newScenarioSchema,
  scenarioActionSchema,
  scenarioChangeSchema,
  scenarioFileFormatSchema,
  scenarioListSchema,
  scenarioQuerySchema,
  scenarioRunSchema,
  scenarioSchema,
  scenarioVersionsSchema,
} from '../planning/scenarios.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.scenarios,
  summary: "The caller's scenarios, and those shared with the caller by name",
  callers: 'member',
  answer: scenarioListSchema,
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.scenarios,
  summary: 'Save a scenario as a draft, or a what-if with its result',
  callers: 'member',
  body: newScenarioSchema,
  answer: createdScenarioSchema,
  refusals: [503],
} as const satisfies Endpoint;

export const listGroups = {
  method: 'GET',
  path: paths.scenarioGroups,
  summary: 'Departments and teams of the directory, which scenarios merge and split',
  callers: 'member',
  answer: scenarioGroupsSchema,
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.scenario,
  summary: 'A scenario with its result, or an earlier version of it',
  callers: 'member',
  query: scenarioQuerySchema,
  answer: scenarioSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.scenario,
  summary: 'Change a scenario',
  callers: 'member',
  body: scenarioChangeSchema,
  refusals: [409, 503],
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.scenario,
  summary: 'Delete a scenario with its versions',
  callers: 'member',
  query: planDeletionSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const run = {
  method: 'POST',
  path: paths.scenarioRun,
  summary: 'Compute a scenario as of today, or finish a written one',
  callers: 'member',
  body: scenarioRunSchema,
  refusals: [409, 503],
} as const satisfies Endpoint;

export const copy = {
  method: 'POST',
  path: paths.scenarioCopy,
  summary: 'Copy a scenario as a draft of the caller',
  callers: 'member',
  answer: createdScenarioSchema,
  refusals: [503],
} as const satisfies Endpoint;

export const listVersions = {
  method: 'GET',
  path: paths.scenarioVersions,
  summary: 'The versions of a scenario, with who saved each',
  callers: 'member',
  answer: scenarioVersionsSchema,
} as const satisfies Endpoint;

export const createAction = {
  method: 'POST',
  path: paths.scenarioActions,
  summary: 'Create an action from a recommendation or a step of a scenario',
  callers: 'member',
  body: scenarioActionSchema,
  answer: actionSchema,
  refusals: [409, 503],
} as const satisfies Endpoint;

export const download = {
  method: 'GET',
  path: paths.scenarioFile,
  summary: 'A scenario as a file',
  callers: 'member',
  params: { format: scenarioFileFormatSchema },
  file: [],
  refusals: [429, 503],
} as const satisfies Endpoint;
