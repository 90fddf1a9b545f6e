import { exportFormatSchema, exportQuerySchema } from '../export.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const download = {
  method: 'GET',
  path: paths.meetingExport,
  summary: 'A meeting as a file, with what the caller may see on its page',
  callers: 'member',
  scopes: ['read-meetings'],
  params: { format: exportFormatSchema },
  query: exportQuerySchema,
  file: [],
  refusals: [429, 503],
} as const satisfies Endpoint;
