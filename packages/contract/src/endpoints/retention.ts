import { paths } from '../paths.ts';
import {
  retentionPeriodsSchema,
  retentionPreviewQuerySchema,
  retentionPreviewSchema,
  retentionSettingsSchema,
} from '../retention.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.retention,
  summary: 'The retention periods of files and meetings',
  callers: 'manager',
  answer: retentionSettingsSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.retention,
  summary: 'Change the retention periods, from the next daily run on',
  callers: 'manager',
  body: retentionPeriodsSchema,
  answer: retentionSettingsSchema,
} as const satisfies Endpoint;

export const preview = {
  method: 'GET',
  path: paths.retentionPreview,
  summary: 'Preview what the next daily run would delete with these periods',
  callers: 'manager',
  query: retentionPreviewQuerySchema,
  answer: retentionPreviewSchema,
} as const satisfies Endpoint;
