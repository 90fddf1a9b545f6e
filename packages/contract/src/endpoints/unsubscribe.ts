import { stoppedMailSchema, unsubscribeQuerySchema } from '../notifications.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const unsubscribe = {
  method: 'POST',
  path: paths.unsubscribe,
  summary: 'Unsubscribe from mails of one kind by the token in a mail; needs no session',
  callers: 'anyone',
  query: unsubscribeQuerySchema,
  answer: stoppedMailSchema,
  refusals: [422],
} as const satisfies Endpoint;
