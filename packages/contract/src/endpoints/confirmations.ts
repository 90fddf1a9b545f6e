import { toConfirmSchema } from '../confirmation.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.toConfirm,
  summary:
    'Speakers, decisions, actions and open questions of a meeting that nobody has confirmed, for callers who may correct it',
  callers: 'member',
  scopes: ['correct-meetings'],
  answer: toConfirmSchema,
} as const satisfies Endpoint;
