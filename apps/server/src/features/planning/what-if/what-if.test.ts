import { randomUUID } from 'node:crypto';
import { paths, tiedPeopleSchema, type WhatIf, whatIfSchema } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../../testing/factories/actions.ts';
import {
  buildPeople,
  buildTalk,
  buildTies,
  buildTopic,
} from '../../../testing/factories/network.ts';
import { beginOffboarding } from '../../../testing/factories/offboarding.ts';
import { letPlan, sharePlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let idOf: (name: string) => string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  idOf = await buildPeople(app.db, owner, people);
});

/** Marta connects Sales with Finance and Design; Ewa has a tie only with her. */
const people = [
  ...['Marta Sales', 'Sanne Sales', 'Fenna Sales', 'Jan Finance', 'Olli Finance', 'Dora Design'],
  ...['Dirk Design', 'Dina Design', 'Ewa Design', 'Finn Finance', 'Quiet Sales'],
];
const ties = [
  ...['Marta Sanne 9', 'Marta Fenna 8', 'Sanne Fenna 7', 'Marta Jan 2', 'Marta Dora 6'],
  ...['Marta Ewa 1', 'Jan Olli 5', 'Jan Finn 5', 'Olli Finn 5', 'Dora Dirk 5', 'Dora Dina 5'],
  ...['Dirk Dina 5', 'Dora Olli 3'],
];

const ask = (names: readonly string[], by = owner, more = '') =>
  by.call('GET', `${paths.whatIf}?leavers=${names.map(idOf).join(',')}${more}`);
const whatIf = async (...names: string[]): Promise<WhatIf> =>
  whatIfSchema.parse((await ask(names)).json());
const nameOf = (id: string) => people.find((one) => idOf(one.split(' ')[0] ?? '') === id);

