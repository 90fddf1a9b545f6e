import {
  importColumns,
  importResultSchema,
  organizationUserListSchema,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { formWith, sendForm } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const header = importColumns.join(',');
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const send = (content: string | Uint8Array, person = owner) =>
  sendForm(person, paths.importUsers, formWith({ name: 'people.csv', content }));

async function importFile(content: string | Uint8Array, person = owner) {
  return importResultSchema.parse((await send(content, person)).json());
}

async function find(search: string, person = owner) {
  const answer = await person.call('GET', `/api/v1/user/all?q=${encodeURIComponent(search)}`);
  return organizationUserListSchema.parse(answer.json()).users;
}

test('an import adds people with all columns of the file', async () => {
  const file = `${header}\r\nada@example.com,Ada,Moss,amoss,"Head of ""Billing"", Europe",Finance,Billing; Checkout;,E-1\r\n`;
  expect(await importFile(`\uFEFF${file}`)).toEqual({
    columns: { used: importColumns, ignored: [] },
    created: 1,
    updated: 0,
    skipped: [],
  });
  expect(await find('ada@')).toMatchObject([
    {
      firstName: 'Ada',
      lastName: 'Moss',
      username: 'amoss',
      status: 'SYNCED_ONLY',
      syncSource: 'USER_UPLOAD',
      externalId: 'E-1',
      lastSyncedAt: expect.any(String),
      externalData: {
        title: 'Head of "Billing", Europe',
        department: 'Finance',
        teams: ['Billing', 'Checkout'],
      },
    },
  ]);
});

test('an import updates known people, ignoring the case of addresses', async () => {
  await importFile(`${header}\nben@example.com,Ben,Ito,bito,Engineer,Product,Core,E-2`);
  const again = `${header}\nBEN@example.com,Benjamin,Ito,,Lead,Product,Core;Apps,\nzoe@example.com,Zoe,,,,,,`;
  expect(await importFile(again)).toMatchObject({ created: 1, updated: 1, skipped: [] });
  const [ben, ...others] = await find('ben@');
  expect(others).toEqual([]);
  expect(ben).toMatchObject({ firstName: 'Benjamin', username: null, externalId: null });
  expect(ben?.externalData).toMatchObject({ title: 'Lead', teams: ['Core', 'Apps'] });
});

test('a member stays a member and gets the name in the file', async () => {
  const member = await app.accounts.buildMember(owner.organizationId, 'admin');
  await importFile(`${header}\n${member.email},Mia,Member,,,Sales,,`);
  expect(await find(member.email)).toMatchObject([
    { firstName: 'Mia', status: 'ACTIVE', organizationRole: 'admin' },
  ]);
});

test('invalid rows are reported with their line, and the others imported', async () => {
  const rows = [
    ',No,Address,,,,,',
    'not-an-address,No,Address,,,,,',
    'good-1@example.com,Good,One,,,,,',
    'short@example.com,Too,Short',
    'long@example.com,Too,Long,,,Product,,,',
    '',
    'Good-1@Example.com,Good,Again,,,,,',
    `wide@example.com,${'x'.repeat(201)},,,,,,`,
    '"torn@example.com,Torn,,,,,,',
    '"good-2@example.com",Good,"Two\nof two",,,,,',
    'good-3@example.com,Good,Three,,,,,',
  ];
  expect(await importFile([header, ...rows].join('\n'))).toMatchObject({
    created: 3,
    updated: 0,
    skipped: [
      { line: 2, reason: 'The email is missing.' },
      { line: 3, reason: 'The email is not a valid e-mail address.' },
      { line: 5, reason: 'The row has 3 values, the header has 8 columns.' },
      { line: 6, reason: 'The row has 9 values, the header has 8 columns.' },
      { line: 8, reason: 'The same email is on line 4.' },
      { line: 9, reason: 'The firstName is longer than 200 characters.' },
      { line: 10, reason: 'The row has a quote that does not end.' },
    ],
  });
  expect(await find('good-')).toHaveLength(3);
});

test('columns may be missing, reordered, unknown or spelled differently', async () => {
  const file = 'Department;Phone;E-Mail;first name;LASTNAME;;Teams;department\n';
  const row = 'Legal;+49 30 1;odd@example.com;Odd;Order;;"A;B";Sales';
  expect(await importFile(file + row)).toEqual({
    columns: {
      used: ['department', 'email', 'firstName', 'lastName', 'teams'],
      ignored: ['Phone', 'department'],
    },
    created: 1,
    updated: 0,
    skipped: [],
  });
  expect((await find('odd@'))[0]).toMatchObject({
    lastName: 'Order',
    externalData: { department: 'Legal', teams: ['A', 'B'] },
  });
});

test('a missing column changes nothing, an empty one clears the values', async () => {
  await importFile(`${header}\nkim@example.com,Kim,Park,kpark,Engineer,Product,Core;Apps,E-9`);
  const { columns, updated } = await importFile('title,email\nLead,KIM@example.com');
  expect([columns.used, updated]).toEqual([['title', 'email'], 1]);
  const known = {
    firstName: 'Kim',
    lastName: 'Park',
    username: 'kpark',
    externalId: 'E-9',
    externalData: { title: 'Lead', department: 'Product', teams: ['Core', 'Apps'] },
  };
  expect(await find('kim@')).toMatchObject([known]);
  expect(await importFile('email\nkim@example.com')).toMatchObject({ updated: 1 });
  expect(await find('kim@')).toMatchObject([known]);
  await importFile('email,teams,username\nkim@example.com,,');
  expect(await find('kim@')).toMatchObject([
    { ...known, username: null, externalData: { ...known.externalData, teams: [] } },
  ]);
});

test('a file of addresses alone is imported', async () => {
  expect(await importFile('Email\nalone@example.com')).toMatchObject({ created: 1 });
  expect(await find('alone@')).toMatchObject([{ firstName: '', lastName: '' }]);
});

test('the report of ignored columns is bounded', async () => {
  const strange = Array.from({ length: 300 }, (_, n) => `${n} ${'x'.repeat(300)}`);
  const { columns } = await importFile(['email', ...strange].join(','));
  expect(columns.ignored).toHaveLength(100);
  expect(Math.max(...columns.ignored.map(({ length }) => length))).toBe(200);
});

test('formulas are kept as text', async () => {
  await importFile(`${header}\nformula@example.com,=1+1,@SUM(A1),+49,-1,,"=HYPERLINK(""x"")",`);
  expect((await find('formula@'))[0]).toMatchObject({
    firstName: '=1+1',
    lastName: '@SUM(A1)',
    username: '+49',
    externalData: { title: '-1', teams: ['=HYPERLINK("x")'] },
  });
});

const spreadsheet = (separator: string) =>
  ['email,firstName,lastName', 'jos@example.com,José,"Müller"']
    .map((line) => `${line.replaceAll(',', separator)}\r\n`)
    .join('');

test.each([
  ['UTF-8', Buffer.from(spreadsheet(','))],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${spreadsheet(';')}`)],
  ['windows-1252, with semicolons', Buffer.from(spreadsheet(';'), 'latin1')],
  ['UTF-16, with tabs', Buffer.from(`\uFEFF${spreadsheet('\t')}`, 'utf16le')],
  ['UTF-8, with a line that states the separator', Buffer.from(`sep=;\r\n${spreadsheet(';')}`)],
])('a file in %s is read', async (_, bytes) => {
  const boss = await app.accounts.buildOwner();
  expect(await importFile(new Uint8Array(bytes), boss)).toMatchObject({ created: 1, skipped: [] });
  expect(await find('jos@', boss)).toMatchObject([{ firstName: 'José', lastName: 'Müller' }]);
});

test.each([
  ['nothing', '', 'The file is empty.'],
  [
    'no header',
    'ada@example.com,Ada',
    'The header misses email. The first line has to name this column, and may name firstName, lastName, username, title, department, teams, and externalId.',
  ],
  ['no column of addresses', 'firstName,mail\nAda,a@b.example', 'The header misses email.'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 1, 2, 3]), 'The file is not a CSV file.'],
  ['too many bytes', 'x'.repeat(5 * 1024 * 1024 + 1), 'The file is larger than 5 MB.'],
  [
    'too many rows',
    `${header}\n${'a@b.example,,,,,,,\n'.repeat(50_001)}`,
    'The file has more than 50,000 rows. Please split it.',
  ],
])('%s is refused as a whole', async (_, content, message) => {
  const answer = await send(content);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(message);
});

test('a form without a file is refused', async () => {
  const answer = await owner.call('POST', '/api/v1/user/import', { payload: {} });
  expect(answer.statusCode).toBe(400);
});

test('only those who may update the organization can import, and only into their own', async () => {
  const file = `${header}\nsecret@example.com,Se,Cret,,,,,`;
  const member = await app.accounts.buildMember(owner.organizationId);
  expect((await send(file, member)).statusCode).toBe(403);
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  expect((await send(file, admin)).statusCode).toBe(200);
  const stranger = await app.accounts.buildOwner();
  expect(await find('secret@', stranger)).toEqual([]);
});

test('a file with the maximum of rows is imported', async () => {
  const boss = await app.accounts.buildOwner();
  const rows = Array.from(
    { length: 50_000 },
    (_, n) => `p${n}@e.example,First${n},Last${n},,,,T;U,`,
  );
  const file = [header, ...rows].join('\n');
  expect(await importFile(file, boss)).toMatchObject({ created: 50_000, updated: 0, skipped: [] });
});
