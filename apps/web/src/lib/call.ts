import type { Endpoint, ParamsOf } from '@rapport/contract';
import type * as z from 'zod/mini';
import { request } from './api-client.ts';

type Schema = z.ZodMiniType;

type Fixed<T> = unknown extends T ? T : { readonly [Name in keyof T]: Fixed<T[Name]> };

type Named<Name extends string, S> = S extends Schema
  ? object extends z.input<S>
    ? { [N in Name]?: Fixed<z.input<S>> }
    : { [N in Name]: Fixed<z.input<S>> }
  : object;

type InAddress<E extends Endpoint> = ParamsOf<E> & Named<'query', E['query']>;
type Given<E extends Endpoint> = InAddress<E> &
  Named<'body', E['body']> &
  (E extends { form: object } ? { body: FormData } : object) & {
    signal?: AbortSignal | undefined;
    /** False if the answer says nothing about whether the session has expired. Default: true. */
    needsSession?: boolean;
  };
/** Left out if nothing in it is needed. */
type Optional<Part> = object extends Part ? [Part?] : [Part];

type AnswerOf<E> = E extends { answer: infer S extends Schema } ? z.output<S> : undefined;

/** The address of a call, with its parameters and query. Undefined, null and '' are left out. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  ...[given]: Optional<InAddress<E>>
): string {
  const values: Record<string, unknown> = { ...given };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(`${values[name]}`),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query ?? {}))
    for (const one of [value].flat()) if ((one ?? '') !== '') query.append(name, `${one}`);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Calls an endpoint of the contract with the session's cookie. `as` reads the answer by another
 * schema, such as one that skips unreadable items.
 * @throws {ApiRequestError} if refused, unanswered or of another shape.
 */
export async function call<E extends Endpoint, S extends Schema>(
  endpoint: E,
  given: Given<E> & { as: S },
): Promise<z.output<S>>;
export async function call<E extends Endpoint>(
  endpoint: E,
  ...given: Optional<Given<E>>
): Promise<AnswerOf<E>>;
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E> & { as?: Schema; body?: unknown },
): Promise<unknown> {
  const { method, answer } = endpoint;
  const { as, body, signal, needsSession } = { ...given };
  return request({
    path: addressOf(endpoint, given),
    method,
    body,
    signal,
    needsSession,
    schema: as ?? answer,
  });
}
