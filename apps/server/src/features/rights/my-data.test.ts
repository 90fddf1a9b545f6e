import { importColumns, myDataFileSchema, myDataSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  formWith,
  sendForm,
  smallTranscript,
  upload,
} from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let anna: SignedIn;
let meeting: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  anna = await app.accounts.buildMember(owner.organizationId);
  const content = `${importColumns.join(',')}\n${anna.email},Anna,Berg,,Controller,Finance,Core;Apps,x1`;
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  meeting = await upload(anna, smallTranscript);
  await completed;
  const payload = { kind: 'set-title', title: 'Billing' };
  await anna.call('POST', pathFor(paths.corrections, meeting), { payload });
});
afterAll(() => app.close());

test('members see what the organization stores about them, and others do not', async () => {
  const held = myDataSchema.parse((await anna.call('GET', paths.myData)).json());
  expect(held.profile).toMatchObject({
    email: anna.email,
    role: 'member',
    directory: {
      firstName: 'Anna',
      lastName: 'Berg',
      title: 'Controller',
      teams: ['Core', 'Apps'],
    },
  });
  expect(held.meetings).toMatchObject([
    { id: meeting, title: 'Billing', speakerName: 'Anna Berg', turns: 2, questions: 1, time: null },
  ]);
  expect(held.meetings[0]?.summary).not.toBe('');
  expect(held.corrections).toMatchObject([{ meetingId: meeting, undoneAt: null }]);
  expect(held.totals).toMatchObject({ meetings: 1, corrections: 1, uploads: 1 });
  const ofOwner = myDataSchema.parse((await owner.call('GET', paths.myData)).json());
  expect(ofOwner).toMatchObject({ meetings: [], corrections: [], totals: { uploads: 0 } });
  expect((await app.http.inject({ url: paths.myData })).statusCode).toBe(401);
});

test('the download is complete and contains only their own words', async () => {
  const response = await anna.call('GET', paths.myDataFile);
  expect(response.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  const held = myDataFileSchema.parse(response.json());
  expect(held.meetings[0]?.said.map(({ text }) => text)).toEqual(
    smallTranscript
      .split('\n')
      .filter((line) => line.startsWith('Anna'))
      .map((line) => line.replace('Anna Berg: ', '')),
  );
  expect(held.meetings[0]?.connections).toMatchObject([{ with: 'Tom Leiva' }]);
  expect(held.meetings[0]?.actionItems).toEqual([]);
  expect(held.uploads).toMatchObject([{ meetingId: meeting, title: 'Billing' }]);
  expect(held.auditEntries.map(({ action }) => action)).toContain('transcript-uploaded');
  const ofOwner = await owner.call('GET', paths.myDataFile);
  expect(myDataFileSchema.parse(ofOwner.json())).toMatchObject({ meetings: [], uploads: [] });
  expect(ofOwner.body).not.toContain(anna.email);
});

test('a meeting shows its start in the organization’s time zone', async () => {
  const payload = { kind: 'set-start', date: '2026-11-18', time: '23:30' };
  await owner.call('POST', pathFor(paths.corrections, meeting), { payload });
  const start = { date: '2026-11-18', time: '23:30' };
  const held = myDataSchema.parse((await anna.call('GET', paths.myData)).json());
  expect(held.meetings).toMatchObject([start]);
  const file = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json());
  expect(file.meetings).toMatchObject([start]);
});
