import { figures, lawWords, paths, rulesInForceSchema } from '@rapport/contract';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp({
    languageModel: {
      name: 'qwen3',
      baseUrl: 'https://models.example/v1',
      apiKey: undefined,
      window: undefined,
    },
  });
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
});
afterAll(() => app.close());

const rename = (name: string) =>
  app.db.updateTable('organization').set({ name }).where('id', '=', owner.organizationId).execute();

test('every member reads the rules in force, with the retention', async () => {
  const before = rulesInForceSchema.parse((await member.call('GET', paths.rulesInForce)).json());
  expect(before).toMatchObject({
    retention: { fileDays: null, meetingDays: null },
    trust: { meetingReaders: 'everyone' },
    languageModel: { name: 'qwen3', server: 'models.example' },
  });
  const payload = { fileDays: 30, meetingDays: 365 };
  await owner.call('PATCH', paths.retention, { payload });
  const after = rulesInForceSchema.parse((await member.call('GET', paths.rulesInForce)).json());
  expect(after.retention).toEqual(payload);
  expect((await app.http.inject({ url: paths.rulesInForce })).statusCode).toBe(401);
});

test('the CSV has a row for each rule and figure, as long as its head', async () => {
  const response = await member.call('GET', paths.figureRegisterCsv);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="What is computed \d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  const rows: string[][] = parse(response.body, { record_delimiter: '\r\n' });
  expect(rows[0]?.slice(0, 4)).toEqual(['Part', 'Name', 'Definition', 'Basis']);
  const names = rows.filter(([part]) => part?.startsWith('About')).map(([, name]) => name);
  expect(names.toSorted()).toEqual(figures.map(({ name }) => name).toSorted());
  expect(rows).toContainEqual(
    expect.arrayContaining([
      'Original files',
      'Kept until the meeting is deleted, at most 30 days after the upload',
    ]),
  );
  for (const { value } of lawWords)
    expect(rows).toContainEqual(
      expect.arrayContaining(['State of the law, 26 November 2026', value]),
    );
  const mood = rows.find(([, name]) => name === 'Mood of a participant');
  expect(mood?.[rows[0]?.indexOf('Seen by') ?? -1]).toBe('Everyone in the organization');
});

test('the PDF names the organization, its rules and every figure, and leads to the page', async () => {
  await rename('Łódź & Sons');
  const response = await member.call('GET', paths.figureRegisterPdf);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="What is computed \d{4}-\d\d-\d\d\.pdf"$/,
    ),
  });
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(words).toContain('Łódź & Sons, as of ');
  expect(words).toContain('http://localhost:8000/trust');
  expect(words).toMatch(
    /from 2 December 2027, by Regulation \(EU\) 2026\/1744 \(OJ L, 24\.7\.2026\)/,
  );
  expect(words).toContain('Applies since 2 August 2026.');
  for (const { name, definition } of figures) {
    expect(words).toContain(name);
    expect(words).toContain(definition.slice(0, 40));
  }
  expect((await app.http.inject({ url: paths.figureRegisterPdf })).statusCode).toBe(401);
});
