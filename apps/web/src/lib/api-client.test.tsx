import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { server } from '@/testing/server.ts';
import { ApiRequestError, request } from './api-client.ts';
import * as sessionExpiry from './session-expiry.ts';

const schema = z.object({ total: z.number() });
const path = '/api/v1/event';

afterEach(() => vi.restoreAllMocks());

async function failureOf(call: Promise<unknown>): Promise<ApiRequestError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiRequestError) return error;
  throw new Error('The call was expected to be refused');
}

test('an answer is parsed by its schema', async () => {
  server.use(http.get('*/api/v1/event', () => HttpResponse.json({ total: 3, more: true })));
  expect(await request({ path, schema })).toEqual({ total: 3 });
});

test('a body is sent as JSON, with cookies', async () => {
  server.use(
    http.post('*/api/v1/event', async ({ request: call }) => {
      expect(call.credentials).toBe('include');
      expect(call.headers.get('content-type')).toBe('application/json');
      return HttpResponse.json({ total: Object.keys(Object(await call.json())).length });
    }),
  );
  expect(await request({ path, method: 'POST', body: { a: 1, b: 2 }, schema })).toEqual({
    total: 2,
  });
});

test('an answer without content is accepted', async () => {
  server.use(http.delete('*/api/v1/event', () => new HttpResponse(null, { status: 204 })));
  expect(await request({ path, method: 'DELETE' })).toBeUndefined();
});

test('a refusal carries status, code and message', async () => {
  const body = { code: 'NOT_FOUND', message: 'Meeting not found.', requestId: 'r1' };
  server.use(http.get('*/api/v1/event', () => HttpResponse.json(body, { status: 404 })));
  const error = await failureOf(request({ path, schema }));
  expect(error).toMatchObject({ ...body, status: 404, isRefusal: true });
});

test('an error page of a proxy becomes an error with its status', async () => {
  server.use(
    http.get('*/api/v1/event', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
  );
  const error = await failureOf(request({ path, schema }));
  expect(error).toMatchObject({ status: 502, isRefusal: false });
  expect(error.message).toBe('the server answered with status 502');
});

test('an unreachable server is an error with status 0', async () => {
  server.use(http.get('*/api/v1/event', () => HttpResponse.error()));
  const error = await failureOf(request({ path, schema }));
  expect(error).toMatchObject({ status: 0, message: 'the server did not answer' });
});

test('an answer of another shape is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/v1/event', () => HttpResponse.json({ total: 'three' })));
  expect(await failureOf(request({ path, schema }))).toMatchObject({ code: 'UNEXPECTED_ANSWER' });
});

test('an aborted call rejects with an AbortError', async () => {
  server.use(http.get('*/api/v1/event', () => HttpResponse.json({ total: 3 })));
  const controller = new AbortController();
  controller.abort();
  await expect(request({ path, schema, signal: controller.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});

test('a call aborted while its answer is read rejects with an AbortError', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const controller = new AbortController();
  server.use(http.get('*/api/v1/event', () => HttpResponse.json({ total: 3 })));
  vi.spyOn(Response.prototype, 'json').mockImplementationOnce(() => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  });
  await expect(request({ path, schema, signal: controller.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  expect(complaint).not.toHaveBeenCalled();
});

test('a 401 marks the session as expired', async () => {
  const marked = vi.spyOn(sessionExpiry, 'markSessionExpired').mockImplementation(() => {});
  server.use(http.get('*/api/v1/event', () => HttpResponse.json({}, { status: 401 })));
  await failureOf(request({ path, schema }));
  expect(marked).toHaveBeenCalledOnce();
});