describe('ten people with ties', () => {
  beforeEach(() => buildTies(app.db, owner, idOf, ties));

  test('are listed, sorted by their number of ties', async () => {
    const answer = tiedPeopleSchema.parse((await owner.call('GET', paths.tiedPeople)).json());
    expect(answer.ties).toBe(13);
    expect(answer.people.map(({ name, ties }) => `${name} ${ties}`).slice(0, 3)).toEqual([
      'Marta 5',
      'Dora 4',
      'Jan 3',
    ]);
    expect(answer.people.map(({ name }) => name)).not.toContain('Quiet');
  });

  test('lose what one person connects', async () => {
    const { departure, leavers, people: named } = await whatIf('Marta');
    expect(leavers).toMatchObject([{ name: 'Marta', department: 'Sales' }]);
    expect(departure).toMatchObject({
      ties: { before: 13, after: 8 },
      bridges: { before: 4, after: 1 },
      departmentPairs: {
        before: 3,
        after: 1,
        parted: [
          ['Design', 'Sales'],
          ['Finance', 'Sales'],
        ],
      },
      // Sales, Ewa, and everybody else.
      groups: { before: 1, after: 3 },
      reconnect: [
        { personId: idOf('Ewa'), before: 1, after: 0 },
        { personId: idOf('Fenna'), before: 2, after: 1 },
        { personId: idOf('Sanne'), before: 2, after: 1 },
      ].sort((one, other) => one.after - other.after || (one.personId < other.personId ? -1 : 1)),
    });
    const { before, after } = departure?.fragmentation ?? { before: 1, after: 0 };
    expect(after).toBeGreaterThan(before);
    expect(departure?.map).toMatchObject({ isWhole: true });
    expect(departure?.map.people).toHaveLength(10);
    expect(departure?.map.ties.filter(({ isLost }) => isLost)).toHaveLength(5);
    expect(named.find(({ name }) => name === 'Ewa')).toMatchObject({ ties: 1 });
  });

  test('are suggested as successors for ties, first where somebody is cut off, with the reason', async () => {
    await buildTalk(app.db, owner, idOf, ['Ewa', 'Dirk']);
    await buildTalk(app.db, owner, idOf, ['Dirk', 'Ewa', 'Dora']);
    const { departure } = await whatIf('Marta');
    expect(
      departure?.takeOver.map(({ staysId, successor }) => [
        nameOf(staysId)?.split(' ')[0],
        nameOf(successor?.personId ?? '')?.split(' ')[0],
        successor?.reason,
        successor?.meetings,
        successor?.exchanges,
      ]),
    ).toEqual([
      ['Sanne', 'Fenna', 'tie', 2, 6],
      ['Fenna', 'Sanne', 'tie', 2, 6],
      // Dora, who has a tie with Marta too, was in one meeting with Ewa.
      ['Ewa', 'Dora', 'meetings', 1, 0],
    ]);
  });

  test('keep a link between departments from the side of who leaves, or nobody does', async () => {
    const linksOf = async () =>
      (await whatIf('Marta')).departure?.links.map(({ own, other, keeper, nearest }) => [
        `${own} ${other}`,
        ...[keeper, nearest].map(
          (one) => one && [nameOf(one.personId), nameOf(one.withId), one.meetings, one.exchanges],
        ),
      ]);
    // Jan, of Finance, has ties with both sides of it, and is not asked to keep it.
    expect(await linksOf()).toEqual([
      ['Sales Design', null, null],
      ['Sales Finance', null, null],
    ]);
    for (const _ of [1, 2]) await buildTalk(app.db, owner, idOf, ['Sanne', 'Olli', 'Jan', 'Dora']);
    await buildTalk(app.db, owner, idOf, ['Sanne', 'Olli', 'Marta']);
    expect(await linksOf()).toEqual([
      ['Sales Design', null, ['Sanne Sales', 'Dora Design', 2, 0]],
      ['Sales Finance', ['Sanne Sales', 'Olli Finance', 3, 0], null],
    ]);
    expect((await whatIf('Marta')).people.map(({ name }) => name)).toContain('Sanne');
  });

  test('may lose two people at once, and no more', async () => {
    const { departure } = await whatIf('Marta', 'Dora');
    expect(departure?.ties).toEqual({ before: 13, after: 5 });
    expect((await ask(['Marta', 'Dora', 'Jan'])).statusCode).toBe(400);
  });

  test('losing a person without a tie changes nothing', async () => {
    const { departure } = await whatIf('Quiet');
    expect(departure).toMatchObject({ ties: { before: 13, after: 13 }, reconnect: [] });
  });

  test('a person who is not in the directory is not found', async () => {
    const unknown = await owner.call('GET', `${paths.whatIf}?leavers=${randomUUID()}`);
    expect(unknown.statusCode).toBe(404);
    const foreign = await app.accounts.buildOwner();
    expect((await ask(['Marta'], foreign)).statusCode).toBe(404);
  });

  test('are shown to nobody in works-council mode, or if connection maps are off', async () => {
    const trust = { worksCouncilMode: true, confirmed: true };
    await owner.call('PATCH', paths.trust, { payload: trust });
    for (const path of [paths.tiedPeople, `${paths.whatIf}?leavers=${idOf('Marta')}`]) {
      const refused = await owner.call('GET', path);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLANNING_BY_PERSON_OFF']);
    }
    await owner.call('PATCH', paths.trust, {
      payload: { worksCouncilMode: false, confirmed: true },
    });
    expect((await ask(['Marta'])).statusCode).toBe(200);
    await app.db
      .updateTable('organizationSettings')
      .set({ interactionGraphs: false })
      .where('organizationId', '=', owner.organizationId)
      .execute();
    expect((await ask(['Marta'])).json().code).toBe('CONNECTION_MAPS_OFF');
  });

  test('are shown without the right to plan for one person whose offboarding is shared by name', async () => {
    const reader = await app.accounts.buildMember(owner.organizationId);
    const id = await beginOffboarding(owner, idOf('Marta'));
    expect((await ask(['Marta'], reader)).json().code).toBe('PLANNING_NOT_GIVEN');
    const readerId = await personOf(app.db, reader);
    await sharePlan(owner, { kind: 'offboarding', id }, [readerId], 'read');
    expect((await ask(['Marta'], reader)).statusCode).toBe(200);
    for (const others of [['Dora'], ['Marta', 'Dora']])
      expect((await ask(others, reader)).json().code).toBe('PLANNING_NOT_GIVEN');
    await owner.call('PATCH', paths.trust, {
      payload: { worksCouncilMode: true, confirmed: true },
    });
    expect((await ask(['Marta'], reader)).json().code).toBe('PLANNING_BY_PERSON_OFF');
  });

  test('are shown only to those who see figures', async () => {
    await owner.call('PATCH', paths.trust, {
      payload: { figureReaders: 'named', confirmed: true },
    });
    const member = await app.accounts.buildMember(owner.organizationId);
    await letPlan(app.db, member);
    expect((await ask(['Marta'], member)).json().code).toBe('FIGURES_NOT_SHARED');
    expect((await member.call('GET', paths.tiedPeople)).statusCode).toBe(403);
  });
});

