import { undeliveredMailListSchema } from '../mail.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const listUndelivered = {
  method: 'GET',
  path: paths.undeliveredMail,
  summary: 'Invitations and other mails that did not arrive',
  callers: 'manager',
  answer: undeliveredMailListSchema,
} as const satisfies Endpoint;
