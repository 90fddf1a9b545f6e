import { paths, scimPath } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDirectory } from '../../../testing/factories/directories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let directory: Awaited<ReturnType<typeof buildDirectory>>;
beforeAll(async () => {
  app = await startTestApp();
  directory = await buildDirectory(app, await app.accounts.buildOwner());
});
afterAll(() => app.close());

test('a directory can read what is supported', async () => {
  const response = await directory.call('GET', paths.scimProvider);
  expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
  expect(response.json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  });
  const types = (await directory.call('GET', paths.scimResourceTypes)).json();
  expect(types).toMatchObject({
    totalResults: 2,
    Resources: [{ endpoint: '/Users' }, { endpoint: '/Groups' }],
  });
  const schemas = (await directory.call('GET', paths.scimSchemas)).json();
  expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    'urn:ietf:params:scim:schemas:core:2.0:Group',
  ]);
  expect(schemas.Resources[0].attributes[0]).toMatchObject({ name: 'userName', required: true });
});

test.each([
  ['an unknown resource', 'GET', `${scimPath}/Devices`, undefined, 404, undefined],
  ['a count that is none', 'GET', `${paths.scimUsers}?count=many`, undefined, 400, 'invalidSyntax'],
  ['a patch without operations', 'PATCH', `${paths.scimUsers}/x`, {}, 400, 'invalidSyntax'],
  ['an id that is none', 'DELETE', `${paths.scimUsers}/x`, undefined, 404, undefined],
] as const)('%s is answered as SCIM says', async (_, method, path, body, status, scimType) => {
  const response = await directory.call(method, path, body);
  expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
  expect(response.json()).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: `${status}`,
    ...(scimType && { scimType }),
    detail: expect.any(String),
  });
});
