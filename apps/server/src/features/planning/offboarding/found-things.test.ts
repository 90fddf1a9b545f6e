import {
  handoverItemsMax,
  lookedAgainSchema,
  pathFor,
  paths,
  speakerChosenSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handoversPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import {
  beginOffboarding,
  changeItem,
  lastDayOf,
  readOffboarding,
} from '../../../testing/factories/offboarding.ts';
import {
  buildOffice,
  type Office,
  wednesday,
} from '../../../testing/factories/offboarding-office.ts';
import { letPlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepContent } from '../../transcripts/sweep/sweep-content.ts';
import { insertItems } from './item-change-repository.ts';

let app: TestApp;
let office: Office;
let owner: SignedIn;
let member: SignedIn;
let ana: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await buildOffice(app);
  ({ owner, member, ana } = office);
});

test('a handover is made from the meetings of the person, with a quote of each topic', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana, { note: 'Two weeks of holiday first.' });
  const project = await readOffboarding(owner, id);
  expect(project).toMatchObject({
    person: { id: ana, name: 'Ana Berg' },
    fromMeetings: 3,
    lastDay: lastDayOf(30),
    note: 'Two weeks of holiday first.',
    canManage: true,
    peopleHidden: null,
    added: 0,
  });
  const of = (kind: string) => project.list.filter((item) => item.kind === kind);
  const billing = of('topic').find(({ label }) => label === 'Billing migration');
  expect(billing).toMatchObject({ meetings: 3, isNew: false, assignee: null, doneOn: null });
  expect(billing?.quote?.text).toContain('billing migration');
  expect(of('person')).toMatchObject([{ label: 'Bo Lund, Product', tiesLeft: 0, meetings: 3 }]);
  expect(of('series')).toMatchObject([
    { meetings: 3, lastOn: wednesday(1), led: { opened: 3, of: 3 } },
  ]);
  expect(of('action').length).toBeGreaterThan(0);
  expect(project.items).toBe(project.list.length);
});

test('updating the list adds new items, marks them until they are seen, and overwrites nothing', async () => {
  const id = await beginOffboarding(owner, ana);
  expect((await readOffboarding(owner, id)).list).toEqual([]);
  const own = await office.addItem(id, { label: 'Keys of the archive', dueDay: lastDayOf(3) });
  await office.meetThrice();
  const look = async () =>
    lookedAgainSchema.parse((await owner.call('POST', pathFor(paths.lookAgain, id))).json());
  const { added } = await look();
  expect(added).toBeGreaterThan(2);
  const [first] = (await readOffboarding(owner, id)).list;
  await changeItem(owner, first?.id ?? '', { version: first?.version, note: 'Ask Bo first' });
  expect(await look()).toEqual({ added: 0 });
  await office.share(id, [member]);
  await member.call('POST', pathFor(paths.offboardingSeen, id));
  const before = await readOffboarding(owner, id);
  expect(before.added).toBe(added);
  expect(before.list.filter(({ isNew }) => isNew)).toHaveLength(added);
  expect(before.list[0]?.note).toBe('Ask Bo first');
  expect(before.list.at(-1)).toEqual(own);
  await owner.call('POST', pathFor(paths.offboardingSeen, id));
  expect((await readOffboarding(owner, id)).list.some(({ isNew }) => isNew)).toBe(false);
});

test('the remaining room is used for items that are not in the list yet', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  await app.db
    .deleteFrom('handoverItem')
    .where('projectId', '=', id)
    .where('kind', '=', 'series')
    .execute();
  const { items } = await readOffboarding(owner, id);
  const { organizationId } = owner;
  await app.db
    .insertInto('handoverItem')
    .values(
      Array.from({ length: handoverItemsMax - 1 - items }, (_, place) => ({
        organizationId,
        projectId: id,
        kind: 'own' as const,
        label: 'Keys',
        place,
      })),
    )
    .execute();
  expect((await owner.call('POST', pathFor(paths.lookAgain, id))).json()).toEqual({ added: 1 });
  const { list } = await readOffboarding(owner, id);
  expect(list).toHaveLength(handoverItemsMax);
  expect(list.filter(({ kind }) => kind === 'series')).toHaveLength(1);
});

