import { paths } from '../paths.ts';
import { singleSignOnAddressSchema, singleSignOnStartSchema } from '../single-sign-on.ts';
import type { Endpoint } from './endpoint.ts';

export const start = {
  method: 'POST',
  path: paths.singleSignOnStart,
  summary: 'Start single sign-on by an e-mail address',
  callers: 'anyone',
  body: singleSignOnStartSchema,
  answer: singleSignOnAddressSchema,
  refusals: [404, 429, 502],
} as const satisfies Endpoint;
