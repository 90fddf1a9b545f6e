import { importColumns, myDataFileSchema, myDataSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../testing/factories/actions.ts';
import { buildJudgedMeeting, directoryIdOf } from '../../testing/factories/judged-meetings.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
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

test('texts about a person say whether a language model wrote them', async () => {
  const source = { engine: 'model', model: 'example', kept: null } as const;
  const olga = await app.accounts.buildOwner();
  const directoryUserId = await directoryIdOf(app.db, olga);
  const speakers = [
    { name: 'Olga', sentiment: 'positive', directoryUserId } as const,
    { name: 'Bo', sentiment: 'neutral' } as const,
  ];
  await buildJudgedMeeting(app.db, olga, speakers, { source });
  const shown = myDataSchema.parse((await olga.call('GET', paths.myData)).json());
  expect(shown.meetings.map(({ summarySource }) => summarySource)).toEqual([source]);
  const file = myDataFileSchema.parse((await olga.call('GET', paths.myDataFile)).json());
  expect(file.meetings[0]?.connections).toMatchObject([
    { with: 'Bo', summarySource: source, recommendationsSource: source },
  ]);
});

test('the download is complete and contains only their own words', async () => {
  const response = await anna.call('GET', paths.myDataFile);
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="My data \d{4}-\d\d-\d\d\.json"$/,
  );
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
  const actions = held.auditEntries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['transcript-uploaded', 'own-data-downloaded']));
  const ofOwner = await owner.call('GET', paths.myDataFile);
  expect(myDataFileSchema.parse(ofOwner.json())).toMatchObject({ meetings: [], uploads: [] });
  expect(ofOwner.body).not.toContain(anna.email);
});

test('the download tells what may be an action of theirs, and not of others', async () => {
  const ofMeeting = app.db.selectFrom('meetingTranscript').where('meetingId', '=', meeting);
  const { findings } = await ofMeeting.select('findings').executeTakeFirstOrThrow();
  if (!findings) throw new Error('The meeting has no findings.');
  const maybeOf = (owner: string) => ({
    text: `${owner} could ask.`,
    owner,
    evidence: [],
    dueDate: null,
    dueDay: null,
    before: null,
  });
  const actions = [maybeOf('Anna Berg'), maybeOf('Tom Leiva')];
  await app.db
    .updateTable('meetingTranscript')
    .set({ findings: jsonb({ ...findings, maybe: { decisions: [], actions, openQuestions: [] } }) })
    .where('meetingId', '=', meeting)
    .execute();
  const held = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json());
  expect(held.meetings[0]?.actionItems).toEqual([
    { text: 'Anna Berg could ask.', owner: 'Anna Berg', dueDate: null, isMaybe: true },
  ]);
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

async function personOf({ organizationId, email }: SignedIn): Promise<string> {
  const { id } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

test('the download has every row of long lists once, and the screen counts them', async () => {
  const directoryUserId = await personOf(anna);
  const built = [];
  for (let day = 1; day <= 21; day += 1) {
    const traits = { startsAt: new Date(Date.UTC(2026, 0, day, 12)), withResults: true };
    built.push(await buildMeeting(app.db, anna, traits));
  }
  await app.db
    .updateTable('participant')
    .set({ directoryUserId })
    .where('meetingId', 'in', built)
    .where('name', '=', 'Anna Berg')
    .execute();
  const { organizationId, accountId } = anna;
  const entry = { organizationId, accountId, action: 'sign-in' as const };
  await app.db
    .insertInto('auditEntry')
    .values(Array.from({ length: 600 }, (_, at) => ({ ...entry, detail: `entry ${at}` })))
    .execute();

  const file = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json());
  const { totals, meetings } = myDataSchema.parse((await anna.call('GET', paths.myData)).json());
  expect(totals).toEqual({
    meetings: file.meetings.length,
    corrections: file.corrections.length,
    uploads: file.uploads.length,
    auditEntries: file.auditEntries.length,
  });
  expect(new Set(file.auditEntries.map(({ detail }) => detail)).size).toBeGreaterThan(600);
  expect(new Set(file.uploads.map(({ meetingId }) => meetingId))).toEqual(
    new Set([meeting, ...built]),
  );
  expect(file.uploads).toHaveLength(22);
  expect(file.meetings.map(({ id }) => id)).toEqual([meeting, ...built.toReversed()]);
  expect(meetings.map(({ id }) => id)).toEqual(file.meetings.map(({ id }) => id));
  for (const held of file.meetings.slice(1))
    expect(held).toMatchObject({
      said: [{ start: 0, text: 'I will send the figures.' }],
      connections: [{ with: 'Tom Leiva', value: 3 }],
      actionItems: [{ text: 'Send the figures', dueDate: 'on Friday' }],
    });
});

test('the download has a list of just one or two whole pages', async () => {
  const person = await app.accounts.buildMember(owner.organizationId);
  const { organizationId, accountId } = person;
  for (const total of [500, 1000]) {
    const held = await app.db
      .selectFrom('auditEntry')
      .select('id')
      .where('accountId', '=', accountId)
      .execute();
    const entry = { organizationId, accountId, action: 'sign-in' as const };
    await app.db
      .insertInto('auditEntry')
      .values(Array.from({ length: total - held.length - 1 }, () => entry))
      .execute();
    // The download itself is an entry too.
    const file = myDataFileSchema.parse((await person.call('GET', paths.myDataFile)).json());
    expect(file.auditEntries).toHaveLength(total);
  }
});

test('the download has what a person said in every piece of a long meeting', async () => {
  const id = await buildMeeting(app.db, anna, { title: 'Long', withResults: true });
  const transcript = app.db.updateTable('meetingTranscript').set({ pieces: 2 });
  const { organizationId, transcriptId } = await transcript
    .where('meetingId', '=', id)
    .returning(['organizationId', 'transcriptId'])
    .executeTakeFirstOrThrow();
  const directoryUserId = await personOf(anna);
  const speaker = app.db.updateTable('participant').set({ directoryUserId });
  const { id: participantId } = await speaker
    .where('meetingId', '=', id)
    .where('name', '=', 'Anna Berg')
    .returning('id')
    .executeTakeFirstOrThrow();
  const turns = [
    { position: 2, participantId, start: 12, end: 15, text: 'They are done.' },
    { position: 3, participantId, start: null, end: null, text: 'Goodbye.' },
  ];
  await app.db
    .insertInto('transcriptPiece')
    .values({ organizationId, meetingId: id, transcriptId, position: 1, turns: jsonb(turns) })
    .execute();
  const file = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json());
  expect(file.meetings.find(({ title }) => title === 'Long')?.said).toEqual([
    { start: 0, text: 'I will send the figures.' },
    { start: 12, text: 'They are done.' },
    { start: null, text: 'Goodbye.' },
  ]);
});

