import { paths } from '../paths.ts';
import { searchAnswerSchema, searchQuerySchema } from '../search.ts';
import type { Endpoint } from './endpoint.ts';

export const search = {
  method: 'GET',
  path: paths.search,
  summary: 'Meetings, people, topics and sentences that match a search',
  callers: 'member',
  scopes: ['read-meetings'],
  query: searchQuerySchema,
  answer: searchAnswerSchema,
} as const satisfies Endpoint;
