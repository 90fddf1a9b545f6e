import { meetingDetailSchema, meetingListSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  stranger = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const list = async (person: SignedIn, query = '') =>
  meetingListSchema.parse((await person.call('GET', `/api/v1/event${query}`)).json());

describe('the list', () => {
  test('is newest first, in the time zone of the organization, page by page', async () => {
    const reader = await app.accounts.buildOwner();
    const at = (day: number) => ({ startsAt: new Date(Date.UTC(2026, 10, day, 3, 5)) });
    for (const day of [3, 1, 2])
      await buildMeeting(app.db, reader, { title: `Day ${day}`, ...at(day) });
    const page = await list(reader, '?limit=2');
    expect(page.total).toBe(3);
    expect(page.meetings.map(({ name, date, time }) => [name, date, time])).toEqual([
      ['Day 3', '2026-11-02', '22:05'],
      ['Day 2', '2026-11-01', '22:05'],
    ]);
    const rest = await list(reader, '?limit=2&offset=2');
    expect(rest.meetings.map(({ name }) => name)).toEqual(['Day 1']);
    expect(await list(reader, '?limit=2&offset=4')).toEqual({ meetings: [], total: 3 });
  });

  test.each([
    ['forward', '2027-03-14T06:30:00Z', '01:30', '03:30'],
    ['back', '2026-11-01T05:30:00Z', '01:30', '01:30'],
  ])('an hour is an hour where the clocks go %s during it', async (_, at, startTime, endTime) => {
    const reader = await app.accounts.buildOwner();
    const id = await buildMeeting(app.db, reader, { startsAt: new Date(at), durationMinutes: 60 });
    const answer = await reader.call('GET', `/api/v1/event/${id}`);
    expect(meetingDetailSchema.parse(answer.json())).toMatchObject({ startTime, endTime });
  });

  test('says Unknown, neutral and nothing of a meeting that is not analysed yet', async () => {
    const reader = await app.accounts.buildOwner();
    await buildMeeting(app.db, reader, { status: 'pending' });
    expect((await list(reader)).meetings).toMatchObject([
      {
        team: 'Unknown',
        sentiment: 0,
        sentimentLabel: 'neutral',
        initiatives: [],
        actions: 0,
        participants: 0,
        processingStatus: 'pending',
      },
    ]);
    expect((await list(reader)).meetings[0]).not.toHaveProperty('meetingLink');
  });

  test('is 50 long unless something else is asked for', async () => {
    const reader = await app.accounts.buildOwner();
    for (let count = 0; count < 51; count += 1) await buildMeeting(app.db, reader, {});
    const { meetings, total } = await list(reader);
    expect([meetings.length, total]).toEqual([50, 51]);
  });

  test.each([
    { search: 'PRICING', found: ['Quarterly pricing review'] },
    { search: 'paym', found: ['Standup'] },
    { search: '100%', found: ['We are at 100% now'] },
    { search: '%', found: ['We are at 100% now'] },
    { search: '_', found: [] },
    { search: "' OR 1=1--", found: [] },
    { search: '\0', found: ['Quarterly pricing review', 'Standup', 'We are at 100% now'] },
  ])('searching for $search finds $found', async ({ search, found }) => {
    const reader = await app.accounts.buildOwner();
    await buildMeeting(app.db, reader, { title: 'Quarterly pricing review' });
    await buildMeeting(app.db, reader, { title: 'Standup', team: 'Payments' });
    await buildMeeting(app.db, reader, { title: 'We are at 100% now' });
    const { meetings, total } = await list(reader, `?search=${encodeURIComponent(search)}`);
    expect(meetings.map(({ name }) => name).sort()).toEqual(found);
    expect(total).toBe(found.length);
  });

  test.each(['unknown', 'UNKNOWN', 'unk', 'know'])(
    'searching for %s finds those whose team is not known, as they are shown',
    async (search) => {
      const reader = await app.accounts.buildOwner();
      await buildMeeting(app.db, reader, { title: 'Standup', team: 'Payments' });
      for (const title of ['Review', 'Planning'])
        await buildMeeting(app.db, reader, { title, startsAt: new Date(0) });
      await buildMeeting(app.db, reader, { title: 'The unknowns', team: 'Billing' });
      const { meetings, total } = await list(reader, `?search=${search}&limit=2`);
      expect(meetings).toHaveLength(2);
      expect(total).toBe(3);
      const found = [...meetings, ...(await list(reader, `?search=${search}&offset=2`)).meetings];
      expect(found.map(({ name, team }) => `${name}, ${team}`).sort()).toEqual([
        'Planning, Unknown',
        'Review, Unknown',
        'The unknowns, Billing',
      ]);
    },
  );

  test.each(['limit=0', 'limit=1000', 'offset=-1', 'limit=many'])(
    '%s is refused',
    async (query) => {
      const answer = await owner.call('GET', `/api/v1/event?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', message: expect.any(String) });
    },
  );
});

describe('who may do what', () => {
  test('every member reads; only uploader, admins and owners change', async () => {
    const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
    const id = await buildMeeting(app.db, owner, { status: 'failed' });
    expect((await member.call('GET', `/api/v1/event/${id}`)).json().can).toEqual({
      cancel: false,
      retry: false,
      delete: false,
      correct: false,
    });
    for (const [method, path] of [
      ['DELETE', `/api/v1/event/${id}`],
      ['POST', `/api/v1/meeting-transcript/${id}/retry`],
      ['DELETE', `/api/v1/meeting-transcript/${id}/cancel`],
    ] as const) {
      const answer = await member.call(method, path);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: 'Not authorized' });
    }
    expect((await admin.call('DELETE', `/api/v1/event/${id}`)).statusCode).toBe(204);
  });

  const callsOfOne = [
    ['GET', paths.meeting],
    ['DELETE', paths.meeting],
    ['GET', paths.meetingGraph],
    ['GET', paths.participantSummaries],
    ['GET', paths.sentimentBreakdown],
    ['GET', paths.processingStatus],
    ['POST', paths.retryProcessing],
    ['DELETE', paths.cancelProcessing],
  ] as const;

  test.each(callsOfOne)('%s %s: a foreign id is as unknown as any other', async (method, path) => {
    const id = await buildMeeting(app.db, owner, { status: 'failed' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const withoutReference = async (person: SignedIn, meetingId: string) => {
      const answer = await person.call(method, path.replace(':id', meetingId));
      const { requestId, ...body } = answer.json();
      expect(requestId).toEqual(expect.any(String));
      return { status: answer.statusCode, body };
    };
    const foreign = await withoutReference(stranger, id);
    expect(foreign).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Meeting not found.' },
    });
    expect(foreign).toEqual(await withoutReference(stranger, unknown));
    expect(foreign).toEqual(await withoutReference(stranger, 'no-id-at-all'));
    expect((await owner.call('GET', `/api/v1/event/${id}`)).json()).toMatchObject({
      processingStatus: 'failed',
    });
  });

  test.each(callsOfOne)('%s %s asks who is there', async (method, path) => {
    const answer = await app.http.inject({ method, url: path.replace(':id', 'any') });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Not authorized' });
  });

  test('who was removed from the organization sees nothing of it any more', async () => {
    const former = await app.accounts.buildMember(owner.organizationId);
    await buildMeeting(app.db, owner, {});
    await app.db.deleteFrom('member').where('userId', '=', former.accountId).execute();
    expect((await former.call('GET', '/api/v1/event')).statusCode).toBe(422);
  });
});

describe('a feature that is switched off', () => {
  test('is missing from every answer', async () => {
    const reader = await app.accounts.buildOwner();
    const id = await buildMeeting(app.db, reader, { status: 'completed', withResults: true });
    const get = async (path: string) => (await reader.call('GET', path.replace(':id', id))).json();
    expect(await get(paths.meeting)).toMatchObject({ sentiment: 5, sentimentLabel: 'neutral' });
    expect(await get(paths.meeting)).not.toHaveProperty('actionItems');

    await app.db
      .insertInto('organizationSettings')
      .values({
        organizationId: reader.organizationId,
        hostingZone: 'EU',
        timezone: 'Europe/Paris',
        companyDescription: '',
        askMeAnything: false,
        sentiment: false,
        interactionGraphs: true,
        actions: true,
      })
      .execute();
    expect(await get(paths.meeting)).not.toHaveProperty('sentiment');
    const [listed] = (await list(reader)).meetings;
    for (const told of ['sentimentLabel', 'judged', 'judgedReason', 'moods'])
      expect(listed).not.toHaveProperty(told);
    expect((await get(paths.meeting)).actionItems).toEqual([
      {
        text: 'Send the figures',
        owner: 'Anna Berg',
        dueDate: 'on Friday',
        dueDay: '2026-11-27',
        before: null,
      },
    ]);
    expect((await get(paths.participantSummaries)).summaries[0]).not.toHaveProperty(
      'overallSentiment',
    );
    const graph = await get(paths.meetingGraph);
    expect(graph.nodes[0]).not.toHaveProperty('sentiment');
    expect(graph.links[0]).not.toHaveProperty('sentiment');
    expect(await get(paths.sentimentBreakdown)).toMatchObject({ code: 'NOT_FOUND' });

    await app.db
      .updateTable('organizationSettings')
      .set({ interactionGraphs: false })
      .where('organizationId', '=', reader.organizationId)
      .execute();
    expect(await get(paths.meetingGraph)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
