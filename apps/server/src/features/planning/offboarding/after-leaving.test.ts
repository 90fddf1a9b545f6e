import { afterLeavingSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonb } from '../../../database/jsonb.ts';
import { addDays, dayMs, mondayOf } from '../../../ground/calendar-days.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { beginOffboarding, lastDayOf } from '../../../testing/factories/offboarding.ts';
import {
  buildOffice,
  type Office,
  wednesday,
} from '../../../testing/factories/offboarding-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { choicesOf } from '../../figures/mood-facts-repository.ts';

let app: TestApp;
let office: Office;
let owner: SignedIn;
let ana: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await buildOffice(app);
  ({ owner, ana } = office);
});

test('after the last day, counts and weekly moods of groups are compared with before', async () => {
  await app.db
    .updateTable('directoryUser')
    .set({ department: 'Product' })
    .where('id', '=', ana)
    .execute();
  for (const week of [6, 5, 4]) await office.meet(week, [0, 1], week);
  for (const week of [2, 1]) await office.meet(week, [1, 2], week);
  await office.compute();
  const id = await beginOffboarding(owner, ana, { lastDay: addDays(wednesday(3), 2) });
  const { organizationId } = owner;
  const lastWeek = addDays(mondayOf(lastDayOf(0)), -7);
  await app.db
    .insertInto('moodDecision')
    .values({
      organizationId,
      decidedAt: new Date(),
      lastWeek,
      choices: choicesOf(5, []),
      factsPrint: '',
      decisions: jsonb([]),
    })
    .execute();
  const mood = (weeksAgo: number, value: number) => ({
    organizationId,
    group: 'department:Product',
    weeks: 1 as const,
    mood: value,
    cut: null,
    week: mondayOf(wednesday(weeksAgo)),
    low: value,
    high: value,
    changeBy: null,
    changeDirection: null,
  });
  await app.db
    .insertInto('groupMood')
    .values([mood(5, 6), mood(4, 7), mood(1, 5)])
    .execute();
  const read = async (by: SignedIn) =>
    afterLeavingSchema.parse((await by.call('GET', pathFor(paths.afterLeaving, id))).json());
  const after = await read(owner);
  expect(after).toMatchObject({
    hasStarted: true,
    startsOn: addDays(wednesday(3), 3),
    firstWeekSince: 12,
    // Bo speaks with Cleo, which he did not do before.
    ties: { now: 1, of: 1 },
    // The people who have met since are others.
    series: { now: 0, of: 1, missing: ['review'] },
    moods: { own: { department: 'Product', before: 6.5, since: 5 }, others: [] },
  });
  expect(after.weeks).toHaveLength(14);
  await app.db.deleteFrom('groupMood').where('week', '=', lastWeek).execute();
  expect((await read(owner)).moods?.own).toMatchObject({ before: null, since: null });
  await app.db
    .updateTable('directoryUser')
    .set({ department: 'Sales' })
    .where('id', '=', ana)
    .execute();
  // The department of Bo, who had a tie with Ana.
  expect((await read(owner)).moods?.others).toMatchObject([{ department: 'Product' }]);
  await saveTrust(app.db, organizationId, { worksCouncilMode: true });
  const others = { moods: { own: { department: 'Sales' }, others: [] }, ties: null };
  expect(await read(owner)).toMatchObject({ ...others, tiesHidden: 'worksCouncil' });
  await saveTrust(app.db, organizationId, { worksCouncilMode: false });
  await app.db
    .updateTable('organizationSettings')
    .set({ interactionGraphs: false })
    .where('organizationId', '=', organizationId)
    .execute();
  expect(await read(owner)).toMatchObject({ ...others, tiesHidden: 'figures' });
});

test('a series that continued and whose usual day has passed is paused', async () => {
  for (const week of [6, 5, 4, 3]) await office.meet(week, [0, 1], week);
  await office.compute();
  const id = await beginOffboarding(owner, ana, { lastDay: addDays(wednesday(4), 2) });
  const after = await owner.call('GET', pathFor(paths.afterLeaving, id));
  const days = (Date.parse(lastDayOf(0)) - Date.parse(wednesday(3))) / dayMs;
  expect(after.json().series).toEqual({
    now: 1,
    of: 1,
    missing: [],
    paused: [{ name: 'review', weeks: Math.floor(days / 7) - 1 }],
  });
});

test('nothing is compared before the last day', async () => {
  const id = await beginOffboarding(owner, ana);
  const after = await owner.call('GET', pathFor(paths.afterLeaving, id));
  expect(after.json()).toMatchObject({ hasStarted: false, moods: null, ties: null });
});
