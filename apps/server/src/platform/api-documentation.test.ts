import { listEndpoints, paths, uploadFieldsSchema } from '@rapport/contract';
import { validate } from '@scalar/openapi-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.unknown()),
        security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
      }),
    ),
  ),
});

test('every call of the contract is documented, with its errors', async () => {
  const document = documentSchema.parse((await app.http.inject({ url: paths.openApi })).json());
  const { auth, openApi, docs, ...calls } = paths;
  for (const path of Object.values(calls)) {
    const description = document.paths[path.replace(/:(\w+)/g, '{$1}')];
    expect(Object.keys(description ?? {}), path).not.toEqual([]);
    for (const call of Object.values(description ?? {}))
      expect(
        Object.keys(call.responses).some((status) => status.startsWith('4')),
        path,
      ).toBe(true);
  }
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([`${auth}/sign-in/email`, `${auth}/organization/invite-member`]),
  );
});

test('a form is documented with its file and its fields', async () => {
  const document = (await app.http.inject({ url: paths.openApi })).json();
  const { content } = document.paths[paths.uploadTranscript].post.requestBody;
  const { properties, required } = content['multipart/form-data'].schema;
  expect(Object.keys(properties)).toEqual([...Object.keys(uploadFieldsSchema.shape), 'file']);
  expect(properties.file).toMatchObject({ type: 'string', format: 'binary' });
  expect(required).toEqual(['file']);
});

test('the document is valid, and all references can be resolved', async () => {
  const { valid, errors } = await validate((await app.http.inject({ url: paths.openApi })).json());
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('each call names the scopes of API keys that allow it', async () => {
  const document = documentSchema.parse((await app.http.inject({ url: paths.openApi })).json());
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { security = [] }]) =>
      security.flatMap(({ apiKey = [] }) =>
        apiKey.map((scope) => `${scope}: ${method.toUpperCase()} ${path}`),
      ),
    ),
  );
  const named = listEndpoints().flatMap(({ method, path, scopes = [] }) =>
    scopes.map((scope) => `${scope}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
  );
  expect(described.sort()).toEqual(named.sort());
});

test('the documentation has a page', async () => {
  const page = await app.http.inject({ url: `${paths.docs}/` });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(paths.openApi);
});
