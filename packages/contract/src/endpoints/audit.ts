import { auditFilterSchema, auditPageSchema, auditQuerySchema } from '../audit.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.auditLog,
  summary: 'Audit log: who did what, when and from where; newest first',
  callers: 'manager',
  query: auditQuerySchema,
  answer: auditPageSchema,
} as const satisfies Endpoint;

export const download = {
  method: 'GET',
  path: paths.auditLogFile,
  summary: 'The audit log as a CSV file',
  callers: 'manager',
  query: auditFilterSchema,
  file: ['text/csv'],
} as const satisfies Endpoint;
