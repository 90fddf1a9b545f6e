import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import {
  importColumns,
  importResultSchema,
  organizationUserListSchema,
  organizationUserQuerySchema,
  organizationUserSchema,
} from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.users,
  summary: 'The people of the organization',
  callers: 'manager',
  scopes: ['manage-people'],
  query: organizationUserQuerySchema,
  answer: organizationUserListSchema,
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.user,
  summary: "One person, by the organization user's id or the account's",
  callers: 'member',
  scopes: ['manage-people'],
  params: { id: z.string().check(z.maxLength(100)) },
  answer: organizationUserSchema,
} as const satisfies Endpoint;

export const importFile = {
  method: 'POST',
  path: paths.importUsers,
  summary: 'Import people: multipart form with a CSV file',
  description: `The header names email and any of ${importColumns.slice(1).join(', ')}, in any order. Columns that are missing stay unchanged. Teams are separated by ';'.`,
  callers: 'manager',
  scopes: ['manage-people'],
  form: z.object({}),
  answer: importResultSchema,
  refusals: [409],
} as const satisfies Endpoint;
