import { actionListSchema, paths } from '@rapport/contract';
import { turnActionsOn } from '@rapport/server/testing/factories/actions';
import { readStatus, upload } from '@rapport/server/testing/factories/transcripts';
import { startTestApp } from '@rapport/server/testing/test-app';
import { expect, test } from 'vitest';
import { closeInTheirWeeks } from './close-in-their-weeks.ts';

/** Due on the day of the meeting, the day after, and without a day. */
const talk = [
  "[00:00:04] Anna Berg: I'll send the list to the customer today.",
  '[00:05:00] Ben Moss: Good, and who writes the notes?',
  "[00:06:00] Anna Berg: I'll write the notes by Thursday.",
  "[00:09:00] Ben Moss: And I'll call the supplier about the boards.",
].join('\n');

test('no action is done before its meeting, or in the future', async () => {
  const app = await startTestApp();
  const owner = await app.accounts.buildOwner();
  await turnActionsOn(owner);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const date of ['2026-06-17', yesterday]) {
    const content = `Weekly\n${date} 16:00\n\n${talk}`;
    const id = await upload(owner, content, `${date} Weekly.txt`);
    await expect
      .poll(async () => (await readStatus(owner, id)).processingStatus, { timeout: 150_000 })
      .toBe('completed');
  }
  const { actions } = actionListSchema.parse((await owner.call('GET', paths.actions)).json());
  const ids = actions.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(4);
  await owner.call('PATCH', paths.actions, { payload: { ids, state: 'done' } });
  await closeInTheirWeeks(app.db);
  const closed = await app.db
    .selectFrom('actionItem')
    .innerJoin('meeting', 'meeting.id', 'meetingId')
    .select(['closedAt', 'startsAt'])
    .execute();
  for (const { closedAt, startsAt } of closed) {
    expect(Number(closedAt)).toBeGreaterThan(Number(startsAt));
    expect(Number(closedAt)).toBeLessThanOrEqual(Date.now());
  }
  await app.close();
}, 400_000);
