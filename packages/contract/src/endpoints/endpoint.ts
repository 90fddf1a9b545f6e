import type * as z from 'zod/mini';
import type { ApiKeyScope } from '../api-keys.ts';

type Schema = z.ZodMiniType;
export type FormFields = z.ZodMiniObject;

/**
 * Who may make a call: anyone without a session, the holder of an account in whatever organization,
 * or a member of the active organization: any, those who manage it (owner and admin), or its owner.
 */
export type Callers = 'anyone' | 'account' | 'member' | 'manager' | 'owner';

/** A call of the API, as the server serves it and the web app makes it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters: `/api/v1/event/:id`. */
  path: string;
  summary: string;
  description?: string;
  callers: Callers;
  /** Scopes of API keys that may make it. Without any, keys are refused. */
  scopes?: readonly ApiKeyScope[];
  /** Schemas of parameters in the path. One without a schema is any text. */
  params?: Readonly<Record<string, Schema>>;
  query?: Schema;
  body?: Schema;
  /** Sent as a multipart form: the fields besides its `file`. */
  form?: FormFields;
  /** Without a schema and a file, 204 is answered. */
  answer?: Schema;
  /** Media types of the file that is answered; none if they depend on a parameter. */
  file?: readonly string[];
  /** Status of the answer, if not 200, or 204 without one. */
  status?: 202;
  /** Statuses of refusals besides those that follow from the rest: see `refusalsOf`. */
  refusals?: readonly (400 | 401 | 403 | 404 | 409 | 416 | 422 | 429 | 502 | 503)[];
  /** Schemas of refusals that tell more than the others. */
  refusalBodies?: Readonly<Record<number, Schema>>;
};

/** `'id' | 'format'` of `/api/v1/event/:id/export/:format`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamOf<E extends Endpoint, Name extends string> =
  E['params'] extends Record<Name, infer S extends Schema> ? z.output<S> : string;

export type ParamsOf<E extends Endpoint> = {
  [Name in ParamName<E['path']>]: ParamOf<E, Name>;
};

/** Names of the parameters in a path. */
export const paramNames = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

const byCallers: Record<Callers, readonly number[]> = {
  anyone: [],
  account: [401, 403],
  member: [401, 403, 422],
  manager: [401, 403, 422],
  owner: [401, 403, 422],
};

/** All statuses with which a call may be refused, ascending. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const { callers, params, query, body, form, path, refusals = [] } = endpoint;
  const isChecked = Boolean(params || query || body || form);
  return [
    ...new Set([
      ...byCallers[callers],
      ...refusals,
      ...(isChecked ? [400] : []),
      ...(paramNames(path).length > 0 ? [404] : []),
    ]),
  ].sort();
}