test('a member who is not in the directory sees their account and no meetings', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  await app.db.deleteFrom('directoryUser').where('email', '=', member.email).execute();
  const held = myDataSchema.parse((await member.call('GET', paths.myData)).json());
  expect(held).toMatchObject({ profile: { email: member.email, directory: null }, meetings: [] });
});

test('the download has the actions that a member owns or added, without words they may no longer read', async () => {
  await turnActionsOn(owner);
  const member = await app.accounts.buildMember(owner.organizationId);
  const userId = await personOf(member);
  const secret = await buildMeeting(app.db, owner, { title: 'Salaries', withResults: true });
  const add = (by: SignedIn, payload: object) => by.call('POST', paths.actions, { payload });
  await add(owner, { text: 'Raise them', meetingId: secret, owner: { userId } });
  await add(member, { text: 'Tidy up', dueDay: '2026-12-01' });
  const read = async () =>
    myDataFileSchema.parse((await member.call('GET', paths.myDataFile)).json()).actions;
  const own = {
    text: 'Tidy up',
    note: null,
    meeting: null,
    state: 'open',
    dueDay: '2026-12-01',
    isOwner: false,
    isAuthor: true,
  };
  const given = { text: 'Raise them', meeting: 'Salaries', isOwner: true, isAuthor: false };
  expect(await read()).toMatchObject([own, given]);
  await owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  expect(await read()).toMatchObject([own, { ...given, text: null, meeting: null }]);
});

test('the download has what a member chose about series, without titles they may no longer read', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const { organizationId } = owner;
  const meetingId = await buildMeeting(app.db, owner, { title: 'Salaries', withResults: true });
  // Series without a choice by a person are deleted in the background.
  await app.db.transaction().execute(async (tx) => {
    const { id: seriesId } = await tx
      .insertInto('series')
      .values({ organizationId, name: 'Pay round' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = { organizationId, seriesId, meetingId, chosenBy: member.accountId };
    await tx
      .insertInto('seriesChoice')
      .values({ ...choice, isPart: false })
      .execute();
  });
  const read = async () =>
    myDataFileSchema.parse((await member.call('GET', paths.myDataFile)).json()).seriesChoices;
  await owner.call('PATCH', paths.trust, {
    payload: { meetingReaders: 'everyone', confirmed: true },
  });
  expect(await read()).toMatchObject([
    { meetingId, meeting: 'Salaries', series: 'Pay round', isPart: false },
  ]);
  await owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  expect(await read()).toMatchObject([{ meetingId, meeting: null, series: null, isPart: false }]);
});

test('the download has the questions that the member asked, and no others', async () => {
  const question = 'What was said about the figures?';
  await anna.call('POST', paths.ask, { payload: { question, from: '2026-01-01' } });
  const file = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json());
  expect(file.questions).toMatchObject([{ question, from: '2026-01-01' }]);
  const ofOwner = myDataFileSchema.parse((await owner.call('GET', paths.myDataFile)).json());
  expect(ofOwner.questions).toEqual([]);
});
