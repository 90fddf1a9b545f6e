import { notificationPageSchema, paths, unreadNotificationsSchema } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { saveTrust } from '../../testing/factories/judged-meetings.ts';
import { sharePlan } from '../../testing/factories/plan-sharing.ts';
import { buildPlans } from '../../testing/factories/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = async (by: SignedIn) =>
  notificationPageSchema
    .parse((await by.call('GET', paths.notifications)).json())
    .notifications.map(({ kind, plan }) => `${kind} ${plan?.kind} ${plan?.title}`)
    .sort();

test('shared plans and tasks in them are told to those concerned, while they may see them', async () => {
  const owner = await app.accounts.buildOwner();
  const member = await app.accounts.buildMember(owner.organizationId);
  const other = await app.accounts.buildMember(owner.organizationId);
  await turnActionsOn(owner);
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Hannah', lastName: 'Osei' })
    .where('accountId', '=', member.accountId)
    .execute();
  const person = { id: await personOf(app.db, member), name: 'Hannah Osei' };
  const plans = await buildPlans(app.db, owner, person);
  const id = plans.scenario.split('/').at(-1) ?? '';
  await sharePlan(owner, { kind: 'scenario', id }, [await personOf(app.db, other)]);

  expect(await listed(member)).toEqual([
    'plan-people-changed scenario Hannah Osei leaves',
    'plan-shared offboarding Hannah Osei',
    'plan-shared scenario Hannah Osei leaves',
    'plan-shared succession Hannah Osei',
    'task-given offboarding Hannah Osei',
    'task-given succession Hannah Osei',
  ]);
  expect(await listed(other)).toEqual(['plan-shared scenario Hannah Osei leaves']);
  expect(await listed(owner)).toEqual([]);
  const unread = await other.call('GET', paths.unreadNotifications);
  expect(unreadNotificationsSchema.parse(unread.json())).toEqual({ unread: 1 });

  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  expect(await listed(other)).toEqual([]);
  expect(await listed(member)).toEqual([
    'plan-shared offboarding Hannah Osei',
    'task-given offboarding Hannah Osei',
  ]);
});
