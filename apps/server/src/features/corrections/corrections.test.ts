import {
  type Correction,
  correctionAcceptedSchema,
  directoryPeopleSchema,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { replaceFile } from '../../testing/factories/files.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { requeueUnfinished } from '../transcripts/processing/requeue-unfinished.ts';

let app: TestApp;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  admin = await app.accounts.buildMember(owner.organizationId, 'admin');
});
afterAll(() => app.close());

const spoken = [
  'Anna Berg: Good morning. Can you tell us where the billing migration stands?',
  'Speaker 2: The billing migration is on track. I will send the load figures by Tuesday.',
  'Speaker 3: And the invoices of the billing migration were moved last night as well.',
  'Anna Berg: That is great news, thank you. I am really happy with the progress.',
  'Speaker 2: Thanks. The team did wonderful work on the billing migration.',
].join('\n');

async function readMeeting(text = spoken): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, text, '2026-11-19 billing weekly.txt');
  await completed;
  return id;
}

const path = (id: string, rest = '') => `/api/v1/event/${id}${rest}`;
const transcriptOf = async (id: string) =>
  meetingTranscriptSchema.parse((await owner.call('GET', path(id, '/transcript'))).json());
const detailOf = async (id: string) =>
  meetingDetailSchema.parse((await owner.call('GET', path(id))).json());

/** Participant ids by name. */
async function speakersOf(id: string): Promise<Record<string, string>> {
  const { summaries } = participantSummariesSchema.parse(
    (await owner.call('GET', path(id, '/participant_summaries'))).json(),
  );
  return Object.fromEntries(
    summaries.map((row) => {
      const { firstName, lastName } = row.participant.user;
      return [`${firstName} ${lastName}`.trim(), row.id];
    }),
  );
}

const send = (id: string, correction: Correction, by = owner) =>
  by.call('POST', path(id, '/correction'), { payload: correction });

/** Waits for the new results. */
async function correct(id: string, correction: Correction, by = owner): Promise<string> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await send(id, correction, by);
  expect(response.statusCode).toBe(202);
  await updated;
  return correctionAcceptedSchema.parse(response.json()).correctionId;
}

async function undo(id: string, correctionId: string): Promise<void> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await owner.call('DELETE', path(id, `/correction/${correctionId}`));
  expect(response.statusCode).toBe(202);
  await updated;
}

test('a line of minutes is distinguished from turns with an unknown speaker', async () => {
  const id = await readMeeting(`${spoken}\n\nAction: Anna to call the bank\n`);
  const { turns, coverage } = await transcriptOf(id);
  expect(turns.at(-1)).toMatchObject({
    participantId: null,
    written: true,
    text: 'Action: Anna to call the bank',
  });
  expect(coverage).toMatchObject({ turns: 6, unattributedTurns: 0 });
});

test('a transcript is returned turn by turn, with the evidence of each statement', async () => {
  const id = await readMeeting();
  const transcript = await transcriptOf(id);
  expect(transcript.turns.map(({ text }) => text)).toEqual(
    spoken.split('\n').map((line) => line.replace(/^[^:]+: /, '')),
  );
  expect(transcript.coverage).toMatchObject({ turns: 5, timed: false, unattributedTurns: 0 });
  const { summaries } = participantSummariesSchema.parse(
    (await owner.call('GET', path(id, '/participant_summaries'))).json(),
  );
  const graph = meetingGraphSchema.parse((await owner.call('GET', path(id, '/graph'))).json());
  const evidence = [
    ...transcript.summary.flatMap((line) => line.evidence),
    ...summaries.flatMap((summary) => summary.evidence),
    ...graph.links.flatMap((link) => Object.values(link.evidence).flat(2)),
  ];
  expect(evidence.length).toBeGreaterThan(0);
  for (const { turn, quote } of evidence) expect(transcript.turns[turn]?.text).toContain(quote);
});