test('items and quotes whose source was deleted meanwhile are left out', async () => {
  const id = await beginOffboarding(owner, ana);
  const gone = crypto.randomUUID();
  const nothing = {
    label: null,
    topicKey: null,
    nameKey: null,
    actionId: null,
    introducedId: null,
    guestId: null,
    seriesId: null,
    mentions: null,
    allMentions: null,
    meetings: null,
    tiesLeft: null,
    quoteMeetingId: null,
    quoteTurn: null,
    place: 0,
    assigneeId: null,
    dueDay: null,
    note: null,
  };
  const found = [
    { ...nothing, kind: 'topic' as const, topicKey: 'keys', quoteMeetingId: gone, quoteTurn: 1 },
    { ...nothing, kind: 'action' as const, actionId: gone },
    { ...nothing, kind: 'person' as const, introducedId: gone },
    { ...nothing, kind: 'series' as const, seriesId: gone },
  ];
  const room = { isNew: true, room: 10 };
  expect(await insertItems(app.db, owner, id, found, room)).toHaveLength(1);
  expect((await readOffboarding(owner, id)).list).toMatchObject([{ kind: 'topic', quote: null }]);
});

test('handovers are made at a limited rate', async () => {
  const id = await beginOffboarding(owner, ana);
  for (let time = 1; time < handoversPerMinute; time += 1)
    await limitAttempts(app.db, [`handover ${owner.accountId}`], handoversPerMinute);
  const payload = { personId: ana, lastDay: lastDayOf(30) };
  expect((await owner.call('POST', paths.offboardings, { payload })).statusCode).toBe(429);
  expect((await owner.call('POST', pathFor(paths.lookAgain, id))).statusCode).toBe(429);
});

test('a reader sees topics, quotes, actions and series only from meetings that they may read', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  await office.share(id, [member]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  const known = await readOffboarding(owner, id);
  expect(known.list.every(({ label }) => label !== null)).toBe(true);
  const { list } = await readOffboarding(member, id);
  expect(list).toHaveLength(known.list.length);
  for (const item of list)
    expect(item).toMatchObject(
      item.kind === 'person' ? { label: 'Bo Lund, Product' } : { label: null, quote: null },
    );
  const csv = await member.call(
    'GET',
    paths.offboardingExport.replace(':id', id).replace(':format', 'csv'),
  );
  expect(csv.body).not.toMatch(/billing/i);

  await letPlan(app.db, member);
  const own = await beginOffboarding(member, ana);
  expect((await readOffboarding(member, own)).fromMeetings).toBe(0);
  expect((await readOffboarding(member, id)).fromMeetings).toBe(3);
  await saveTrust(app.db, owner.organizationId, { figureReaders: 'named' });
  expect((await readOffboarding(member, id)).fromMeetings).toBeNull();
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'everyone' });
  const series = (await readOffboarding(member, id)).list.find(({ kind }) => kind === 'series');
  expect(series).toMatchObject({ meetings: 3, led: null });
});

test('a guest with whom hardly anybody else speaks is to be introduced, and named from readable meetings', async () => {
  const call = (weeksAgo: number, guest: string, others: readonly string[] = []) =>
    office.record(
      weeksAgo,
      ['Ana Berg', guest, 'Ana Berg', guest, ...others.flatMap((one) => [one, guest])]
        .map((name, at) => `${name}: We spoke about lorry ${weeksAgo} and gate ${at} again.`)
        .join('\n'),
      `${guest} call`,
    );
  for (const week of [1, 2]) {
    await call(week, 'Koos Vermeer');
    await call(week, 'Elin Dahl');
    await call(week, 'Known Widely', ['Bo Lund', 'Cleo Diaz']);
  }
  await office.compute();
  const outside = async (by: SignedIn, plan: string) =>
    (await readOffboarding(by, plan)).list.filter(({ isOutside }) => isOutside);
  // Not matched yet: they may be in the directory.
  const id = await beginOffboarding(owner, ana);
  expect(await outside(owner, id)).toEqual([]);
  const choices: string[] = [];
  for (const name of ['koos vermeer', 'known widely']) {
    const payload = { speakerId: `name:${name}`, is: 'guest' };
    const answer = await owner.call('POST', paths.speakerChoices, { payload });
    choices.push(speakerChosenSchema.parse(answer.json()).choiceId);
  }
  await owner.call('POST', pathFor(paths.lookAgain, id));
  await owner.call('POST', pathFor(paths.lookAgain, id));
  expect(await outside(owner, id)).toMatchObject([
    {
      kind: 'person',
      label: 'Koos Vermeer',
      sourceId: null,
      meetings: 2,
      tiesLeft: 0,
      isNew: true,
    },
  ]);
  await office.share(id, [member]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  expect(await outside(member, id)).toMatchObject([{ label: null, meetings: null }]);
  // The choice is taken back.
  await owner.call('POST', paths.speakersUndo, { payload: { choiceIds: choices } });
  expect(await outside(owner, id)).toEqual([]);
});

test('works-council mode keeps series and actions, and leaves out the rest', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  const { list } = await readOffboarding(owner, id);
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  const project = await readOffboarding(owner, id);
  expect(project.peopleHidden).toBe('worksCouncil');
  expect(project.list).toEqual(list.filter(({ kind }) => kind === 'series' || kind === 'action'));
  expect(project.list).not.toEqual([]);
  const other = await beginOffboarding(owner, ana);
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: false });
  expect((await readOffboarding(owner, other)).list.some(({ kind }) => kind === 'person')).toBe(
    false,
  );
});

