import { paths } from '../paths.ts';
import { planDeletionSchema } from '../planning/plan-version.ts';
import { roleCoverageQuerySchema, roleCoverageSchema } from '../planning/role-coverage.ts';
import {
  createdPlanSchema,
  newSuccessionPlanSchema,
  successionPlanSchema,
  successionPlansSchema,
  successionPlanUpdateSchema,
} from '../planning/succession.ts';
import { directoryPeopleSchema, directoryQuerySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const listPeople = {
  method: 'GET',
  path: paths.successionPeople,
  summary: 'People of the directory for a succession plan',
  callers: 'member',
  query: directoryQuerySchema,
  answer: directoryPeopleSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const getCoverage = {
  method: 'GET',
  path: paths.roleCoverage,
  summary: "People who already have some of a person's ties, topics and series",
  callers: 'member',
  query: roleCoverageQuerySchema,
  answer: roleCoverageSchema,
  refusals: [404, 503],
} as const satisfies Endpoint;

export const listPlans = {
  method: 'GET',
  path: paths.successionPlans,
  summary: "The caller's succession plans, and those shared with the caller by name",
  callers: 'member',
  answer: successionPlansSchema,
  refusals: [400, 404],
} as const satisfies Endpoint;

export const createPlan = {
  method: 'POST',
  path: paths.successionPlans,
  summary: 'Create a succession plan',
  callers: 'member',
  body: newSuccessionPlanSchema,
  answer: createdPlanSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const getPlan = {
  method: 'GET',
  path: paths.successionPlan,
  summary: 'A succession plan: candidates, steps and notes',
  callers: 'member',
  answer: successionPlanSchema,
} as const satisfies Endpoint;

export const updatePlan = {
  method: 'PATCH',
  path: paths.successionPlan,
  summary: 'Change a succession plan',
  callers: 'member',
  body: successionPlanUpdateSchema,
  answer: successionPlanSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const removePlan = {
  method: 'DELETE',
  path: paths.successionPlan,
  summary: 'Delete a succession plan',
  callers: 'member',
  query: planDeletionSchema,
  refusals: [409],
} as const satisfies Endpoint;
