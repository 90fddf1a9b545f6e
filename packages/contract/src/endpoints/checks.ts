import { meetingChecksQuerySchema, meetingChecksSchema } from '../meeting-checks.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.meetingChecks,
  summary: 'Meetings whose files can be read in two ways, about which nobody has decided',
  callers: 'member',
  scopes: ['correct-meetings'],
  query: meetingChecksQuerySchema,
  answer: meetingChecksSchema,
} as const satisfies Endpoint;
