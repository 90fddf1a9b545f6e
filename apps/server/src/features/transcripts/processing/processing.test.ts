import {
  analysisSteps,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  type ProcessingStep,
  participantSummariesSchema,
  pathFor,
  paths,
  processingStatusesSchema,
  sentimentBreakdownSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../../testing/factories/actions.ts';
import { replaceFile } from '../../../testing/factories/files.ts';
import { readStatus, smallTranscript, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const steps = analysisSteps.filter((step) => step !== 'queued');

async function resultRows(meetingId: string) {
  const count = async (table: 'participant' | 'interaction' | 'actionItem' | 'meetingFile') =>
    (
      await app.db
        .selectFrom(table)
        .select('meetingId')
        .where('meetingId', '=', meetingId)
        .execute()
    ).length;
  return {
    participants: await count('participant'),
    interactions: await count('interaction'),
    actionItems: await count('actionItem'),
    files: await count('meetingFile'),
  };
}

async function uploadAndFinish(content?: string, name?: string, by = owner) {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, content, name);
  await completed;
  return id;
}

test('a transcript becomes a meeting with its results', async () => {
  const id = await uploadAndFinish(smallTranscript, '2026-11-19 billing weekly.txt');

  expect(await readStatus(owner, id)).toMatchObject({
    processingStatus: 'completed',
    processingProgress: null,
    processingError: null,
  });
  const detail = meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
  expect(detail).toMatchObject({
    title: '2026-11-19 billing weekly',
    date: '2026-11-19',
    isDateStated: true,
    isTimeStated: false,
    // With two turns each, people say too little for a mood.
    judged: false,
    judgedReason: 'too-little',
    sentiment: 0,
    sentimentLabel: 'neutral',
    language: 'en',
  });
  expect(detail.findings?.inShort.length).toBeGreaterThan(0);
  expect(detail.findings?.chapters).toEqual([]);
  expect(detail.talk).toMatchObject({ people: [{}, {}], monologue: { turn: expect.any(Number) } });
  expect(detail.participants.map(({ user }) => `${user.firstName} ${user.lastName}`)).toEqual([
    'Anna Berg',
    'Tom Leiva',
  ]);
  const { summaries } = participantSummariesSchema.parse(
    (await owner.call('GET', `/api/v1/event/${id}/participant_summaries`)).json(),
  );
  expect(summaries.map(({ turns }) => turns)).toEqual([2, 2]);
  expect(summaries.reduce((sum, { talkShare = 0 }) => sum + talkShare, 0)).toBeCloseTo(1);
  const breakdown = sentimentBreakdownSchema.parse(
    (
      await owner.call('GET', `/api/v1/event/${id}/participant_summaries/sentiment-breakdown`)
    ).json(),
  );
  const feeling = (sentiment: keyof typeof breakdown) =>
    summaries.filter((summary) => summary.judged && summary.overallSentiment === sentiment).length;
  expect(breakdown).toEqual({
    positive: feeling('positive'),
    neutral: feeling('neutral'),
    negative: feeling('negative'),
  });
  const graph = meetingGraphSchema.parse(
    (await owner.call('GET', `/api/v1/event/${id}/graph`)).json(),
  );
  expect(graph.nodes.map(({ name }) => name)).toEqual(['Anna Berg', 'Tom Leiva']);
  expect(graph.links).toHaveLength(1);
});

const review = [
  'I am delighted with the new portal, it is a wonderful piece of work and our customers love it. You did a brilliant job, and I am proud of how quickly you fixed what they had found.',
  'The pilot was a great success, everybody in Lisbon is thrilled with how fast it is now. It is the best release that we have ever had, and I enjoyed every single day of working on it.',
  'What a fantastic result. I love how friendly the new screens are, and I am really happy that the night shift has so much less to do now. That is excellent, thank you for the superb work.',
]
  .flatMap((text) => [`Anna Berg: ${text}`, 'Tom Leiva: Right, okay.'])
  .join('\n');

test('moods are judged for people who say enough', async () => {
  const id = await uploadAndFinish(review, '2026-11-18 review.txt');
  const detail = meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
  expect(detail).toMatchObject({
    judged: false,
    judgedReason: 'calm',
    moods: { positive: 1, neutral: 0, negative: 0 },
    peopleByFeeling: { positive: 1, neutral: 0, negative: 0, calm: 0, 'too-little': 1 },
    sentiment: 0,
    sentimentLabel: 'neutral',
  });
  const { summaries } = participantSummariesSchema.parse(
    (await owner.call('GET', `/api/v1/event/${id}/participant_summaries`)).json(),
  );
  expect(summaries.map(({ judged, feeling }) => [judged, feeling])).toEqual([
    [true, 'positive'],
    [false, 'too-little'],
  ]);
  const [anna] = summaries;
  expect(anna?.feelingEvidence).toHaveLength(2);
  for (const { quote, said } of anna?.feelingEvidence ?? []) {
    expect(review).toContain(quote);
    expect(said?.speaker).toBe('Anna Berg');
  }
});

test('turns in which the mood was strong say so, with the words for it', async () => {
  const id = await uploadAndFinish(review, '2026-11-18 review.txt');
  const transcript = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  const { turns } = meetingTranscriptSchema.parse(transcript.json());
  const strong = turns.filter(({ moment }) => moment !== undefined);
  expect(strong.length).toBeGreaterThan(0);
  for (const { moment, momentWords = [], text } of strong) {
    expect(moment).toBe('positive');
    expect(momentWords.length).toBeGreaterThan(0);
    for (const word of momentWords) expect(text.toLowerCase()).toContain(word.toLowerCase());
  }
});

test('a meeting in another language is analysed, but moods are not judged', async () => {
  const lines = [
    'Anna Berg: Guten Morgen zusammen, ich freue mich sehr, dass die neue Version endlich fertig ist und dass die Kunden zufrieden sind.',
    'Tom Leiva: Ja, das ist richtig. Wir haben in der letzten Woche noch zwei Fehler gefunden, aber die sind jetzt behoben.',
    'Anna Berg: Sehr gut. Kannst du bis Freitag die Zahlen schicken, damit wir sie mit der Leitung besprechen können?',
    'Tom Leiva: Das mache ich. Ich schicke sie dir am Donnerstag, und dann sehen wir, was noch zu tun ist.',
  ];
  const id = await uploadAndFinish(lines.join('\n'), '2026-11-17 Besprechung.txt');
  const detail = meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
  expect(detail).toMatchObject({
    language: 'de',
    judged: false,
    judgedReason: 'language',
    sentiment: 0,
    sentimentLabel: 'neutral',
    actions: 0,
  });
  expect(detail.participants).toHaveLength(2);
});

test('an analysis that probably missed speakers says so', async () => {
  const missed = 'We begin. Maria Vo: I see it too. Speaker 3: Yes. MR. STONE: So do I. ';
  const id = await uploadAndFinish(`Ana: ${missed.repeat(2)}\nBo: Good.\nAna: So.\n`);
  const read = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  const { coverage } = meetingTranscriptSchema.parse(read.json());
  expect(coverage.warnings).toEqual(['names-inside-turns']);
});

test('a role that the file states is told of its speaker', async () => {
  const talk = 'Jane: We begin.\nBo: I see it too.\nJane: So.\n';
  const id = await uploadAndFinish(`Chair: Jane Doe\nAttendees: Jane Doe, Bo Lind\n\n${talk}`);
  const read = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  const { speakers } = meetingTranscriptSchema.parse(read.json());
  expect(speakers.map(({ label, role }) => [label, role])).toEqual([
    ['Jane', 'Chair'],
    ['Bo', undefined],
  ]);
});

test('an analysis has a duration of at least a minute, and says whether its turns have times', async () => {
  const timed = '[00:00:05] Ana: We begin.\n[00:02:00] Bo: I see it too.\n[00:03:02] Ana: So.\n';
  for (const [content, minutes, isTimed] of [
    [timed, 3, true],
    [smallTranscript, 1, false],
  ] as const) {
    const id = await uploadAndFinish(content);
    const read = await owner.call('GET', pathFor(paths.meetingTranscript, id));
    const { coverage } = meetingTranscriptSchema.parse(read.json());
    expect(coverage).toMatchObject({ minutes, timed: isTimed });
  }
});

test('a meeting without a stated date has the day of its upload and no time', async () => {
  // New organizations use New York time, where the day starts hours after UTC.
  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const before = today();
  const id = await uploadAndFinish(smallTranscript, 'billing.txt');
  const detail = meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
  expect(detail).toMatchObject({
    isDateStated: false,
    isTimeStated: false,
    isDurationEstimated: true,
  });
  expect([before, today()]).toContain(detail.date);
});

test('statuses have the number of people, and of actions where these are switched on', async () => {
  const boss = await app.accounts.buildOwner();
  const id = await uploadAndFinish(smallTranscript, 'weekly.txt', boss);
  const read = async () => {
    const payload = { eventIds: [id] };
    const answer = await boss.call('POST', paths.processingStatuses, { payload });
    return processingStatusesSchema.parse(answer.json()).statuses;
  };
  expect(await read()).toEqual([expect.objectContaining({ eventId: id, participants: 2 })]);
  expect((await read())[0]).not.toHaveProperty('actions');
  await turnActionsOn(boss);
  expect(await read()).toEqual([expect.objectContaining({ participants: 2, actions: 1 })]);
});

test('progress is published step by step, in order', async () => {
  const told: ProcessingStep[] = [];
  app.bus.subscribe(({ name, payload }) => {
    if (name === 'transcript-processing-progress' && payload.processingProgress)
      told.push(payload.processingProgress.currentStep);
  });
  await uploadAndFinish();
  expect(told).toEqual(steps);
});

test.each(steps)(
  'cancelling while %s ends the run, and the meeting stays cancelled',
  async (step) => {
    app.gate.hold(step);
    const id = await upload(owner);
    await app.gate.arrived();

    const response = await owner.call('DELETE', `/api/v1/meeting-transcript/${id}/cancel`);
    expect(response.json()).toMatchObject({
      processingStatus: 'cancelled',
      processingProgress: null,
    });
    app.gate.open();
    // There is one worker, so this meeting is processed only after the cancelled one.
    await uploadAndFinish();

    expect(await readStatus(owner, id)).toMatchObject({
      processingStatus: 'cancelled',
      processingCompletedAt: expect.any(String),
    });
    expect(await resultRows(id)).toMatchObject({ participants: 0, interactions: 0, files: 1 });
    const { meetings } = meetingListSchema.parse((await owner.call('GET', '/api/v1/event')).json());
    expect(meetings.find((meeting) => meeting.id === id)).toMatchObject({
      processingStatus: 'cancelled',
      can: { cancel: false, retry: false, delete: true },
    });
  },
);

test('a meeting deleted during processing is gone, with its file', async () => {
  app.gate.hold('summarizing');
  const id = await upload(owner);
  await app.gate.arrived();

  expect((await owner.call('DELETE', `/api/v1/event/${id}`)).statusCode).toBe(204);
  app.gate.open();
  await uploadAndFinish();

  expect((await owner.call('GET', `/api/v1/event/${id}`)).statusCode).toBe(404);
  expect((await owner.call('GET', `/api/v1/meeting-transcript/${id}/status`)).statusCode).toBe(404);
  expect(await resultRows(id)).toEqual({
    participants: 0,
    interactions: 0,
    actionItems: 0,
    files: 0,
  });
});

test('uploading the same file twice at once makes two meetings with one result each', async () => {
  const ids = await Promise.all([upload(owner), upload(owner)]);
  await vi.waitFor(
    async () => {
      for (const id of ids)
        expect(await readStatus(owner, id)).toMatchObject({ processingStatus: 'completed' });
    },
    { timeout: 60_000 },
  );
  for (const id of ids)
    expect(await resultRows(id)).toMatchObject({ participants: 2, interactions: 1, files: 1 });
});

test('a file without a transcript fails with a sentence, and fails the same on retry', async () => {
  const failed = waitForEvent(app.bus, 'transcript-processing-failed');
  const id = await upload(owner, '   \n \n', 'empty-lines.txt');
  await failed;
  const status = await readStatus(owner, id);
  expect(status.processingStatus).toBe('failed');
  expect(status.processingError).toMatch(/\w+ .*\.$/);

  const failedAgain = waitForEvent(app.bus, 'transcript-processing-failed', id);
  const retried = await owner.call('POST', `/api/v1/meeting-transcript/${id}/retry`);
  expect(retried.json()).toMatchObject({ processingStatus: 'pending', processingError: null });
  await failedAgain;
  expect(await readStatus(owner, id)).toEqual({
    ...status,
    processingStartedAt: expect.any(String),
    processingCompletedAt: expect.any(String),
  });
});

test('a retry completes once the cause is gone', async () => {
  const failed = waitForEvent(app.bus, 'transcript-processing-failed');
  const id = await upload(owner, '   \n', 'notes.txt');
  await failed;
  await replaceFile(app.db, id, Buffer.from(smallTranscript));

  const completed = waitForEvent(app.bus, 'transcript-processing-completed', id);
  await owner.call('POST', `/api/v1/meeting-transcript/${id}/retry`);
  await completed;
  expect(await resultRows(id)).toMatchObject({ participants: 2, interactions: 1 });
});

test.each([
  {
    method: 'POST' as const,
    action: 'retry',
    message: 'Meeting is not in failed status or cannot be retried.',
  },
  {
    method: 'DELETE' as const,
    action: 'cancel',
    message: 'Meeting is not in a state that can be cancelled.',
  },
])('$action of a completed meeting is refused', async ({ method, action, message }) => {
  const id = await uploadAndFinish();
  const response = await owner.call(method, `/api/v1/meeting-transcript/${id}/${action}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message });
  expect(await readStatus(owner, id)).toMatchObject({ processingStatus: 'completed' });
});

test('a speaker is matched to the directory by name, and the meeting gets their team', async () => {
  await app.db
    .insertInto('directoryUser')
    .values(
      [
        { firstName: 'Anna', lastName: 'Berg', teams: ['Billing'] },
        { firstName: 'Tom', lastName: 'Leiva', teams: ['Billing', 'Platform'] },
      ].map((person) => ({
        ...person,
        organizationId: owner.organizationId,
        email: `${person.firstName}@northwind.example`.toLowerCase(),
        department: 'Engineering',
        title: 'Engineer',
        syncSource: 'USER_UPLOAD',
      })),
    )
    .execute();
  const id = await uploadAndFinish();
  const detail = meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
  expect(detail.team).toBe('Billing');
  expect(detail.participantSyncedUserIds).toHaveLength(2);
  expect(detail.participants[0]?.user).toMatchObject({ email: 'anna@northwind.example' });
  const graph = meetingGraphSchema.parse(
    (await owner.call('GET', `/api/v1/event/${id}/graph`)).json(),
  );
  expect(graph.nodes[0]).toMatchObject({ department: 'Engineering', role: 'Engineer' });
});

test('results that the database refuses fail the meeting and are not retried', async () => {
  await sql`
    create function "refuse"() returns trigger language plpgsql as
    $$ begin raise exception 'no such value' using errcode = '22023'; end $$`.execute(app.db);
  await sql`
    create trigger "refuse" before insert on "participant"
    for each row execute function "refuse"()`.execute(app.db);
  const failed = waitForEvent(app.bus, 'transcript-processing-failed');
  const id = await upload(owner);
  await failed;
  expect(await readStatus(owner, id)).toMatchObject({
    processingStatus: 'failed',
    processingError: expect.stringContaining('it contains something that can’t be saved'),
  });

  await sql`drop trigger "refuse" on "participant"`.execute(app.db);
  const completed = waitForEvent(app.bus, 'transcript-processing-completed', id);
  await owner.call('POST', `/api/v1/meeting-transcript/${id}/retry`);
  await completed;
});

test('results that could not be saved at first are saved later', async () => {
  await sql`
    create function "pause"() returns trigger language plpgsql as
    $$ begin raise exception 'not now' using errcode = '57P03'; end $$`.execute(app.db);
  await sql`
    create trigger "pause" before insert on "participant"
    for each row execute function "pause"()`.execute(app.db);
  app.gate.hold('saving_results');
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner);
  await app.gate.arrived();
  const startedAgain = waitForEvent(app.bus, 'transcript-processing-started', id);
  app.gate.open();
  await startedAgain;
  await sql`drop trigger "pause" on "participant"`.execute(app.db);
  await completed;
  expect(await resultRows(id)).toMatchObject({ participants: 2, interactions: 1 });
});
