import { randomUUID } from 'node:crypto';
import {
  actionSchema,
  askHistorySchema,
  erasurePreviewSchema,
  importColumns,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingTranscriptSchema,
  organizationUserListSchema,
  participantSummariesSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { readActions, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { storeSeries } from '../series/store-series.ts';

let app: TestApp;
let owner: SignedIn;
beforeEach(async () => {
  app = await startTestApp();
  await foundOrganization();
});
afterEach(() => app.close());

const spoken = [
  'Anna Berg: Good morning. Can you tell us where the billing migration stands, Tom?',
  'Tom Leiva: The billing migration is on track, Anna. I will send Anna Berg the load figures by Tuesday.',
  'Lena Lund: Anna asked for the invoices as well. They were moved last night.',
  'Anna Berg: That is great news, thank you. I am really happy with the progress.',
  'Tom Leiva: Thanks. Lena, can you check the invoices with Anna on Friday?',
  'Lena Lund: Sure. I will check them. Anna did wonderful work on the billing migration.',
].join('\n');

async function read(by: SignedIn, text: string, name: string): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text, name);
  await completed;
  return id;
}

const people = async () =>
  organizationUserListSchema.parse((await owner.call('GET', paths.users)).json()).users;

async function personCalled(firstName: string) {
  const person = (await people()).find((user) => user.firstName === firstName);
  if (!person) throw new Error(`nobody is called ${firstName}`);
  return person;
}

async function foundOrganization() {
  owner = await app.accounts.buildOwner();
  const rows = ['Anna Berg', 'Tom Leiva', 'Lena Lund'].map((name) => {
    const address = `${name.toLowerCase().replace(' ', '.')}@north.example`;
    return `${address},${name.replace(' ', ',')},,Engineer,Product,,`;
  });
  const content = [importColumns.join(','), ...rows].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
}

async function resultsOf(id: string) {
  const get = async (path: string) => (await owner.call('GET', pathFor(path, id))).json();
  return {
    detail: meetingDetailSchema.parse(await get(paths.meeting)),
    graph: meetingGraphSchema.parse(await get(paths.meetingGraph)),
    summaries: participantSummariesSchema.parse(await get(paths.participantSummaries)).summaries,
    transcript: meetingTranscriptSchema.parse(await get(paths.meetingTranscript)),
    breakdown: await get(paths.sentimentBreakdown),
  };
}

function figuresOf({
  detail,
  graph,
  summaries,
  transcript,
  breakdown,
}: Awaited<ReturnType<typeof resultsOf>>) {
  const { duration, sentiment, sentimentLabel, actions, date, time } = detail;
  return {
    detail: { duration, sentiment, sentimentLabel, actions, date, time },
    breakdown,
    nodes: graph.nodes.map(({ id, sentiment, engagementScore }) => [
      id,
      sentiment,
      engagementScore,
    ]),
    links: graph.links.map(({ source, target, sentiment, value, strength }) => [
      [source, target, sentiment],
      [value, strength],
    ]),
    speakers: summaries.map(({ id, overallSentiment, speakingTimeSeconds, talkShare, turns }) => [
      [id, overallSentiment],
      [speakingTimeSeconds, talkShare, turns],
    ]),
    turns: transcript.turns.map(({ position, participantId, start, moment }) => [
      [position, participantId],
      [start, moment],
    ]),
    coverage: transcript.coverage,
  };
}

