import { periodQuerySchema } from '../organization-figures/period.ts';
import { paths } from '../paths.ts';
import { tiedPeopleSchema, whatIfQuerySchema, whatIfSchema } from '../planning/what-if.ts';
import type { Endpoint } from './endpoint.ts';

export const listPeople = {
  method: 'GET',
  path: paths.tiedPeople,
  summary: 'People with ties in the period',
  callers: 'member',
  query: periodQuerySchema,
  answer: tiedPeopleSchema,
  refusals: [503],
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.whatIf,
  summary: 'The network before and after one or two people leave',
  callers: 'member',
  query: whatIfQuerySchema,
  answer: whatIfSchema,
  refusals: [404, 503],
} as const satisfies Endpoint;
