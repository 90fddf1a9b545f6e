import { paths } from '../paths.ts';
import {
  newWebhookSchema,
  webhookDeliveryPageSchema,
  webhookDeliveryQuerySchema,
  webhookListSchema,
  webhookSecretSchema,
  webhookUpdateSchema,
  webhookVersionSchema,
} from '../webhooks.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.webhooks,
  summary: 'The webhooks of the organization',
  callers: 'manager',
  answer: webhookListSchema,
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.webhooks,
  summary: 'Add a webhook: an address that is called about changes',
  callers: 'manager',
  body: newWebhookSchema,
  answer: webhookSecretSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.webhook,
  summary: 'Change the address or the events of a webhook, or turn it on or off',
  callers: 'manager',
  body: webhookUpdateSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.webhook,
  summary: 'Delete a webhook with the log of its calls',
  callers: 'manager',
} as const satisfies Endpoint;

export const replaceSecret = {
  method: 'POST',
  path: paths.webhookSecret,
  summary: 'Replace the secret of a webhook; for a day, calls are signed with both',
  callers: 'manager',
  body: webhookVersionSchema,
  answer: webhookSecretSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const sendTest = {
  method: 'POST',
  path: paths.webhookTest,
  summary: 'Send a test to a webhook',
  callers: 'manager',
  status: 202,
} as const satisfies Endpoint;

export const listDeliveries = {
  method: 'GET',
  path: paths.webhookDeliveries,
  summary: 'Calls of webhooks of the last 30 days',
  callers: 'manager',
  query: webhookDeliveryQuerySchema,
  answer: webhookDeliveryPageSchema,
} as const satisfies Endpoint;

export const resend = {
  method: 'POST',
  path: paths.webhookResend,
  summary: 'Repeat a call of a webhook',
  callers: 'manager',
  status: 202,
} as const satisfies Endpoint;
