import {
  newPasskeySchema,
  passkeyBeginSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyNameSchema,
} from '../passkeys.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.passkeys,
  summary: 'The passkeys of the caller',
  callers: 'account',
  answer: passkeyListSchema,
} as const satisfies Endpoint;

export const begin = {
  method: 'POST',
  path: paths.passkeyBegin,
  summary: 'Start adding a passkey, confirmed by the password of the account',
  callers: 'account',
  body: passkeyBeginSchema,
  answer: passkeyCreationSchema,
  refusals: [429],
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.passkeys,
  summary: 'Add the passkey that the browser created',
  callers: 'account',
  body: newPasskeySchema,
  answer: passkeyListSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const rename = {
  method: 'PATCH',
  path: paths.passkey,
  summary: 'Rename a passkey',
  callers: 'account',
  body: passkeyNameSchema,
  answer: passkeyListSchema,
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.passkey,
  summary: 'Remove a passkey, and end the other sessions that it has opened',
  callers: 'account',
  answer: passkeyListSchema,
} as const satisfies Endpoint;
