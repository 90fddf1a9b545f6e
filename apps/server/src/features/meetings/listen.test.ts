import { paths, type TrustUpdate } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { soundChunkBytes } from '../../ground/recording/sound-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildKey } from '../../testing/factories/api-keys.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { keepSound } from '../../testing/factories/sound.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;

const size = 2 * soundChunkBytes + 1000;
const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 256);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  await trust({ soundDays: 30 });
});
afterAll(() => app.close());

const trust = async (update: TrustUpdate) => {
  const payload = { ...update, confirmed: true };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
};
async function recorded(traits: Parameters<typeof keepSound>[2] = {}): Promise<string> {
  const meetingId = await buildMeeting(app.db, owner, { withResults: true });
  await keepSound(
    app.db,
    { organizationId: owner.organizationId, meetingId },
    { bytes, ...traits },
  );
  return meetingId;
}
const listen = (id: string, range?: string, by = owner) =>
  by.call('GET', paths.meetingSound.replace(':id', id), {
    ...(range !== undefined && { headers: { range } }),
  });

test('who may read the meeting listens; nothing helps to store the sound', async () => {
  const id = await recorded();
  const member = await app.accounts.buildMember(owner.organizationId);
  const { statusCode, headers, rawPayload } = await listen(id, undefined, member);
  expect(statusCode).toBe(200);
  expect({ ...headers }).toMatchObject({
    'content-type': 'audio/mp4',
    'content-length': `${size}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  expect(headers).not.toHaveProperty('content-disposition');
  expect(Buffer.compare(rawPayload, bytes)).toBe(0);
});

test.each([
  ['bytes=0-', 0, size],
  ['bytes=5-9', 5, 10],
  ['bytes=-10', size - 10, size],
  [`bytes=${soundChunkBytes - 3}-${soundChunkBytes + 2}`, soundChunkBytes - 3, soundChunkBytes + 3],
  [`bytes=${soundChunkBytes}-`, soundChunkBytes, size],
  [`bytes=10-${9 * size}`, 10, size],
  ['bytes=3-4, 90-100', 3, 5],
])('the range %s is answered', async (range, start, end) => {
  const id = await recorded();
  const { statusCode, headers, rawPayload } = await listen(id, range);
  expect(statusCode).toBe(206);
  expect({ ...headers }).toMatchObject({
    'content-range': `bytes ${start}-${end - 1}/${size}`,
    'content-length': `${end - start}`,
  });
  expect(Buffer.compare(rawPayload, bytes.subarray(start, end))).toBe(0);
});

test('a range beyond the end is refused with the size', async () => {
  const response = await listen(await recorded(), `bytes=${size}-`);
  expect(response.statusCode).toBe(416);
  expect(response.headers['content-range']).toBe(`bytes */${size}`);
  expect(response.json()).toMatchObject({ code: 'NO_SUCH_RANGE' });
});

test('sound that is over its time, not read yet or not there is not answered', async () => {
  const noSound = { code: 'NO_SOUND', message: 'The sound of this meeting is not kept.' };
  const id = await buildMeeting(app.db, owner, { withResults: true });
  const unread = await recorded();
  await app.db
    .updateTable('sound')
    .set({ mimeType: null })
    .where('meetingId', '=', unread)
    .execute();
  for (const meeting of [
    id,
    unread,
    await recorded({ until: new Date() }),
    await recorded({ until: null }),
  ]) {
    const response = await listen(meeting);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject(noSound);
  }
});

test('nobody else listens: not other organizations, not who may not read, no API key', async () => {
  const id = await recorded();
  const stranger = await app.accounts.buildOwner();
  const member = await app.accounts.buildMember(owner.organizationId);
  const key = await buildKey(app, owner, ['read-meetings', 'read-figures']);
  await trust({ meetingReaders: 'participants' });
  for (const by of [stranger, member])
    expect((await listen(id, undefined, by)).statusCode).toBe(404);
  expect((await listen(id, undefined, key)).statusCode).toBe(403);
  expect((await listen(id)).statusCode).toBe(200);
});

test('in works-council mode nobody listens, and the sound is there again without it', async () => {
  const id = await recorded();
  await trust({ worksCouncilMode: true });
  expect((await listen(id)).statusCode).toBe(404);
  await trust({ worksCouncilMode: false });
  expect((await listen(id)).statusCode).toBe(200);
});

test('a shorter time applies to sound that is kept, a longer one does not', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const until = new Date(Date.now() + 30 * dayMs);
  const id = await recorded({ until });
  const soundUntil = async () => {
    const row = app.db.selectFrom('recording').select('soundUntil').where('meetingId', '=', id);
    return (await row.executeTakeFirst())?.soundUntil?.getTime() ?? 0;
  };
  await trust({ soundDays: 90 });
  expect(await soundUntil()).toBe(until.getTime());
  await trust({ soundDays: 7 });
  expect(Math.abs((await soundUntil()) - (Date.now() + 7 * dayMs))).toBeLessThan(dayMs);
  expect((await listen(id)).statusCode).toBe(200);
  await trust({ soundDays: null });
  expect((await listen(id)).statusCode).toBe(404);
});

test('the sound goes with its meeting', async () => {
  const id = await recorded();
  await owner.call('DELETE', paths.meeting.replace(':id', id));
  expect((await listen(id)).statusCode).toBe(404);
  expect(
    await app.db.selectFrom('sound').select('id').where('meetingId', '=', id).execute(),
  ).toEqual([]);
});
