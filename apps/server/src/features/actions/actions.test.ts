import { type Action, actionSchema, changedActionsSchema, pathFor, paths } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitAttempts, listExportsPerMinute } from '../../platform/limit-attempts.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, readActions, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { buildSeries } from '../../testing/factories/series.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { sweepContent } from '../transcripts/sweep/sweep-content.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  await turnActionsOn(owner);
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number, timeZone = 'America/New_York') =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() + days * dayMs));

const colleague = (role: 'member' | 'admin' = 'member') =>
  app.accounts.buildMember(owner.organizationId, role);
const completed = (by = owner) => buildMeeting(app.db, by, { withResults: true });

async function add(by: SignedIn, payload: object): Promise<Action> {
  const response = await by.call('POST', paths.actions, { payload });
  return actionSchema.parse(response.json());
}
const send = (by: SignedIn, ids: string[], change: object) =>
  by.call('PATCH', paths.actions, { payload: { ids, ...change } });
async function change(by: SignedIn, id: string, changed: object): Promise<Action> {
  const response = await send(by, [id], changed);
  const [action] = changedActionsSchema.parse(response.json()).actions;
  if (!action) throw new Error(response.body);
  return action;
}
async function foundIn(meeting: string, by = owner): Promise<Action> {
  const [action] = (await readActions(by, { meeting })).actions;
  if (!action) throw new Error('The meeting has no action.');
  return action;
}
async function readAgain(meetingId: string) {
  const updated = waitForEvent(app.bus, 'meeting-updated', meetingId);
  expect((await owner.call('POST', pathFor(paths.readAgain, meetingId))).statusCode).toBe(202);
  await updated;
}
async function setMode(meetingReaders: 'everyone' | 'participants') {
  const payload = { meetingReaders, confirmed: true };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
}
async function tie(meetingId: string, person: SignedIn) {
  const detail = (await owner.call('GET', pathFor(paths.meeting, meetingId))).json();
  const { id: participantId } = detail.participants.find(
    ({ user }: { user: { firstName: string } }) => user.firstName === 'Anna',
  );
  const payload = { kind: 'tie-speaker', participantId, userId: await personOf(app.db, person) };
  const corrected = await owner.call('POST', pathFor(paths.corrections, meetingId), { payload });
  expect(corrected.statusCode).toBe(202);
}

test('an action of nobody has no owner', async () => {
  const analysed = waitForEvent(app.bus, 'transcript-processing-completed');
  const meeting = await upload(
    owner,
    [
      'Anna Berg: What do we do about the calls?',
      'Tom Leiva: A weekly call, or none at all.',
      'Anna Berg: Let us do it every week.',
      'Tom Leiva: Every Monday, then.',
      'Anna Berg: Okay. Action item: set up a weekly call with the yard, starting on Monday.',
      'Tom Leiva: Agreed.',
    ].join('\n'),
  );
  await analysed;
  const { actions } = await readActions(owner, { meeting });
  expect(actions).toMatchObject([{ owner: null }]);
  expect((await readActions(owner, { owner: 'nobody' })).actions).toEqual(actions);
});

test('actions of a past meeting are from before, neither open nor late, until somebody takes one up', async () => {
  const analysed = waitForEvent(app.bus, 'transcript-processing-completed');
  const meeting = await upload(
    owner,
    [
      'Anna Berg: Where does the billing migration stand?',
      'Tom Leiva: It is on track. I will send the load figures by Tuesday.',
      'Anna Berg: Great, thank you.',
    ].join('\n'),
    `${dayIn(-60)} review.txt`,
  );
  await analysed;
  const { actions, counts } = await readActions(owner, { meeting });
  expect(actions).toMatchObject([{ state: 'from-before', group: 'earlier', closedOn: null }]);
  expect(counts).toMatchObject({ open: 0, fromBefore: 1 });
  const { id } = await foundIn(meeting);
  const address = pathFor(paths.meetingExport, meeting).replace(':format', 'actions.csv');
  const file = await owner.call('GET', address);
  expect(file.body).toMatch(/from before/);
  // A meeting that was not past after all has open actions.
  const correct = (payload: object) =>
    owner.call('POST', pathFor(paths.corrections, meeting), { payload });
  expect((await correct({ kind: 'set-start', date: dayIn(-3), time: null })).statusCode).toBe(202);
  expect(await foundIn(meeting)).toMatchObject({ id, state: 'open' });
  expect((await correct({ kind: 'set-start', date: dayIn(-60), time: null })).statusCode).toBe(202);
  expect(await foundIn(meeting)).toMatchObject({ id, state: 'from-before' });
  expect(await change(owner, id, { note: 'Still needed' })).toMatchObject({
    state: 'open',
    group: 'overdue',
  });
});

