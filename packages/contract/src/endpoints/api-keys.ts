import { apiKeyListSchema, createdApiKeySchema, newApiKeySchema } from '../api-keys.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.apiKeys,
  summary: 'API keys of the organization, without the keys themselves',
  callers: 'manager',
  answer: apiKeyListSchema,
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.apiKeys,
  summary: 'Create an API key, which has at most the rights of its creator',
  callers: 'manager',
  body: newApiKeySchema,
  answer: createdApiKeySchema,
} as const satisfies Endpoint;

export const revoke = {
  method: 'DELETE',
  path: paths.apiKey,
  summary: 'Revoke an API key',
  callers: 'manager',
} as const satisfies Endpoint;
