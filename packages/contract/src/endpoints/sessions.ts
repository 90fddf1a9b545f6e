import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const end = {
  method: 'DELETE',
  path: paths.session,
  summary: 'End another session of the caller',
  callers: 'account',
} as const satisfies Endpoint;
