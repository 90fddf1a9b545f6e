import { glossarySchema } from '../glossary.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.glossary,
  summary: 'Terms of the organization, which members added when they corrected words',
  callers: 'manager',
  answer: glossarySchema,
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.glossaryTerm,
  summary: 'Delete a term of the organization',
  callers: 'manager',
} as const satisfies Endpoint;