test('each quotation is sent with its second and its speaker, by the name of now', async () => {
  const lines = spoken.split('\n').map((line, index) => `[00:0${index}:30] ${line}`);
  const id = await readMeeting(`${lines.join('\n')}\n`);
  const { 'Speaker 2': participantId = '' } = await speakersOf(id);
  await correct(id, { kind: 'rename-speaker', participantId, name: 'Tom Leiva' });
  const get = async (rest: string) => (await owner.call('GET', path(id, rest))).json();
  const { findings } = await detailOf(id);
  const { summaries } = participantSummariesSchema.parse(await get('/participant_summaries'));
  const { links } = meetingGraphSchema.parse(await get('/graph'));
  const kinds = [
    [findings?.inShort, findings?.decisions, findings?.openQuestions].flatMap((found) =>
      (found ?? []).flatMap((one) => one.evidence),
    ),
    summaries.flatMap((one) => one.evidence),
    links.flatMap((link) => link.evidence.summaryOfInteractions.flat()),
  ];
  const { turns, speakers } = await transcriptOf(id);
  for (const evidence of kinds) {
    expect(evidence.length).toBeGreaterThan(0);
    for (const { turn, said } of evidence) {
      const { participantId: speaker, start } = turns[turn] ?? {};
      const label = speakers.find((one) => one.participantId === speaker)?.label;
      const name = label === 'Speaker 2' ? 'Tom Leiva' : label;
      expect(said).toEqual({ start, speaker: name });
    }
  }
});