/** All rows of all tables except some, with unpacked files. */
async function everythingHeld(except = ['user', 'attempt']): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select "relname" as "name" from pg_class
    where "relkind" = 'r' and "relnamespace" = current_schema()::regnamespace
      and "relname" <> all (${except})`.execute(app.db);
  const held = await Promise.all(
    rows.map(async ({ name }) => {
      const table = await sql<{ row: string }>`
        select row_to_json("t")::text as "row" from ${sql.table(name)} "t"`.execute(app.db);
      return table.rows.map(({ row }) => row);
    }),
  );
  const file = await app.db.selectFrom('fileChunk').select('bytes').execute();
  return [...held.flat(), ...file.map(({ bytes }) => Buffer.from(bytes).toString())].join('\n');
}

const erase = (id: string, name: string, by = owner) =>
  by.call('POST', pathFor(paths.erasure, id), { payload: { name } });

test('a person who is named only in a line that is doubted is erased from it', async () => {
  const head = 'Council\nMinutes by Anna Berg, Friday 12 November 2025\n';
  const talk = 'Tom Leiva: Is the harbour open?\nLena Lund: Yes, it is open again.\n';
  const id = await read(owner, `${head}\n${talk.repeat(3)}`, 'council.txt');
  const checks = async () => (await owner.call('GET', paths.meetingChecks)).body;
  expect(await checks()).toContain('Minutes by Anna Berg, Friday');
  expect((await erase((await personCalled('Anna')).id, 'Anna Berg')).statusCode).toBe(204);
  expect(await checks()).toContain('Minutes by Former participant, Friday');
  expect((await resultsOf(id)).detail.toCheck).toEqual(['date']);
  expect(await everythingHeld()).not.toContain('Anna Berg');
});

test('an erased person is a former participant everywhere, and the figures of others stay the same', async () => {
  const id = await read(owner, spoken, 'Weekly with Anna Berg.txt');
  const talkedAbout = 'Tom Leiva: Did Anna Berg call?\nLena Lund: No. Berg is a mountain as well.';
  const mention = await read(owner, talkedAbout, 'short.txt');
  const other = await read(owner, 'Tom Leiva: Hello there.\nLena Lund: Hello.', 'hello.txt');
  await buildMeeting(app.db, owner, { title: 'Lunch with Anna Berg', status: 'cancelled' });
  const rename = { kind: 'set-title', title: 'Weekly, chaired by Anna' };
  await owner.call('POST', pathFor(paths.corrections, id), { payload: rename });
  const before = await resultsOf(id);
  expect(JSON.stringify(before).split('Anna').length).toBeGreaterThan(8);
  const anna = await personCalled('Anna');
  const preview = await owner.call('GET', pathFor(paths.erasure, anna.id));
  expect(erasurePreviewSchema.parse(preview.json())).toEqual({
    name: 'Anna Berg',
    meetings: 1,
    mentions: 2,
    files: 3,
  });
  expect((await erase(anna.id, 'Anna')).json()).toMatchObject({ code: 'NAME_MISMATCH' });
  expect(await people()).toHaveLength(4);

  const told = [id, mention].map((meeting) => waitForEvent(app.bus, 'meeting-updated', meeting));
  expect((await erase(anna.id, ' anna  berg')).statusCode).toBe(204);
  await Promise.all(told);
  // Series read titles in the background.
  await storeSeries(app, owner.organizationId);

  const after = await resultsOf(id);
  expect(figuresOf(after)).toEqual(figuresOf(before));
  expect(await everythingHeld()).not.toMatch(/\banna\b|anna\.berg@/i);
  expect(await people()).toHaveLength(3);
  expect(after.detail.title).toBe('Weekly, chaired by Former participant');
  const former = after.graph.nodes.find(({ name }) => name === 'Former participant');
  expect(former).toMatchObject({ department: 'Unknown', role: 'Unknown' });
  const [about, ...ofOthers] = after.summaries.toSorted((a) => (a.id === former?.id ? -1 : 1));
  expect(about).toMatchObject({ summary: '', evidence: [], speakerSyncedUserId: null });
  expect(ofOthers.map(({ summary }) => summary !== '')).toEqual([true, true]);
  for (const link of after.graph.links) {
    const isTheirs = [link.source, link.target].includes(former?.id ?? '');
    expect(link.summaryOfInteractions.length === 0).toBe(isTheirs);
  }
  expect(after.transcript.turns[2]?.text).toMatch(/^Former participant asked for the invoices/);
  const evidence = [
    ...after.transcript.summary.flatMap((line) => line.evidence),
    ...after.summaries.flatMap((summary) => summary.evidence),
  ];
  expect(evidence.length).toBeGreaterThan(0);
  for (const { turn, quote } of evidence)
    expect(after.transcript.turns[turn]?.text).toContain(quote);
  expect((await resultsOf(mention)).transcript.turns.map(({ text }) => text)).toEqual([
    'Did Former participant call?',
    'No. Berg is a mountain as well.',
  ]);
  expect((await resultsOf(other)).transcript.can.correct).toBe(true);

  // The file cannot be analysed again, and undoing a correction does not restore the name.
  expect(after.transcript.can.correct).toBe(false);
  const again = { kind: 'rename-speaker', participantId: former?.id ?? '', name: 'Anna Berg' };
  for (const [path, payload] of [
    [paths.corrections, again],
    [paths.readAgain, undefined],
  ] as const)
    expect(
      (await owner.call('POST', pathFor(path, id), payload && { payload })).json(),
    ).toMatchObject({ code: 'FILE_NOT_KEPT' });
  const [correction] = after.transcript.corrections;
  await owner.call('DELETE', `${pathFor(paths.corrections, id)}/${correction?.id}`);
  expect((await resultsOf(id)).detail.title).toBe('Weekly with Former participant');
  // A second erased person gets a number.
  await erase((await personCalled('Tom')).id, 'Tom Leiva');
  expect((await resultsOf(id)).graph.nodes.map(({ name }) => name)).toEqual([
    'Former participant',
    'Former participant 2',
    'Lena Lund',
  ]);
});

test('a name spelled with other accents and blanks is erased from meetings too', async () => {
  const id = await read(owner, 'Tom Leiva: Ask Ànna  Bèrg.\nLena Lund: I will, Tom.', 'ask.txt');
  const anna = await personCalled('Anna');
  const preview = await owner.call('GET', pathFor(paths.erasure, anna.id));
  expect(preview.json()).toMatchObject({ meetings: 0, mentions: 1 });
  expect((await erase(anna.id, 'Anna Berg')).statusCode).toBe(204);
  const { turns } = (await resultsOf(id)).transcript;
  expect(turns[0]?.text).toBe('Ask Former participant.');
});

test('a transcript analysed later does not restore the name, one uploaded later may', async () => {
  app.gate.hold('summarizing');
  const id = await upload(owner, spoken);
  const withoutAnna = await upload(owner, 'Tom Leiva: Hello.\nLena Lund: Hello, Tom.');
  const completed = [id, withoutAnna].map((meeting) =>
    waitForEvent(app.bus, 'transcript-processing-completed', meeting),
  );
  await app.gate.arrived();
  await erase((await personCalled('Anna')).id, 'Anna Berg');
  app.gate.open();
  await Promise.all(completed);
  expect((await resultsOf(withoutAnna)).transcript.can.correct).toBe(true);
  const results = await resultsOf(id);
  expect(JSON.stringify(results)).not.toContain('Anna');
  expect(results.graph.nodes[0]?.name).toBe('Former participant');
  expect(results.transcript.can.correct).toBe(false);
  const later = await read(owner, spoken, 'again.txt');
  expect((await resultsOf(later)).graph.nodes[0]?.name).toBe('Anna Berg');
});

test('a name shared by two people is erased only where it is matched to the person', async () => {
  const namesake = 'anna.two@north.example,ANNA,Berg,,Engineer,Product,,';
  const content = [importColumns.join(','), namesake].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  const untied = await read(owner, spoken, 'weekly.txt');
  const addressed = 'Tom Leiva: Ask anna.berg@north.example.\nLena Lund: I will ask Anna Berg.';
  const mention = await read(owner, addressed, 'short.txt');
  const anna = (await people()).find(({ email }) => email === 'anna.berg@north.example');
  const preview = await owner.call('GET', pathFor(paths.erasure, anna?.id ?? ''));
  expect(preview.json()).toMatchObject({ meetings: 0, mentions: 1 });
  expect((await erase(anna?.id ?? '', 'Anna Berg')).statusCode).toBe(204);
  expect((await people()).map(({ email }) => email)).toContain('anna.two@north.example');
  expect((await resultsOf(untied)).graph.nodes[0]?.name).toBe('Anna Berg');
  expect((await resultsOf(mention)).transcript.turns.map(({ text }) => text)).toEqual([
    'Ask Former participant.',
    'I will ask Anna Berg.',
  ]);
});

/** Inserts rows that name a member besides their meetings. Returns the id of their team. */
async function leaveTraces({ organizationId, accountId, email }: SignedIn): Promise<string> {
  const to = email.toUpperCase();
  const inOrganization = (call: string, payload: object) =>
    owner.call('POST', `${paths.auth}/organization/${call}`, { payload });
  const created = await inOrganization('create-team', { name: 'Core' });
  const teamId = z.object({ id: z.string() }).parse(created.json()).id;
  const added = await inOrganization('add-team-member', { teamId, userId: accountId });
  expect(added.statusCode).toBe(200);
  const invitation = { organizationId, role: 'member' as const, expiresAt: new Date() };
  await app.db
    .insertInto('invitation')
    .values([
      { ...invitation, id: randomUUID(), email: to, status: 'canceled', inviterId: null },
      {
        ...invitation,
        id: randomUUID(),
        email: 'new@north.example',
        status: 'pending',
        inviterId: accountId,
      },
    ])
    .execute();
  await app.db
    .insertInto('undeliveredMail')
    .values({ organizationId, to, subject: 'Hello', reason: 'The mailbox is full.' })
    .execute();
  await app.db
    .updateTable('meetingCorrection')
    .set({ undoneBy: accountId })
    .where('organizationId', '=', organizationId)
    .execute();
  const mine = { organizationId, createdBy: accountId, changedBy: accountId };
  await app.db
    .insertInto('webhook')
    .values({ ...mine, id: randomUUID(), url: 'https://a.example', events: [], secret: 's' })
    .execute();
  const singleSignOnId = randomUUID();
  await app.db
    .insertInto('singleSignOn')
    .values({
      id: singleSignOnId,
      organizationId,
      changedBy: accountId,
      isSavedByOwner: true,
      protocol: 'openid',
      issuer: 'https://id.example',
      clientId: 'a',
      clientSecret: 's',
      secretTail: 's',
      signInAddress: null,
      certificates: null,
      testedAt: new Date(),
      testedEmail: email,
      testError: null,
    })
    .execute();
  await app.db
    .insertInto('singleSignOnLink')
    .values({ singleSignOnId, organizationId, accountId, subject: 'a' })
    .execute();
  await app.db
    .insertInto('importedFile')
    .values({
      organizationId,
      source: 'folder',
      sha256: '0',
      state: 'imported',
      uploadedBy: accountId,
    })
    .execute();
  return teamId;
}

/** A series with a name chosen by a person, to which a meeting was added. */
function nameSeries(meetingId: string, name: string, { accountId, organizationId } = owner) {
  // Series without a choice by a person are deleted in the background.
  return app.db.transaction().execute(async (tx) => {
    const { id: seriesId } = await tx
      .insertInto('series')
      .values({ organizationId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('seriesChoice')
      .values({ organizationId, seriesId, meetingId, isPart: true, chosenBy: accountId })
      .execute();
    return seriesId;
  });
}

test('erasing a person with an account ends their membership and needs permission', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const users = await people();
  const idOf = (email: string) => users.find((user) => user.email === email)?.id ?? '';
  const meeting = await read(member, spoken, 'weekly.txt');
  const title = { kind: 'set-title', title: 'Mine' };
  await member.call('POST', pathFor(paths.corrections, meeting), { payload: title });
  await nameSeries(meeting, 'Weekly', member);
  const teamId = await leaveTraces(member);
  const foreign = await app.accounts.buildOwner();
  for (const [by, id, status] of [
    [member, idOf(admin.email), 403],
    [admin, idOf(owner.email), 403],
    [admin, idOf(admin.email), 403],
    [foreign, idOf(member.email), 404],
  ] as const)
    expect((await erase(id, 'whoever', by)).statusCode).toBe(status);

  const told = waitForEvent(app.bus, 'organization-people-updated');
  expect((await erase(idOf(member.email), member.email, admin)).statusCode).toBe(204);
  await told;
  expect((await member.call('GET', paths.meetings)).statusCode).toBe(422);
  // The audit log keeps the account's id without a name.
  const rows = (await everythingHeld(['user', 'session', 'attempt', 'auditEntry'])).split('\n');
  const held = rows
    .filter((row) => row.includes(owner.organizationId) || row.includes(teamId))
    .join('\n');
  expect(held).not.toContain(member.accountId);
  expect(held.toLowerCase()).not.toContain(member.email);
  expect(held).toContain('new@north.example');
  const { transcript } = await resultsOf(meeting);
  expect(transcript.corrections).toMatchObject([{ by: 'A former member' }]);
  const log = await owner.call('GET', paths.auditLog);
  expect(log.body).toContain('person-erased');
  expect(log.body).not.toContain(member.email);
});

test('a person is not erased, anywhere, while a correction of one of their meetings is being processed', async () => {
  const earlier = await read(owner, spoken, 'earlier.txt');
  const id = await read(owner, spoken, 'weekly.txt');
  app.gate.hold('summarizing');
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.readAgain, id));
  await app.gate.arrived();
  const anna = await personCalled('Anna');
  expect((await erase(anna.id, 'Anna Berg')).json()).toMatchObject({ code: 'BEING_READ_AGAIN' });
  expect((await resultsOf(earlier)).graph.nodes[0]?.name).toBe('Anna Berg');
  app.gate.open();
  await updated;
  expect((await erase(anna.id, 'Anna Berg')).statusCode).toBe(204);
});

test('actions no longer name the person, and those that only they could read are deleted', async () => {
  await turnActionsOn(owner);
  const meeting = await read(owner, spoken, 'weekly.txt');
  const anna = await personCalled('Anna');
  const userId = anna.id;
  const add = async (payload: object) =>
    actionSchema.parse((await owner.call('POST', paths.actions, { payload })).json());
  const note = 'Anna Berg has the numbers';
  const ofMeeting = await add({ text: 'Ask Anna Berg', note, meetingId: meeting });
  const own = await add({ text: 'Call anna.berg@north.example', note, owner: { userId } });
  await add({ text: 'Thank Ànna  Bèrg' });
  await app.db
    .insertInto('actionItem')
    .values({
      organizationId: owner.organizationId,
      origin: 'added',
      text: 'Only hers',
      ownerUserId: userId,
    })
    .execute();
  const payload = { name: 'Anna Berg' };
  const erased = await owner.call('POST', pathFor(paths.erasure, userId), { payload });
  expect(erased.statusCode).toBe(204);
  const { actions } = await readActions(owner);
  expect(JSON.stringify(actions)).not.toMatch(/Anna|anna|Ànna/);
  const byId = new Map(actions.map((action) => [action.id, action]));
  expect(byId.get(ofMeeting.id)).toMatchObject({ note: 'Former participant has the numbers' });
  expect(byId.get(own.id)).toMatchObject({ text: 'Call Former participant', owner: null });
  const left = app.db.selectFrom('actionItem').select('id').where('text', '=', 'Only hers');
  expect(await left.execute()).toEqual([]);
});

test('names of series no longer name the person', async () => {
  const meeting = await read(owner, spoken, 'weekly.txt');
  const without = await read(owner, 'Tom Leiva: Hello.\nLena Lund: Hello, Tom.', 'hello.txt');
  const series = [
    [await nameSeries(meeting, "Anna's round"), "Former participant's round"],
    [await nameSeries(without, '1:1 with Ànna  Bèrg'), '1:1 with Former participant'],
  ] as const;
  const other = await read(owner, 'Tom Leiva: Good day.\nLena Lund: Good day.', 'day.txt');
  const ofAnother = await nameSeries(other, 'Anna Prize');
  expect((await erase((await personCalled('Anna')).id, 'Anna Berg')).statusCode).toBe(204);
  const rows = await app.db.selectFrom('series').select(['id', 'name']).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const [id, name] of [...series, [ofAnother, 'Anna Prize']] as const)
    expect(names.get(id)).toBe(name);
});

test('questions that name or choose the person are deleted, others stay', async () => {
  const { id, firstName, lastName } = await personCalled('Anna');
  const ask = (question: string, rest: object = {}) =>
    owner.call('POST', paths.ask, { payload: { question, ...rest } });
  await ask('What did Anna Berg say about the invoices?');
  await ask('And what does Berg earn?');
  await ask('Who met Ànna   Berg?');
  await ask('What is late?', { people: [id] });
  await ask('Where does the billing migration stand?');
  const payload = { name: `${firstName} ${lastName}` };
  const erased = await owner.call('POST', pathFor(paths.erasure, id), { payload });
  expect(erased.statusCode).toBe(204);
  const { questions } = askHistorySchema.parse((await owner.call('GET', paths.ask)).json());
  expect(questions.map(({ question }) => question)).toEqual([
    'Where does the billing migration stand?',
  ]);
});
