import { pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDirectory, scimPatch } from '../../../testing/factories/directories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

// The requests that Microsoft and Okta document for Entra ID and Okta.

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let app: TestApp;
let directory: Awaited<ReturnType<typeof buildDirectory>>;
let last = 0;
beforeAll(async () => {
  app = await startTestApp();
  directory = await buildDirectory(app, await app.accounts.buildOwner());
});
afterAll(() => app.close());

const newAddress = () => {
  last += 1;
  return `documented-${last}@harbour.example`;
};
const before = {
  externalId: 'e-1',
  title: 'Planner',
  displayName: 'Ines Calloway',
  [enterprise]: { department: 'Sales', manager: { value: 'm-1' } },
};

test.each([
  [
    'Entra ID',
    (email: string) => ({
      schemas: [core, enterprise],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: email,
      active: true,
      addresses: null,
      displayName: 'Ines Calloway',
      emails: [{ primary: true, type: 'work', value: email }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ines Calloway', familyName: 'Calloway', givenName: 'Ines' },
      phoneNumbers: null,
      preferredLanguage: null,
      roles: [],
      title: null,
      [enterprise]: { employeeNumber: null, department: 'Sales', manager: null },
    }),
  ],
  [
    'Okta',
    (email: string) => ({
      schemas: [core],
      userName: email,
      name: { givenName: 'Ines', familyName: 'Calloway' },
      emails: [{ primary: true, value: email, type: 'work' }],
      displayName: 'Ines Calloway',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: 'never-kept-1',
      active: true,
      [enterprise]: { department: 'Sales' },
    }),
  ],
])('%s creates a person', async (_, body) => {
  const email = newAddress();
  const response = await directory.call('POST', paths.scimUsers, body(email));
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    userName: email,
    displayName: 'Ines Calloway',
    active: true,
    name: { givenName: 'Ines', familyName: 'Calloway' },
    emails: [{ value: email }],
    [enterprise]: { department: 'Sales' },
  });
  expect(response.body).not.toContain('never-kept');
});

test.each([
  [
    'Entra ID deactivates with a text',
    [{ op: 'Replace', path: 'active', value: 'False' }],
    { active: false },
  ],
  [
    'Entra ID deactivates with a boolean',
    [{ op: 'Replace', path: 'active', value: false }],
    { active: false },
  ],
  [
    'Okta deactivates without a path',
    [{ op: 'replace', value: { active: false } }],
    { active: false },
  ],
  [
    'Entra ID changes several attributes at once',
    [
      { op: 'Add', path: 'name.givenName', value: 'Inès' },
      { op: 'Replace', path: 'name.familyName', value: 'Berg' },
      { op: 'Replace', path: 'displayName', value: 'Inès Berg' },
      { op: 'Add', path: `${enterprise}:department`, value: 'Design' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '555' },
      { op: 'Add', path: 'addresses[type eq "work"].country', value: 'NL' },
    ],
    {
      name: { givenName: 'Inès', familyName: 'Berg' },
      displayName: 'Inès Berg',
      [enterprise]: { department: 'Design', manager: { value: 'm-1' } },
    },
  ],
  [
    'Entra ID sends values without a path, with paths as names',
    [
      {
        op: 'Replace',
        value: {
          'name.givenName': 'Inès',
          title: 'Lead',
          [`${enterprise}:department`]: 'Design',
        },
      },
    ],
    {
      name: { givenName: 'Inès', familyName: 'Calloway' },
      title: 'Lead',
      [enterprise]: { department: 'Design' },
    },
  ],
  [
    'Okta sends nested values without a path',
    [
      {
        op: 'replace',
        value: { name: { familyName: 'Berg' }, [enterprise]: { manager: { value: 'm-2' } } },
      },
    ],
    {
      name: { givenName: 'Ines', familyName: 'Berg' },
      [enterprise]: { department: 'Sales', manager: { value: 'm-2' } },
    },
  ],
  [
    'Entra ID sets the manager as a text',
    [{ op: 'Add', path: `${enterprise}:manager`, value: 'm-3' }],
    { [enterprise]: { manager: { value: 'm-3' } } },
  ],
  [
    'Entra ID changes another address',
    [{ op: 'Add', path: 'emails[type eq "other"].value', value: 'private@home.example' }],
    { title: 'Planner' },
  ],
  [
    'a path has the prefix of its schema, and any case',
    [{ op: 'replace', path: `${core}:TITLE`, value: 'Lead' }],
    { title: 'Lead' },
  ],
])('%s', async (_, operations, expected) => {
  const email = newAddress();
  const id = await directory.createUser(email, before);
  const patched = await directory.call(
    'PATCH',
    pathFor(paths.scimUser, id),
    scimPatch(...operations),
  );
  expect(patched.statusCode).toBe(200);
  expect(patched.json()).toMatchObject({ userName: email, externalId: 'e-1', ...expected });
  expect(patched.json().emails).toEqual([{ value: email, type: 'work', primary: true }]);
});

