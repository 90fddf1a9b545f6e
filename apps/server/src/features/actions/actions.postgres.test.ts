import { actionSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an action that was given to somebody else meanwhile is not changed by its former owner', async () => {
  const author = await app.accounts.buildOwner();
  await turnActionsOn(author);
  const assignee = await app.accounts.buildMember(author.organizationId);
  const owner = { userId: await personOf(app.db, assignee) };
  const added = await author.call('POST', paths.actions, { payload: { text: 'Prepare', owner } });
  const { id } = actionSchema.parse(added.json());
  const { answer } = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('actionItem').set({ ownerUserId: null }).where('id', '=', id).execute();
    const payload = { ids: [id], state: 'dropped' };
    const answer = assignee.call('PATCH', paths.actions, { payload });
    await waitForLock(app.db);
    return { answer };
  });
  expect((await answer).statusCode).toBe(404);
});