test('an action has the turn in which it was said, by whom, and when, if the transcript has times', async () => {
  const read = async (lines: string[]) => {
    const analysed = waitForEvent(app.bus, 'transcript-processing-completed');
    const meeting = await upload(owner, lines.join('\n'));
    await analysed;
    return (await foundIn(meeting)).meeting;
  };
  const lines = [
    'Anna Berg: Where does the billing migration stand?',
    'Tom Leiva: It is on track. I will send the load figures by Tuesday.',
    'Anna Berg: Great, thank you.',
  ];
  const timed = lines.map((line, index) => `[00:0${index}:30] ${line}`);
  expect(await read(timed)).toMatchObject({ turn: 1, start: 90, speaker: 'Tom Leiva' });
  expect(await read(lines)).toMatchObject({ turn: 1, start: null, speaker: 'Tom Leiva' });
});

describe('a repeated analysis of the meeting', () => {
  test('keeps what people decided: state, owner, day, words, and what was dropped', async () => {
    const meeting = await completed();
    const { id, quote } = await foundIn(meeting);
    const tom = await colleague();
    const userId = await personOf(app.db, tom);
    await change(owner, id, { owner: { userId }, dueDay: '2030-05-01', note: 'Ask Lena' });
    await change(owner, id, { text: 'Send the load figures', state: 'done' });
    await readAgain(meeting);
    expect((await readActions(owner, { meeting })).actions).toMatchObject([
      {
        id,
        quote,
        text: 'Send the load figures',
        isCorrected: true,
        note: 'Ask Lena',
        state: 'done',
        dueDay: '2030-05-01',
        owner: { userId },
      },
    ]);
    await change(owner, id, { state: 'dropped' });
    await readAgain(meeting);
    expect((await readActions(owner, { meeting })).actions).toMatchObject([
      { id, state: 'dropped' },
    ]);
    // A meeting shows and counts all actions except dropped ones.
    const detail = await owner.call('GET', pathFor(paths.meeting, meeting));
    expect(detail.json()).toMatchObject({ actions: 0, actionItems: [] });
  });

  test('keeps actions that were added or changed, even if they are no longer found, and drops the others', async () => {
    const meeting = await completed();
    const added = await add(owner, { text: 'Book the room', meetingId: meeting });
    const insert = (quote: string) =>
      app.db
        .insertInto('actionItem')
        .values({
          organizationId: owner.organizationId,
          meetingId: meeting,
          position: 1,
          text: quote,
          quote,
          turn: 1,
          owner: null,
          dueDate: null,
          dueDay: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const touched = await insert('We will paint the trailers.');
    await insert('We will sell the depot.');
    await change(owner, touched.id, { state: 'done' });
    const { id } = (await readActions(owner, { meeting, search: 'figures' })).actions[0] ?? {};
    await readAgain(meeting);
    const { actions } = await readActions(owner, { meeting });
    expect(new Set(actions.map((action) => action.id))).toEqual(
      new Set([id, added.id, touched.id]),
    );
    expect(actions.find((action) => action.id === touched.id)?.meeting?.turn).toBeNull();
  });

  test('an owner is the person whom the speaker is tied to, and the speaker’s name without a tie', async () => {
    const meeting = await completed();
    expect((await foundIn(meeting)).owner).toEqual({ userId: null, name: 'Anna Berg' });
    const anna = await colleague();
    app.gate.hold('extracting_text');
    await tie(meeting, anna);
    const userId = await personOf(app.db, anna);
    expect((await foundIn(meeting)).owner).toEqual({ userId, name: anna.email });
    const again = waitForEvent(app.bus, 'meeting-updated', meeting);
    app.gate.open();
    await again;
    expect((await readActions(anna, { whose: 'mine' })).actions).toMatchObject([
      { owner: { userId }, can: { change: true, correct: false } },
    ]);
  });
});

describe('permissions of actions', () => {
  test('readers of a meeting see its actions, and people with permission change them', async () => {
    const meeting = await completed();
    const { id } = await foundIn(meeting);
    const [admin, member] = [await colleague('admin'), await colleague()];
    expect((await send(member, [id], { state: 'done' })).statusCode).toBe(403);
    expect((await send(admin, [id], { state: 'done' })).statusCode).toBe(200);
    await change(owner, id, { owner: { userId: await personOf(app.db, member) } });
    expect((await send(member, [id], { state: 'open' })).statusCode).toBe(200);
    // The words of a found action belong to the meeting.
    expect((await send(member, [id], { text: 'Something else' })).statusCode).toBe(403);

    await setMode('participants');
    for (const reader of [admin, member]) {
      expect((await readActions(reader)).actions).toEqual([]);
      expect((await readActions(reader)).counts).toMatchObject({ all: 0, mine: 0, open: 0 });
      expect((await send(reader, [id], { state: 'done' })).statusCode).toBe(404);
      const file = await reader.call('GET', paths.actionsFile);
      expect(file.body).not.toContain('figures');
      const added = await reader.call('POST', paths.actions, {
        payload: { text: 'Pry', meetingId: meeting },
      });
      expect(added.statusCode).toBe(404);
    }
    expect((await readActions(owner)).actions).toHaveLength(1);
  });

  test('only author and owner see an action without a meeting', async () => {
    const [author, assignee] = [await colleague(), await colleague()];
    const userId = await personOf(app.db, assignee);
    const { id } = await add(author, { text: 'Prepare the review', owner: { userId } });
    expect((await readActions(owner)).actions).toEqual([]);
    expect((await send(owner, [id], { state: 'done' })).statusCode).toBe(404);
    for (const person of [author, assignee])
      expect((await readActions(person)).actions).toMatchObject([
        { id, origin: 'added', quote: null, meeting: null, can: { change: true } },
      ]);
    expect((await send(assignee, [id], { text: 'Not mine' })).statusCode).toBe(403);
    // The previous owner no longer sees it.
    expect((await send(assignee, [id], { owner: null })).json()).toEqual({ actions: [] });
    expect((await readActions(assignee)).actions).toEqual([]);
    expect((await readActions(author)).actions).toMatchObject([{ id, owner: null }]);
  });

  test('several are changed together, or none', async () => {
    const [mine, foreign] = [await completed(), await completed()];
    const ids = [(await foundIn(mine)).id, (await foundIn(foreign)).id];
    const member = await colleague();
    await change(owner, ids[0] ?? '', { owner: { userId: await personOf(app.db, member) } });
    expect((await send(member, ids, { state: 'done' })).statusCode).toBe(403);
    expect((await readActions(owner)).counts).toMatchObject({ open: 2, done: 0 });
    expect((await send(owner, ids, { state: 'done', dueDay: dayIn(3) })).statusCode).toBe(200);
    expect((await readActions(owner)).counts).toMatchObject({ open: 0, done: 2 });
    expect((await send(owner, ids, { text: 'Both' })).json()).toMatchObject({
      code: 'ONE_AT_A_TIME',
    });
    const stranger = await app.accounts.buildOwner();
    await turnActionsOn(stranger);
    const unknown = { owner: { userId: await personOf(app.db, stranger) } };
    expect((await send(owner, ids, unknown)).json()).toMatchObject({ code: 'UNKNOWN_PERSON' });
  });

  test('there are no actions while the feature is off', async () => {
    const other = await app.accounts.buildOwner();
    for (const path of [paths.actions, paths.actionsFile, `${paths.actionPeople}?q=an`])
      expect((await other.call('GET', path)).statusCode).toBe(404);
    const payload = { text: 'Try' };
    expect((await other.call('POST', paths.actions, { payload })).statusCode).toBe(404);
  });
});

describe('a change', () => {
  test('of the state stores the date of the last change', async () => {
    const { id } = await add(owner, { text: 'Paint the depot' });
    await change(owner, id, { state: 'done' });
    const closed = (days: number) =>
      app.db
        .updateTable('actionItem')
        .set({ closedAt: new Date(Date.now() + days * dayMs) })
        .where('id', '=', id)
        .execute();
    await closed(-5);
    expect(await change(owner, id, { state: 'done' })).toMatchObject({ closedOn: dayIn(-5) });
    expect(await change(owner, id, { state: 'dropped' })).toMatchObject({ closedOn: dayIn(0) });
  });

  test('that would leave an action without a reader is refused', async () => {
    const [author, assignee] = [await colleague(), await colleague()];
    const userId = await personOf(app.db, assignee);
    const { id } = await add(author, { text: 'Prepare the review', owner: { userId } });
    const other = await add(assignee, { text: 'Tidy up', owner: { userId } });
    const member = app.db.deleteFrom('member').where('userId', '=', author.accountId);
    await member.execute();
    for (const given of [null, { name: 'The board' }]) {
      const refused = await send(assignee, [other.id, id], { owner: given });
      expect(refused.json()).toMatchObject({ code: 'NO_READER' });
      expect(refused.statusCode).toBe(400);
    }
    expect((await readActions(assignee)).actions).toHaveLength(2);
    expect((await send(assignee, [other.id], { owner: null })).statusCode).toBe(200);
  });

  test('of the day keeps the spoken words, so that an undo brings them back', async () => {
    const meeting = await completed();
    const { id } = await foundIn(meeting);
    const said = { dueDate: 'as soon as we can', dueDay: null };
    await app.db.updateTable('actionItem').set(said).where('id', '=', id).execute();
    const dated = await change(owner, id, { dueDay: '2030-05-01' });
    expect(dated).toMatchObject({ dueDay: '2030-05-01', dueWords: null });
    const csv = async () => (await owner.call('GET', paths.actionsFile)).body;
    expect(await csv()).toContain('"2030-05-01"');
    const undone = await change(owner, id, { dueDay: null });
    expect(undone).toMatchObject({ dueDay: null, dueWords: said.dueDate });
    expect(await csv()).toContain(`"Anna Berg","${said.dueDate}"`);
  });

  test('to a day outside the years 1900 to 9998 is refused', async () => {
    const { id } = await add(owner, { text: 'Paint the depot' });
    for (const refused of [
      await send(owner, [id], { dueDay: '1899-12-31' }),
      await owner.call('POST', paths.actions, { payload: { text: 'a', dueDay: '0000-02-29' } }),
    ])
      expect(refused.statusCode).toBe(400);
    expect(await change(owner, id, { dueDay: '1900-01-01' })).toMatchObject({
      dueDay: '1900-01-01',
    });
  });

  test('of several meetings is published in one event', async () => {
    const meetings = [await completed(), await completed(), await completed()];
    const ids = (await readActions(owner)).actions.map(({ id }) => id);
    const done = waitForEvent(app.bus, 'meetings-updated');
    await send(owner, ids, { state: 'done' });
    await done;
    const heard: unknown[] = [];
    const stop = app.bus.subscribe((event) => {
      if (event.name === 'actions-updated' || event.name === 'meetings-updated') heard.push(event);
    });
    const payload = { organizationId: owner.organizationId };
    const told = (audience: string[] | null) => [
      { name: 'actions-updated', payload, audience },
      { name: 'meetings-updated', payload, audience },
    ];
    await send(owner, ids, { state: 'dropped' });
    await expect.poll(() => heard).toEqual(told(null));
    await setMode('participants');
    const added = waitForEvent(app.bus, 'actions-updated');
    const mine = await add(owner, { text: 'Tidy up' });
    await added;
    heard.length = 0;
    await send(owner, [...ids, mine.id], { state: 'open' });
    await expect.poll(() => heard).toEqual(told([owner.accountId]));
    stop();
    expect(meetings).toHaveLength(ids.length);
  });
});

describe('the list', () => {
  const texts = async (filter: Record<string, string> = {}, by = owner) =>
    (await readActions(by, filter)).actions.map(({ text }) => text);

  test('is grouped by day, by the organization’s clock', async () => {
    for (const [text, days] of Object.entries({ Earlier: -9, Late: -1, Today: 0, Later: 20 }))
      await add(owner, { text, dueDay: dayIn(days) });
    await add(owner, { text: 'Undated' });
    const { actions } = await readActions(owner);
    expect(actions.map(({ text, group }) => [text, group])).toEqual([
      ['Late', 'overdue'],
      ['Earlier', 'overdue'],
      ['Today', 'this-week'],
      ['Later', 'later'],
      ['Undated', 'no-date'],
    ]);
    expect(await texts({ due: 'overdue' })).toEqual(['Late', 'Earlier']);
    await change(owner, actions[1]?.id ?? '', { state: 'done' });
    expect((await readActions(owner, { state: 'done' })).actions).toMatchObject([
      { text: 'Earlier', group: 'earlier', closedOn: dayIn(0) },
    ]);
    for (const timezone of ['Australia/Sydney', 'America/Los_Angeles'] as const) {
      await turnActionsOn(owner, timezone);
      const { today } = await readActions(owner);
      expect(today).toBe(dayIn(0, timezone));
      const due = await add(owner, { text: `Due in ${timezone}`, dueDay: today });
      expect(due.group).toBe('this-week');
      const late = await add(owner, { text: 'Late there', dueDay: dayIn(-1, timezone) });
      expect(late.group).toBe('overdue');
    }
    const overview = async (week: string) =>
      (await owner.call('GET', `${paths.organizationOverview}?weeks=4&week=${week}`)).json();
    const zone = 'America/Los_Angeles';
    const { counts } = await readActions(owner);
    const countOf = (group: string) => counts?.groups.find((one) => one.group === group)?.open ?? 0;
    expect((await overview(dayIn(0, zone))).actions).toMatchObject({
      open: counts?.open,
      dueThisWeek: countOf('this-week'),
      overdue: countOf('overdue'),
      doneThisWeek: 1,
      done: { now: 1, before: 0 },
    });
    expect((await overview(dayIn(-28, zone))).actions.done).toEqual({ now: 0, before: 0 });
    const done = { doneFrom: dayIn(0, zone), doneTo: dayIn(0, zone) };
    expect(await texts(done)).toEqual(['Earlier']);
    expect(await texts({ doneFrom: dayIn(1, zone) })).toEqual([]);
    expect(await texts({ doneTo: dayIn(-1, zone) })).toEqual([]);
  });

  test('is read page by page, each action once', async () => {
    const days = [-3, -3, -1, 0, 0, 30, 40, undefined, undefined];
    for (const [at, day] of days.entries())
      await add(owner, { text: `${at}`, ...(day !== undefined && { dueDay: dayIn(day) }) });
    const whole = await texts();
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await readActions(owner, { limit: '2', ...(after && { after }) });
      paged.push(...page.actions.map(({ text }) => text));
      // Counts are for the whole list, so only the first page has them.
      expect(page.counts?.all).toBe(after === null ? days.length : undefined);
      after = page.next;
    } while (after);
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(days.length);
  });

  test('is filtered by people, meeting, period, state and words', async () => {
    const [me, near, far] = [await colleague(), await colleague(), await colleague()];
    const ids = await Promise.all([me, near, far].map((person) => personOf(app.db, person)));
    const inSales = app.db.updateTable('directoryUser').set({ department: 'Sales' });
    await inSales.where('id', 'in', ids.slice(0, 2)).execute();
    const meeting = await buildMeeting(app.db, owner, {
      title: 'Carriers',
      startsAt: new Date(Date.now() - 40 * dayMs),
    });
    const owned = (text: string, userId: string | undefined) =>
      add(owner, { text, meetingId: meeting, ...(userId && { owner: { userId } }) });
    await owned('Mine', ids[0]);
    await owned('Near', ids[1]);
    await owned('Far', ids[2]);
    await owned('Whose?', undefined);
    const recent = await add(me, { text: 'Recent 100%' });
    expect(new Set(await texts({ whose: 'mine' }, me))).toEqual(new Set(['Mine']));
    expect(new Set(await texts({ whose: 'team' }, me))).toEqual(new Set(['Mine', 'Near']));
    expect(await texts({ owner: 'nobody', meeting }, me)).toEqual(['Whose?']);
    expect(await texts({ owner: ids[2] ?? '' }, me)).toEqual(['Far']);
    expect(await texts({ weeks: '4' }, me)).toEqual([recent.text]);
    expect(await texts({ search: '0%' }, me)).toEqual([recent.text]);
    expect(await texts({ search: 'carriers' }, me)).toHaveLength(4);
    const { counts, department } = await readActions(me, { meeting, whose: 'team' });
    expect(counts).toMatchObject({ all: 5, mine: 1, team: 2, open: 2, done: 0, dropped: 0 });
    expect(department).toBe('Sales');
  });

  test('is filtered by series: those of its meetings that the reader may read', async () => {
    const { seriesId, meetingId } = await buildSeries(app.db, owner);
    await add(owner, { text: 'Elsewhere' });
    const inSeries = await add(owner, { text: 'Of the series', meetingId });
    expect(await texts({ series: seriesId })).toEqual([inSeries.text]);
    expect((await readActions(owner, { series: seriesId })).counts).toMatchObject({ open: 1 });
    expect(await texts({ series: crypto.randomUUID() })).toEqual([]);
    const path = pathFor(paths.seriesMeeting, seriesId).replace(':meetingId', meetingId);
    await owner.call('PUT', path, { payload: { isPart: false } });
    expect(await texts({ series: seriesId })).toEqual([]);
    await owner.call('PUT', path, { payload: { isPart: true } });
    await setMode('participants');
    expect(await texts({ series: seriesId }, await colleague())).toEqual([]);
    const stranger = await app.accounts.buildOwner();
    await turnActionsOn(stranger);
    expect(await texts({ series: seriesId }, stranger)).toEqual([]);
  });

  test('of a meeting says what was said in earlier meetings of its series already', async () => {
    const { meetingId: earlier, otherId: later } = await buildSeries(app.db, owner);
    await app.db
      .updateTable('meeting')
      .set({ startsAt: new Date(Date.now() - 7 * dayMs) })
      .where('id', '=', earlier)
      .execute();
    const first = await add(owner, { text: 'Write the rollback plan.', meetingId: earlier });
    await add(owner, { text: 'Write the rollback plan!', meetingId: earlier });
    await add(owner, { text: 'Please write the rollback plan', meetingId: later });
    await add(owner, { text: 'Write the plan for the audit', meetingId: later });
    const carried = async (meeting: string, by = owner) =>
      new Map((await readActions(by, { meeting })).actions.map((one) => [one.text, one.carried]));
    expect(await carried(later)).toEqual(
      new Map([
        ['Please write the rollback plan', 1],
        ['Write the plan for the audit', undefined],
      ]),
    );
    expect([...(await carried(earlier)).values()]).toEqual([undefined, undefined]);

    const reader = await colleague();
    await setMode('participants');
    await app.db
      .insertInto('meetingShare')
      .values({
        organizationId: owner.organizationId,
        meetingId: later,
        directoryUserId: await personOf(app.db, reader),
      })
      .execute();
    expect([...(await carried(later, reader)).values()]).toEqual([undefined, undefined]);
    await setMode('everyone');

    const closedAt = new Date(Date.now() - 6 * dayMs);
    await app.db
      .updateTable('actionItem')
      .set({ state: 'done', closedAt })
      .where('meetingId', '=', earlier)
      .execute();
    expect((await carried(later)).get('Please write the rollback plan')).toBeUndefined();
    await change(owner, first.id, { state: 'open' });
    expect((await carried(later)).get('Please write the rollback plan')).toBe(1);
  });

  test('is downloaded as CSV with the same filters, in which no cell is a formula', async () => {
    const meeting = await completed();
    await add(owner, { text: '=HYPERLINK("http://x","y")', note: '-1\r\n"quoted"' });
    const file = await owner.call('GET', paths.actionsFile);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="Actions \d{4}-\d\d-\d\d\.csv"$/,
    );
    // Excel reads a file without it in the alphabet of the machine.
    expect(file.body.startsWith('\ufeff"Action"')).toBe(true);
    expect(file.body.slice(1).split('\r\n')[0]).toBe(
      '"Action","As it was said","Owner","Due","State","Closed on","Note","Meeting","Meeting date","Minute","Origin","Confirmed","Added by"',
    );
    expect(file.body).toContain('"\'=HYPERLINK(""http://x"",""y"")"');
    expect(file.body).toContain('"\'-1\r\n""quoted"""');
    const filtered = await owner.call('GET', `${paths.actionsFile}?meeting=${meeting}`);
    expect(filtered.body.trim().split('\r\n')).toHaveLength(2);
    expect(filtered.body).toContain('"I will send the figures.","Anna Berg","2026-11-27"');
  });
});

