import { paths } from '../paths.ts';
import {
  planCandidatesSchema,
  planInclusionSchema,
  planKindSchema,
  planPeopleSchema,
  planSharingSchema,
} from '../planning/plan-people.ts';
import { directoryQuerySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

const params = { kind: planKindSchema };

export const getPeople = {
  method: 'GET',
  path: paths.planPeople,
  summary: 'Who sees a plan, and who is left out because it is about them',
  callers: 'member',
  params,
  answer: planPeopleSchema,
} as const satisfies Endpoint;

export const findPeople = {
  method: 'GET',
  path: paths.planCandidates,
  summary: 'People with whom a plan may be shared, without those whom it is about',
  callers: 'member',
  params,
  query: directoryQuerySchema,
  answer: planCandidatesSchema,
} as const satisfies Endpoint;

export const share = {
  method: 'PUT',
  path: paths.planPeople,
  summary: 'Share a plan with people by name, change what they may do, or remove them',
  callers: 'member',
  params,
  body: planSharingSchema,
  answer: planPeopleSchema,
} as const satisfies Endpoint;

export const include = {
  method: 'POST',
  path: paths.planSubjects,
  summary: 'Show a plan to a person whom it is about, by typing their name',
  callers: 'member',
  params,
  body: planInclusionSchema,
  answer: planPeopleSchema,
} as const satisfies Endpoint;
