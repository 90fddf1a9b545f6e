import {
  accountTextLengthMax,
  paths,
  personNameLengthMax,
  pictureLengthMax,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const post = (path: string, payload: object, by = owner) =>
  by.call('POST', `${paths.auth}/${path}`, { payload });
const long = 'x'.repeat(500);
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const refused: [path: string, body: object, sentence: RegExp][] = [
  ...['update-user', 'organization/create-team', 'organization/create'].flatMap(
    (path): typeof refused =>
      [long, 'x'.repeat(personNameLengthMax + 1), '   ', '', 7, ['x'], 'a\0b'].map((name) => [
        path,
        { name, slug: 'fine' },
        /name|kept|stored/,
      ]),
  ),
  ['organization/update', { data: { name: long } }, /at most 200 characters/],
  ['organization/update-team', { teamId: 'x', data: { name: long } }, /at most 200 characters/],
  ...['Not a slug', '../up', 'x'.repeat(101), '', 'a--b', 'ä'].map(
    (slug): (typeof refused)[number] => [
      'organization/create',
      { name: 'A', slug },
      /slug|letters/i,
    ],
  ),
  ['organization/update', { data: { slug: 'Not a slug' } }, /Lower-case letters/],
  ...[
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,PHNjcmlwdD4=',
    `https://example.com/${'x'.repeat(accountTextLengthMax)}`,
    png + 'A'.repeat(pictureLengthMax),
    'https://example.com/a b',
    `${png}\n`,
    '',
    7,
  ].flatMap((image): typeof refused => [
    ['update-user', { image }, /picture/],
    ['organization/create', { name: 'A', slug: 'a', logo: image }, /picture/],
    ['organization/update', { data: { logo: image } }, /picture/],
  ]),
  ['organization/update', { data: { a: 1 } }, /nothing that can be changed/],
  ['organization/update', { data: { metadata: { a: long.repeat(4) } } }, /metadata/],
  ['delete-user', { callbackURL: 'x'.repeat(accountTextLengthMax + 1) }, /longer than 2,000/],
  ['revoke-session', { token: 'x'.repeat(accountTextLengthMax + 1) }, /longer than 2,000/],
  ['update-session', { a: { a: { a: { a: { a: 1 } } } } }, /too many/],
  ['update-session', Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, n])), /too many/],
  ['organization/set-active', { organizationId: 'a\0b' }, /kept|stored/],
];

test('names, slugs, pictures and other texts of account calls are bounded, with an explanation', async () => {
  const before = await everything();
  for (const [path, body, sentence] of refused) {
    const { statusCode, json } = await post(path, body);
    expect([path, body, statusCode]).toEqual([path, body, 400]);
    expect(json().message).toMatch(sentence);
  }
  expect(await everything()).toEqual(before);
});

test('a body larger than a picture is refused before it is read', async () => {
  const response = await post('update-user', { name: 'x'.repeat(900_000) });
  expect(response.statusCode).toBe(413);
  const address = await owner.call('GET', `${paths.auth}/reset-password/%00?callbackURL=/`);
  expect(address.statusCode).toBe(400);
});

test('valid names are trimmed, and pictures stay unchanged until removed', async () => {
  const name = 'ä'.repeat(personNameLengthMax);
  const read = async () => (await owner.call('GET', `${paths.auth}/get-session`)).json().user;
  for (const image of [png, 'https://example.com/a.png', null]) {
    expect((await post('update-user', { name: `  ${name}  `, image })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ name, image });
  }
});

test('the user agent is truncated', async () => {
  await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    headers: { 'user-agent': 'x'.repeat(10_000) },
    payload: { email: owner.email, password: app.accounts.password },
  });
  const { rows } = await sql<{ longest: number }>`
    select max(length("userAgent")) as "longest" from "session"`.execute(app.db);
  expect(rows).toEqual([{ longest: 200 }]);
});

async function everything() {
  const rows = await Promise.all(
    (['user', 'organization', 'team', 'member', 'invitation'] as const).map((table) =>
      app.db.selectFrom(table).selectAll().execute(),
    ),
  );
  return rows.flat();
}

test('of two organizations created at once with the same slug, one is refused with the reason', async () => {
  for (const slug of ['twin-a', 'twin-b', 'twin-c']) {
    const create = () => post('organization/create', { name: 'Twin', slug, logo: null });
    const responses = await Promise.all([create(), create()]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const refused = responses.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().message).toMatch(/already/i);
  }
});