test('downloads of actions are limited per minute', async () => {
  for (let at = 0; at < listExportsPerMinute; at += 1)
    await limitAttempts(app.db, [`actions file ${owner.accountId}`], listExportsPerMinute);
  const refused = await owner.call('GET', paths.actionsFile);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Too many requests\. Please try again in/);
});

test('changes are published to those who may see them', async () => {
  const [author, assignee] = [await colleague(), await colleague()];
  const userId = await personOf(app.db, assignee);
  const heard: unknown[] = [];
  const stop = app.bus.subscribe((event) => {
    if (event.name === 'actions-updated') heard.push([event.payload, event.audience]);
  });
  const { organizationId } = owner;
  const { id } = await add(author, { text: 'Prepare', owner: { userId } });
  await send(assignee, [id], { owner: null });
  const meeting = await completed();
  await change(owner, (await foundIn(meeting)).id, { state: 'done' });
  await expect.poll(() => heard).toHaveLength(3);
  stop();
  const both = expect.arrayContaining([author.accountId, assignee.accountId]);
  expect(heard).toEqual([
    [{ organizationId }, both],
    [{ organizationId }, both],
    [{ organizationId, eventId: meeting }, undefined],
  ]);
});

test('actions of a deleted meeting are deleted, those without one when nobody can read them', async () => {
  const meeting = await completed();
  await add(owner, { text: 'Book the room', meetingId: meeting });
  const author = await colleague();
  const left = await add(author, { text: 'Tidy up' });
  await owner.call('DELETE', pathFor(paths.meeting, meeting));
  expect((await readActions(owner)).actions).toEqual([]);
  await app.db.deleteFrom('user').where('id', '=', author.accountId).execute();
  await sweepContent({ db: app.db, log: pino({ level: 'silent' }) }, 0);
  const rows = app.db.selectFrom('actionItem').select('id').where('id', '=', left.id);
  expect(await rows.execute()).toEqual([]);
});
