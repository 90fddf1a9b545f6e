import type * as z from 'zod/mini';
import { ApiRequestError, errorFromAnswer, noAnswerError } from './api-request-error.ts';
import { baseAddress } from './base-address.ts';
import { clearSessionExpired, markSessionExpired } from './session-expiry.ts';

export { ApiRequestError };

type RequestOptions = {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON unless it is form data. */
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/**
 * Calls the API with the session's cookie. Without a schema the body is ignored.
 * @throws {ApiRequestError} if refused, unanswered or of another shape.
 */
export async function request<Schema extends z.ZodMiniType>(
  options: RequestOptions & { schema: Schema },
): Promise<z.output<Schema>>;
export async function request(options: RequestOptions): Promise<void>;
export async function request({
  path,
  method = 'GET',
  body,
  schema,
  signal,
}: RequestOptions & { schema?: z.ZodMiniType }): Promise<unknown> {
  const response = await answerOf(
    fetch(new URL(path, baseAddress()), {
      method,
      credentials: 'include',
      signal: signal ?? null,
      ...encode(body),
    }),
    signal,
  );
  if (!response.ok) {
    if (response.status === 401) markSessionExpired();
    throw errorFromAnswer(response.status, await readJson(response, signal));
  }
  clearSessionExpired();
  if (!schema) return;
  const parsed = schema.safeParse(await readJson(response, signal));
  if (parsed.success) return parsed.data;
  console.error(`The answer of ${path} does not have its agreed shape`, parsed.error.issues);
  throw new ApiRequestError(
    response.status,
    'UNEXPECTED_ANSWER',
    'the answer could not be read; reloading the page may help',
  );
}

async function answerOf(
  call: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await call;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswerError();
  }
}

function encode(body: unknown): RequestInit {
  if (body === undefined) return {};
  // The browser sets the content type with its boundary.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
