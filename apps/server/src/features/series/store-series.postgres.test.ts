import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAllSeries } from '../../ground/meeting/out-of-date-series-repository.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';
import { lockSeries, upsertChoice } from './choice-repository.ts';
import { storeSeries } from './store-series.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a choice that is saved while empty series are deleted is not lost', async () => {
  const owner = await app.accounts.buildOwner();
  const { organizationId, accountId: chosenBy } = owner;
  const meetingId = await buildMeeting(app.db, owner, { withResults: true });
  const { id: seriesId } = await app.db
    .insertInto('series')
    .values({ organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markAllSeries(app.db, organizationId);
  const keeping = await app.db.transaction().execute(async (tx) => {
    await lockSeries(tx, organizationId, seriesId);
    const kept = storeSeries(app, organizationId);
    await waitForLock(app.db);
    await upsertChoice(tx, { organizationId, seriesId, meetingId }, { isPart: true, chosenBy });
    return { kept };
  });
  await keeping.kept;
  const choices = app.db.selectFrom('seriesChoice').select('meetingId');
  expect(await choices.where('seriesId', '=', seriesId).execute()).toEqual([{ meetingId }]);
});
