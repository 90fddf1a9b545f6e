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
  test('is paged, newest first, in the organization’s time zone', async () => {
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
    const rest = await list(reader, `?limit=2&after=${page.next}`);
    expect(rest.meetings.map(({ name }) => name)).toEqual(['Day 1']);
    expect(rest).toMatchObject({ total: 3, next: null });
    expect(await list(reader, '?limit=2&offset=2')).toEqual(rest);
    expect(await list(reader, '?limit=2&offset=4')).toEqual({ meetings: [], total: 3, next: null });
  });

  test.each([
    ['forward', '2027-03-14T06:30:00Z', '01:30', '03:30'],
    ['back', '2026-11-01T05:30:00Z', '01:30', '01:30'],
  ])('an hour stays an hour when the clocks go %s during it', async (_, at, startTime, endTime) => {
    const reader = await app.accounts.buildOwner();
    const id = await buildMeeting(app.db, reader, { startsAt: new Date(at), durationMinutes: 60 });
    const response = await reader.call('GET', `/api/v1/event/${id}`);
    expect(meetingDetailSchema.parse(response.json())).toMatchObject({ startTime, endTime });
  });

  test('shows a meeting before its analysis as Unknown, neutral and without results', async () => {
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

  test('has 50 meetings by default', async () => {
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
    'searching for %s finds meetings without a team, which are shown as Unknown',
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

  test.each([
    'limit=0',
    'limit=1000',
    'offset=-1',
    'limit=many',
    'after=',
    'after=2026-11-02',
    'through=1_2',
    `after=${'9'.repeat(19)}_00000000-0000-4000-8000-000000000000`,
  ])('%s is refused', async (query) => {
    const response = await owner.call('GET', `/api/v1/event?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST', message: expect.any(String) });
  });

  test.each(['9'.repeat(18), `-${'9'.repeat(17)}`, '-1'])(
    'a cursor at %s microsecondswithout a meeting is valid',
    async (start) => {
      const cursor = `${start}_00000000-0000-4000-8000-000000000000`;
      const before = await list(owner, `?through=${cursor}`);
      const behind = await list(owner, `?after=${cursor}`);
      expect(before.meetings.length + behind.meetings.length).toBe((await list(owner)).total);
    },
  );
});

describe('permissions', () => {
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
      const response = await member.call(method, path);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ message: 'Not authorized' });
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

  test.each(callsOfOne)(
    '%s %s: a foreign id gets the same response as an unknown one',
    async (method, path) => {
      const id = await buildMeeting(app.db, owner, { status: 'failed' });
      const unknown = '00000000-0000-4000-8000-000000000000';
      const withoutReference = async (person: SignedIn, meetingId: string) => {
        const response = await person.call(method, path.replace(':id', meetingId));
        const { requestId, ...body } = response.json();
        expect(requestId).toEqual(expect.any(String));
        return { status: response.statusCode, body };
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
    },
  );

  test.each(callsOfOne)('%s %s requires a session', async (method, path) => {
    const response = await app.http.inject({ method, url: path.replace(':id', 'any') });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Not authorized' });
  });

  test('a removed member no longer sees the organization', async () => {
    const former = await app.accounts.buildMember(owner.organizationId);
    await buildMeeting(app.db, owner, {});
    await app.db.deleteFrom('member').where('userId', '=', former.accountId).execute();
    expect((await former.call('GET', '/api/v1/event')).statusCode).toBe(422);
  });
});

describe('a feature that is switched off', () => {
  test('is missing from every response', async () => {
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
    expect(graph.nodes[0]).not.toHaveProperty('judged');
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