describe('what the person carries', () => {
  beforeEach(async () => {
    await buildTies(app.db, owner, idOf, ties);
    await buildTopic(app.db, owner, idOf, 'Bond renewal', ['Marta 4', 'Jan 1']);
    await buildTopic(app.db, owner, idOf, 'Price list', ['Marta 9', 'Jan 1', 'Olli 1']);
    await buildTopic(app.db, owner, idOf, 'Port fees', ['Jan 2']);
  });

  const talk = (speakers: string[], initiatives: string[] = []) =>
    buildTalk(app.db, owner, idOf, speakers, { initiatives, title: 'Depot sync' });

  test('are topics that at most two people mentioned', async () => {
    const { topics } = await whatIf('Marta');
    expect(topics).toMatchObject([
      { topic: 'Bond renewal', mentions: 4, share: 0.8, people: 2, personId: idOf('Marta') },
    ]);
  });

  test('are series of which the person opens more than half of the meetings', async () => {
    const ids = [
      await talk(['Marta', 'Jan']),
      await talk(['Marta', 'Jan']),
      await talk(['Jan', 'Marta']),
    ];
    await joinSeries(ids, 'Depot leads');
    const { series } = await whatIf('Marta');
    expect(series).toMatchObject([{ name: 'Depot leads', meetings: 3, heard: 3, opened: 2 }]);
    expect((await whatIf('Jan')).series).toEqual([]);
  });

  test('are their open actions, if actions are switched on', async () => {
    expect((await whatIf('Marta')).actions).toBeNull();
    await turnActionsOn(owner);
    const meetingId = await talk(['Marta']);
    const action = { organizationId: owner.organizationId, meetingId, position: null };
    const ofMarta = { ...action, ownerUserId: idOf('Marta'), owner: null, dueDate: null };
    const asFound = { before: null, turn: null, quote: null, start: null, dueDay: null };
    await app.db
      .insertInto('actionItem')
      .values([
        { ...ofMarta, ...asFound, text: 'Send the bond' },
        { ...ofMarta, ...asFound, text: 'Old one', state: 'done', closedAt: new Date() },
      ])
      .execute();
    const { actions } = await whatIf('Marta');
    expect(actions).toMatchObject([
      { text: 'Send the bond', isOverdue: false, meeting: { id: meetingId, title: 'Depot sync' } },
    ]);
  });

  test('a tie holds the topic of which both speak, and others least', async () => {
    await buildTopic(app.db, owner, idOf, 'Tariff', ['Marta 3', 'Sanne 2', 'Olli 9']);
    await buildTopic(app.db, owner, idOf, 'Berth plan', ['Marta 2', 'Sanne 2', 'Olli 1']);
    const { departure } = await whatIf('Marta');
    const held = departure?.takeOver.map(({ staysId, topic }) => [nameOf(staysId), topic]);
    expect(held).toContainEqual(['Sanne Sales', 'Berth plan']);
    expect(held).toContainEqual(['Ewa Design', null]);
  });

  test('is shown only as far as the reader may read the meetings', async () => {
    await turnActionsOn(owner);
    const ids = [
      await talk(['Marta'], ['Bond renewal', 'Berth plan']),
      await talk(['Marta']),
      await talk(['Jan']),
    ];
    await buildTopic(app.db, owner, idOf, 'Berth plan', ['Marta 2', 'Sanne 2', 'Olli 1']);
    await joinSeries(ids, 'Depot leads');
    await app.db
      .insertInto('actionItem')
      .values({
        organizationId: owner.organizationId,
        meetingId: ids[0] ?? '',
        position: 0,
        ownerUserId: idOf('Marta'),
        owner: null,
        dueDate: null,
        dueDay: null,
        before: null,
        text: 'Send the bond',
        turn: null,
        start: null,
        quote: null,
      })
      .execute();
    const reader = await app.accounts.buildMember(owner.organizationId);
    await letPlan(app.db, reader);
    await owner.call('PATCH', paths.trust, {
      payload: { meetingReaders: 'participants', confirmed: true },
    });
    const told = async (by: SignedIn) => {
      const { topics, series, actions, departure } = whatIfSchema.parse(
        (await ask(['Marta'], by)).json(),
      );
      expect(departure?.ties.before).toBe(13);
      const held = departure?.takeOver.filter(({ topic }) => topic !== null);
      return [topics.length, series.length, actions?.length, held?.length];
    };
    expect(await told(owner)).toEqual([1, 1, 1, 1]);
    expect(await told(reader)).toEqual([0, 0, 0, 0]);
    await owner.call('PUT', paths.meetingShares.replace(':id', ids[0] ?? ''), {
      payload: { userIds: [await personOf(app.db, reader)] },
    });
    // One meeting of the series does not tell who leads it.
    expect(await told(reader)).toEqual([1, 0, 1, 1]);
  });
});

test('no departure is computed for fewer than ten people with ties', async () => {
  await buildTies(app.db, owner, idOf, ['Marta Sanne', 'Marta Jan']);
  const { departure, people: named, leavers } = await whatIf('Marta');
  expect([departure, named, leavers.length]).toEqual([null, [], 1]);
});

async function joinSeries(meetingIds: readonly string[], name: string) {
  const { organizationId } = owner;
  await app.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('series')
      .values({ organizationId, name, weekday: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = { organizationId, seriesId: id, isPart: true, chosenBy: null };
    await tx
      .insertInto('seriesChoice')
      .values(meetingIds.map((meetingId) => ({ ...choice, meetingId })))
      .execute();
  });
}