test('Entra ID removes values', async () => {
  const id = await directory.createUser(newAddress(), before);
  const removed = ['title', `${enterprise}:department`, `${enterprise}:manager`, 'externalId'];
  const operations = removed.map((path) => ({ op: 'Remove', path }));
  const patched = await directory.call(
    'PATCH',
    pathFor(paths.scimUser, id),
    scimPatch(...operations),
  );
  expect(patched.json()).not.toHaveProperty('title');
  expect(patched.json()).not.toHaveProperty('externalId');
  expect(patched.json()[enterprise]).toEqual({});
});

test('Entra ID changes the work address', async () => {
  const [email, newEmail] = [newAddress(), newAddress()];
  const id = await directory.createUser('ines', { emails: [{ value: email, type: 'work' }] });
  const change = { op: 'Replace', path: 'emails[type eq "work"].value', value: newEmail };
  const patched = await directory.call('PATCH', pathFor(paths.scimUser, id), scimPatch(change));
  expect(patched.json()).toMatchObject({ userName: 'ines', emails: [{ value: newEmail }] });
});

test('Okta replaces a person, which clears the attributes that it leaves out', async () => {
  const email = newAddress();
  const id = await directory.createUser(email, before);
  const body = {
    schemas: [core],
    id,
    userName: email,
    active: false,
    displayName: 'Ines Berg',
    name: { givenName: 'Ines', familyName: 'Berg' },
    emails: [{ primary: true, value: email, type: 'work' }],
    groups: [],
    meta: { resourceType: 'User' },
  };
  const replaced = await directory.call('PUT', pathFor(paths.scimUser, id), body);
  expect(replaced.json()).toMatchObject({
    id,
    active: false,
    externalId: 'e-1',
    displayName: 'Ines Berg',
    name: { formatted: 'Ines Berg' },
  });
  expect(replaced.json()).not.toHaveProperty('title');
  expect(replaced.json()[enterprise]).toEqual({});
});

test('Okta tests the connection', async () => {
  const response = await directory.call('GET', `${paths.scimUsers}?startIndex=1&count=2`);
  expect(response.json()).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
});

test.each([
  ['without an operation', []],
  ['with an unknown operation', [{ op: 'move', path: 'title', value: 'Lead' }]],
  ['that removes nothing in particular', [{ op: 'remove' }]],
  ['with a path that cannot be read', [{ op: 'replace', path: 'emails[type', value: 'a' }]],
  ['that empties the userName', [{ op: 'remove', path: 'userName' }]],
  ['that empties the state', [{ op: 'remove', path: 'active' }]],
])('a patch %s is refused', async (_, operations) => {
  const id = await directory.createUser(newAddress(), before);
  const refused = await directory.call(
    'PATCH',
    pathFor(paths.scimUser, id),
    scimPatch(...operations),
  );
  expect(refused.json()).toMatchObject({ status: '400', scimType: expect.any(String) });
});
