import { paths } from '../paths.ts';
import { pastDeparturesSchema } from '../planning/past-departures.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.pastDepartures,
  summary: 'What the departure of people who left was told to take away, and what came',
  callers: 'member',
  answer: pastDeparturesSchema,
  refusals: [503],
} as const satisfies Endpoint;
