import { assistantListSchema } from '../assistants.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.assistants,
  summary: 'Programs that may read meetings for a member, and their last calls',
  callers: 'manager',
  answer: assistantListSchema,
} as const satisfies Endpoint;