test('items found later are counted if they are shown', async () => {
  const id = await beginOffboarding(owner, ana);
  await office.meetThrice();
  await owner.call('POST', pathFor(paths.lookAgain, id));
  const { added, list } = await readOffboarding(owner, id);
  expect(added).toBe(list.length);
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  const shown = list.filter(({ kind }) => kind === 'series' || kind === 'action');
  expect((await readOffboarding(owner, id)).added).toBe(shown.length);
});

test('a part of another word is not quoted for a topic', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  const quoted = async () =>
    (await readOffboarding(owner, id)).list.filter(
      ({ kind, quote }) => kind === 'topic' && quote !== null,
    ).length;
  const before = await quoted();
  expect(before).toBeGreaterThan(0);
  await sql`
    update "handoverItem" set "topicKey" = left("topicKey", 5), "nameKey" = left("nameKey", 5)
    where "projectId" = ${id} and "quoteTurn" is not null`.execute(app.db);
  expect(await quoted()).toBe(0);
});

test('a topic is removed with its last meeting, and its task stays', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  const [topic] = (await readOffboarding(owner, id)).list;
  if (topic?.kind !== 'topic') throw new Error('No topic was found');
  await changeItem(owner, topic.id, { version: topic.version, note: 'Ask Bo' });
  const sweep = async () => {
    await sweepContent({ db: app.db, log: pino({ level: 'silent' }) });
    return readOffboarding(owner, id);
  };
  expect((await sweep()).list[0]).toMatchObject({ label: topic.label, note: 'Ask Bo' });
  const meetings = await app.db
    .selectFrom('meeting')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .execute();
  for (const meeting of meetings) await owner.call('DELETE', pathFor(paths.meeting, meeting.id));
  await office.compute();
  expect((await sweep()).list[0]).toMatchObject({ kind: 'topic', label: null, note: 'Ask Bo' });
  const { rows } = await sql<{ row: string }>`
    select to_jsonb("item")::text as "row" from "handoverItem" "item"
    where "projectId" = ${id}`.execute(app.db);
  for (const { row } of rows) expect(row).not.toMatch(/billing|price/i);
});

test('an action that is done in the list of actions is also done in the handover', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  const action = (await readOffboarding(owner, id)).list.find(({ kind }) => kind === 'action');
  const payload = { ids: [action?.sourceId], state: 'done' };
  expect((await owner.call('PATCH', paths.actions, { payload })).statusCode).toBe(200);
  const after = (await readOffboarding(owner, id)).list.find((item) => item.id === action?.id);
  expect(after).toMatchObject({ isDoneInActions: true, doneOn: lastDayOf(0) });
});

test('with a meeting, its quote and its action disappear from the plan', async () => {
  const meetingId = await office.meet(1, [0, 1]);
  await office.meet(2, [0, 1], 1);
  await office.compute();
  const id = await beginOffboarding(owner, ana);
  const quoted = async () =>
    (await readOffboarding(owner, id)).list.flatMap(({ quote }) => quote?.meetingId ?? []);
  expect(await quoted()).toContain(meetingId);
  await owner.call('DELETE', pathFor(paths.meeting, meetingId));
  expect(await quoted()).not.toContain(meetingId);
});