describe('a speaker', () => {
  test('gets a name and keeps their id, and earlier corrections still apply', async () => {
    const id = await readMeeting();
    const before = await speakersOf(id);
    await correct(id, {
      kind: 'rename-speaker',
      participantId: before['Speaker 2'] ?? '',
      name: 'Tom Leiva',
    });
    await correct(
      id,
      { kind: 'rename-speaker', participantId: before['Speaker 3'] ?? '', name: 'Ida Sund' },
      admin,
    );
    expect(await speakersOf(id)).toEqual({
      'Anna Berg': before['Anna Berg'],
      'Tom Leiva': before['Speaker 2'],
      'Ida Sund': before['Speaker 3'],
    });
    const { summary } = await detailOf(id);
    expect(summary).not.toContain('Speaker');
  });

  test('is merged with another in turns and on the map, until that is undone', async () => {
    const id = await readMeeting();
    const before = await speakersOf(id);
    const correctionId = await correct(id, {
      kind: 'merge-speakers',
      participantId: before['Speaker 3'] ?? '',
      intoParticipantId: before['Speaker 2'] ?? '',
    });
    expect(Object.keys(await speakersOf(id))).toEqual(['Anna Berg', 'Speaker 2']);
    expect((await transcriptOf(id)).turns).toHaveLength(4);
    const graph = meetingGraphSchema.parse((await owner.call('GET', path(id, '/graph'))).json());
    expect(graph.nodes).toHaveLength(2);

    await undo(id, correctionId);
    expect(Object.keys(await speakersOf(id))).toEqual(['Anna Berg', 'Speaker 2', 'Speaker 3']);
    const { corrections } = await transcriptOf(id);
    expect(corrections).toMatchObject([{ words: "Merged 'Speaker 3' with 'Speaker 2'" }]);
    expect(corrections[0]?.undoneAt).not.toBeNull();
    const again = await owner.call('DELETE', path(id, `/correction/${correctionId}`));
    expect(again.statusCode).toBe(400);
  });

  test('with two certain labels is one person, until they are split', async () => {
    const both = spoken.replace('Anna Berg: That', 'BERG, Anna (Guest): That');
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const id = await upload(owner, both, 'billing weekly.txt');
    await completed;
    const names = async () => Object.keys(await speakersOf(id));
    const joined = async () => (await transcriptOf(id)).speakers[0]?.joined;
    const joins = [{ label: 'BERG, Anna (Guest)', why: 'name' }];
    expect(await names()).toEqual(['Anna Berg', 'Speaker 2', 'Speaker 3']);
    expect(await joined()).toEqual(joins);

    // A repeated analysis joins the two labels again, under any name.
    const participantId = (await speakersOf(id))['Anna Berg'] ?? '';
    await correct(id, { kind: 'rename-speaker', participantId, name: 'Anna Bergman' });
    expect(await names()).toEqual(['Anna Bergman', 'Speaker 2', 'Speaker 3']);
    expect(await joined()).toEqual(joins);

    const { label } = joins[0] ?? { label: '' };
    const split = await correct(id, { kind: 'split-speaker', participantId, label });
    const apart = ['Anna Bergman', 'Speaker 2', 'Speaker 3', 'BERG, Anna (Guest)'];
    expect(await names()).toEqual(apart);
    expect(await joined()).toEqual([]);
    expect((await transcriptOf(id)).corrections[0]).toMatchObject({
      words: "Split 'BERG, Anna (Guest)' from 'Anna Bergman'",
    });
    const updated = waitForEvent(app.bus, 'meeting-updated', id);
    await owner.call('POST', path(id, '/read-again'));
    await updated;
    expect(await names()).toEqual(apart);
    const again = await send(id, { kind: 'split-speaker', participantId, label });
    expect(again.statusCode).toBe(409);

    await undo(id, split);
    expect(await names()).toEqual(['Anna Bergman', 'Speaker 2', 'Speaker 3']);
  });

  test('is tied to a person and untied again', async () => {
    const id = await readMeeting();
    const before = await speakersOf(id);
    const { id: userId } = await app.db
      .insertInto('directoryUser')
      .values({
        organizationId: owner.organizationId,
        email: 'ida.sund@example.com',
        firstName: 'Ida',
        lastName: 'Sund',
        teams: [],
        syncSource: 'USER_UPLOAD',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const participantId = before['Speaker 2'] ?? '';
    await correct(id, { kind: 'tie-speaker', participantId, userId });
    expect((await detailOf(id)).participantSyncedUserIds).toContain(userId);
    const tie = { userId, how: 'person', sure: 'certain' };
    expect((await transcriptOf(id)).speakers).toContainEqual(
      expect.objectContaining({ participantId, tie }),
    );
    await correct(id, { kind: 'untie-speaker', participantId });
    expect((await detailOf(id)).participantSyncedUserIds).not.toContain(userId);
  });

  test.each<[string, (ids: Record<string, string>) => Correction, number]>([
    [
      'the name of another',
      (ids) => ({
        kind: 'rename-speaker',
        participantId: ids['Speaker 2'] ?? '',
        name: 'anna berg',
      }),
      400,
    ],
    [
      'the same speaker',
      (ids) => ({
        kind: 'merge-speakers',
        participantId: ids['Speaker 2'] ?? '',
        intoParticipantId: ids['Speaker 2'] ?? '',
      }),
      400,
    ],
    [
      'a person who is not in the directory',
      (ids) => ({
        kind: 'tie-speaker',
        participantId: ids['Speaker 2'] ?? '',
        userId: crypto.randomUUID(),
      }),
      404,
    ],
    [
      'a speaker who is not in the meeting',
      () => ({ kind: 'untie-speaker', participantId: crypto.randomUUID() }),
      404,
    ],
  ])('cannot become %s', async (_, correction, status) => {
    const id = await readMeeting();
    expect((await send(id, correction(await speakersOf(id)))).statusCode).toBe(status);
  });
});

test('the uploader of a meeting finds people by name, with no more details than needed', async () => {
  const uploader = await app.accounts.buildMember(owner.organizationId);
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(uploader, spoken, 'weekly.txt');
  await completed;
  const person = { organizationId: owner.organizationId, teams: [], syncSource: 'USER_UPLOAD' };
  const lind = (n: number) => ({
    ...person,
    email: `lind.${n}@example.com`,
    firstName: `Ada ${n}`,
    lastName: 'Lind',
    title: 'Engineer',
  });
  const [nameless] = await app.db
    .insertInto('directoryUser')
    .values([
      { ...person, email: 'zoe@example.com', firstName: '', lastName: '' },
      ...Array.from({ length: 11 }, (_, n) => lind(n)),
    ])
    .returning('id')
    .execute();
  await app.db
    .insertInto('directoryUser')
    .values({ ...lind(99), organizationId: (await app.accounts.buildOwner()).organizationId })
    .execute();
  const search = (q: string, by = uploader) => by.call('GET', path(id, `/directory?q=${q}`));

  const lindPeople = directoryPeopleSchema.parse((await search('LIND')).json());
  expect(lindPeople).toMatchObject({ hasMore: true, people: { length: 10 } });
  expect(lindPeople.people[0]).toEqual({
    id: expect.any(String),
    name: 'Ada 0 Lind',
    title: 'Engineer',
  });
  expect((await search('zoe%40')).json()).toEqual({
    people: [{ id: nameless?.id, name: 'zoe@example.com', title: null }],
    hasMore: false,
  });
  // Addresses cannot be guessed, and neither the directory nor that of others can be browsed.
  expect((await search('lind.1%40example')).json()).toEqual({ people: [], hasMore: false });
  expect((await search('ada%2099')).json()).toEqual({ people: [], hasMore: false });
  expect((await search('%20%25%20')).statusCode).toBe(400);
  const onlooker = await app.accounts.buildMember(owner.organizationId);
  expect((await search('lind', onlooker)).statusCode).toBe(403);
});

test('the person a speaker may be is suggested only to members who may correct', async () => {
  await app.db
    .insertInto('directoryUser')
    .values({
      organizationId: owner.organizationId,
      email: 'oskar.holm@example.com',
      firstName: 'Oskar',
      lastName: 'Holm',
      teams: [],
      syncSource: 'USER_UPLOAD',
    })
    .execute();
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(
    owner,
    'Oskar: We ship.\nO. Holm: We do.\nHolm: Now.\n'.repeat(2),
    'b.txt',
  );
  await completed;
  const suggestion = { id: expect.any(String), name: 'Oskar Holm', title: null };
  expect((await transcriptOf(id)).speakers.map((speaker) => speaker.suggestion)).toEqual([
    suggestion,
    null,
    suggestion,
  ]);
  const onlooker = await app.accounts.buildMember(owner.organizationId);
  const seen = meetingTranscriptSchema.parse(
    (await onlooker.call('GET', path(id, '/transcript'))).json(),
  );
  expect(seen.speakers.every((speaker) => speaker.suggestion === null)).toBe(true);
});

describe('a meeting whose transcript was not stored', () => {
  const forget = (id: string) =>
    app.db.deleteFrom('meetingTranscript').where('meetingId', '=', id).execute();
  const readAgain = (id: string) => owner.call('POST', path(id, '/read-again'));

  test('has it after another analysis', async () => {
    const id = await readMeeting();
    await forget(id);
    expect((await owner.call('GET', path(id, '/transcript'))).statusCode).toBe(404);
    const updated = waitForEvent(app.bus, 'meeting-updated', id);
    expect((await readAgain(id)).statusCode).toBe(202);
    await updated;
    expect((await transcriptOf(id)).turns).toHaveLength(5);
  });

  test('keeps its results and states the reason if its file is refused now', async () => {
    const id = await readMeeting();
    await forget(id);
    await replaceFile(app.db, id, Buffer.from(' '));
    const updated = waitForEvent(app.bus, 'meeting-updated', id);
    await readAgain(id);
    await updated;
    expect(await detailOf(id)).toMatchObject({
      processingStatus: 'completed',
      processingError: expect.stringMatching(/contains no text/),
      summary: expect.any(String),
    });
  });

  test('cannot be analysed again without its file', async () => {
    const id = await readMeeting();
    await app.db.deleteFrom('meetingFile').where('meetingId', '=', id).execute();
    const response = await readAgain(id);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toMatch(/was deleted. Upload it again/);
  });
});

test('concurrent corrections are all applied, or refused with a reason', async () => {
  const id = await readMeeting();
  const ids = await speakersOf(id);
  const [two = '', three = ''] = [ids['Speaker 2'], ids['Speaker 3']];
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  app.gate.hold('identifying_participants');
  const merged = await send(id, {
    kind: 'merge-speakers',
    participantId: three,
    intoParticipantId: two,
  });
  // The second page still shows the old speakers.
  const renamed = await send(
    id,
    { kind: 'rename-speaker', participantId: two, name: 'Tom Leiva' },
    admin,
  );
  const late = await send(
    id,
    { kind: 'rename-speaker', participantId: three, name: 'Ida Sund' },
    admin,
  );
  expect([merged, renamed, late].map(({ statusCode }) => statusCode)).toEqual([202, 202, 409]);
  expect(late.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringContaining("Renamed 'Speaker 2' to 'Tom Leiva'"),
  });
  app.gate.open();
  await updated;
  expect(Object.keys(await speakersOf(id))).toEqual(['Anna Berg', 'Tom Leiva']);
});

test('title and start change at once, survive a repeated analysis, and can be undone', async () => {
  const id = await readMeeting();
  const titled = await correct(id, { kind: 'set-title', title: 'Billing' });
  const started = await correct(id, { kind: 'set-start', date: '2026-11-18', time: '09:30' });
  await correct(id, {
    kind: 'rename-speaker',
    participantId: (await speakersOf(id))['Speaker 2'] ?? '',
    name: 'Tom Leiva',
  });
  expect(await detailOf(id)).toMatchObject({
    title: 'Billing',
    date: '2026-11-18',
    startTime: '09:30',
    isTimeStated: true,
  });
  await undo(id, titled);
  await undo(id, started);
  expect(await detailOf(id)).toMatchObject({
    title: '2026-11-19 billing weekly',
    date: '2026-11-19',
    isTimeStated: false,
  });
});

test('the old results stay visible while a correction is processed', async () => {
  const id = await readMeeting();
  const participantId = (await speakersOf(id))['Speaker 2'] ?? '';
  app.gate.hold('identifying_participants');
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await send(id, { kind: 'rename-speaker', participantId, name: 'Tom Leiva' });
  await app.gate.arrived();
  expect(Object.keys(await speakersOf(id))).toContain('Speaker 2');
  expect(await detailOf(id)).toMatchObject({ processingStatus: 'completed' });
  app.gate.open();
  await updated;
  expect(Object.keys(await speakersOf(id))).toContain('Tom Leiva');
});

test('a correction is processed after a restart', async () => {
  const id = await readMeeting();
  await app.db.updateTable('meeting').set({ isStale: true }).where('id', '=', id).execute();
  await app.db.deleteFrom('participant').where('meetingId', '=', id).execute();
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await requeueUnfinished(app.db, app.queue);
  app.queue.wake(processTranscriptJob);
  await updated;
  expect(Object.keys(await speakersOf(id))).toEqual(['Anna Berg', 'Speaker 2', 'Speaker 3']);
});

test('a meeting cannot be corrected before it is analysed', async () => {
  app.gate.hold('summarizing');
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, spoken, 'a.txt');
  await app.gate.arrived();
  const response = await send(id, { kind: 'set-title', title: 'Billing' });
  expect(response.statusCode).toBe(400);
  expect((await owner.call('GET', path(id, '/transcript'))).statusCode).toBe(404);
  app.gate.open();
  await completed;
});

test('characters that the database cannot store are refused or dropped', async () => {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(
    owner,
    `Ana: We ship\0 on \u{1f600} Friday.\nBo: Good, I agree.`,
    'b.txt',
  );
  await completed;
  expect((await transcriptOf(id)).turns[0]?.text).toContain('on \u{1f600} Friday.');
  const participantId = (await speakersOf(id)).Ana ?? '';
  for (const name of ['A\0b', 'A\ud800b']) {
    const response = await send(id, { kind: 'rename-speaker', participantId, name });
    expect(response.statusCode).toBe(400);
  }
});
