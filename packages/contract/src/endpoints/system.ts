import { paths } from '../paths.ts';
import { systemStateSchema, testMailSentSchema } from '../system.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.system,
  summary: 'State of the installation, for owners of the operating organization',
  callers: 'owner',
  answer: systemStateSchema,
} as const satisfies Endpoint;

export const sendTestMail = {
  method: 'POST',
  path: paths.testMail,
  summary: 'Send a test mail to the caller',
  callers: 'owner',
  answer: testMailSentSchema,
  refusals: [429, 502],
} as const satisfies Endpoint;
