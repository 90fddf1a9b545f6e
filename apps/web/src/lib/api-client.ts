import { singleSignOnRequiredCode, twoFactorRequiredCode } from '@rapport/contract';
import type * as z from 'zod/mini';
import { accountChanged } from './account-change.ts';
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
  /** False if the answer says nothing about whether the session has expired. Default: true. */
  needsSession?: boolean | undefined;
};

/**
 * Calls the API with the session's cookie. Without a schema the body is ignored.
 * @throws {ApiRequestError} if refused, unanswered or of another shape.
 */
export async function request<Schema extends z.ZodMiniType>(
  options: RequestOptions & { schema: Schema },
): Promise<z.output<Schema>>;
export async function request(options: RequestOptions): Promise<void>;
export async function request(
  options: RequestOptions & { schema?: z.ZodMiniType | undefined },
): Promise<unknown>;
export async function request({
  schema,
  ...options
}: RequestOptions & { schema?: z.ZodMiniType | undefined }): Promise<unknown> {
  const response = await send(options);
  if (!schema) return;
  const { path, signal } = options;
  const parsed = schema.safeParse(await readJson(response, signal));
  if (parsed.success) return parsed.data;
  console.error(`The answer of ${path} does not have its agreed shape`, parsed.error.issues);
  throw new ApiRequestError(
    response.status,
    'UNEXPECTED_ANSWER',
    'the answer could not be read; reloading the page may help',
  );
}

/**
 * Downloads a file, with the name from the answer's header.
 * @throws {ApiRequestError} if refused, unanswered or cut off.
 */
export async function requestFile(path: string): Promise<{ file: Blob; name: string | undefined }> {
  const response = await send({ path });
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  return { file: await answerOf(response.blob(), undefined), name };
}

/**
 * Reads an answer line by line while it comes; each line is JSON.
 * @throws {ApiRequestError} if refused, unanswered, cut off or of another shape.
 */
export async function requestLines<Schema extends z.ZodMiniType>(
  options: RequestOptions & { schema: Schema; onLine: (line: z.output<Schema>) => void },
): Promise<void> {
  const { schema, onLine, signal } = options;
  const response = await send(options);
  let rest = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = reader
      ? await answerOf(reader.read(), signal)
      : { value: undefined, done: true };
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(readLine(line, schema, response.status));
    if (done) return;
  }
}

function readLine<Schema extends z.ZodMiniType>(line: string, schema: Schema, status: number) {
  const parsed = schema.safeParse(parsedJson(line));
  if (parsed.success) return parsed.data;
  throw new ApiRequestError(status, 'UNEXPECTED_ANSWER', 'the answer could not be read');
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** From `filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf` (RFC 8187) or `filename="size.pdf"`. */
function fileNameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted] = /filename="?([^";]+)/i.exec(disposition) ?? [];
  return quoted;
}

async function send({
  path,
  method = 'GET',
  body,
  signal,
  needsSession = true,
}: RequestOptions): Promise<Response> {
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
    if (response.status === 401 && needsSession) markSessionExpired();
    const error = errorFromAnswer(response.status, await readJson(response, signal));
    // The organization now requires more of a sign-in. The refetched session says so, and the
    // guard shows what to do.
    if (error.code === twoFactorRequiredCode || error.code === singleSignOnRequiredCode)
      accountChanged();
    throw error;
  }
  if (needsSession) clearSessionExpired();
  return response;
}

async function answerOf<Answer>(
  call: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
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
