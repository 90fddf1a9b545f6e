import {
  directoryRuleSchema,
  directoryStateSchema,
  directoryTokenSchema,
} from '../directory-connection.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.directoryConnection,
  summary: "The connection of the company's directory, without its token",
  callers: 'manager',
  answer: directoryStateSchema,
} as const satisfies Endpoint;

export const createToken = {
  method: 'POST',
  path: paths.directoryToken,
  summary: 'Create the token of the directory, or replace it',
  callers: 'manager',
  answer: directoryTokenSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.directoryConnection,
  summary: 'Choose whether groups of the directory become teams or departments',
  callers: 'manager',
  body: directoryRuleSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.directoryConnection,
  summary: 'Remove the connection of the directory; the people stay',
  callers: 'manager',
  refusals: [404],
} as const satisfies Endpoint;
