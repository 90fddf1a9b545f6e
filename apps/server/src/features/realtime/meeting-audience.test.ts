import type { AddressInfo } from 'node:net';
import { pathFor, paths, serverEventNames, socketPath } from '@rapport/contract';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let uploader: SignedIn;
let url: string;
const open: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  uploader = await app.accounts.buildOwner();
  await uploader.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

/** A joined socket, with the names of the meeting events it received. */
async function listen({ token, organizationId }: SignedIn) {
  const socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${token}` },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const heard: string[] = [];
  // Events about figures, series and notifications are caused by background jobs and name no
  // meeting.
  const later = new Set([
    'organization-figures-updated',
    'series-updated',
    'notifications-updated',
  ]);
  const names = serverEventNames.filter((name) => !later.has(name));
  for (const name of names) socket.on(name, () => heard.push(name));
  const joined = next(socket, 'joined_organization');
  socket.emit('join_organization', { organizationId });
  await joined;
  return {
    socket,
    count: () => heard.length,
    /**
     * All events received so far. Waits for `upTo` first, because PostgreSQL delivers events after
     * the call's answer.
     */
    async heard(upTo?: string) {
      if (upTo) await expect.poll(() => heard).toContain(upTo);
      const pong = next(socket, 'pong');
      socket.emit('ping');
      await pong;
      return heard.splice(0);
    },
  };
}

async function shareWith(meetingId: string, ...people: SignedIn[]) {
  const rows = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('accountId', 'in', people.map(({ accountId }) => accountId).concat('nobody'))
    .where('organizationId', '=', uploader.organizationId)
    .execute();
  const payload = { userIds: rows.map(({ id }) => id) };
  await uploader.call('PUT', pathFor(paths.meetingShares, meetingId), { payload });
}

test('events of a meeting reach its readers alone, from upload to deletion', async () => {
  const admin = await app.accounts.buildMember(uploader.organizationId, 'admin');
  const reader = await app.accounts.buildMember(uploader.organizationId);
  const [own, foreign, shared] = [
    await listen(uploader),
    await listen(admin),
    await listen(reader),
  ];
  const completed = next(own.socket, 'transcript-processing-completed');
  const id = await upload(uploader);
  await completed;
  expect(await own.heard()).toContain('transcript-processing-started');
  expect(await shared.heard()).toEqual([]);

  await shareWith(id, reader);
  expect(await shared.heard('meeting-updated')).toContain('meeting-updated');
  await uploader.call('DELETE', pathFor(paths.meeting, id));
  expect(await own.heard('meeting-deleted')).toEqual(['meeting-updated', 'meeting-deleted']);
  expect(await shared.heard('meeting-deleted')).toEqual(['meeting-deleted']);
  expect(await foreign.heard()).toEqual([]);
});

test('a person with whom a meeting is no longer shared gets one event, then none', async () => {
  const reader = await app.accounts.buildMember(uploader.organizationId);
  const id = await buildMeeting(app.db, uploader, { withResults: true });
  await shareWith(id, reader);
  const before = await listen(reader);
  await shareWith(id);
  expect(await before.heard('meeting-updated')).toEqual(['meeting-updated']);
  const own = await listen(uploader);
  const payload = { kind: 'set-title', title: 'Salaries' };
  await uploader.call('POST', pathFor(paths.corrections, id), { payload });
  await own.heard('meeting-updated');
  expect(await before.heard()).toEqual([]);
});

test('events published together reach the readers of each meeting, and later ones its readers at that time', async () => {
  const reader = await app.accounts.buildMember(uploader.organizationId);
  const hidden = await buildMeeting(app.db, uploader, { withResults: true });
  const shared = await buildMeeting(app.db, uploader, { withResults: true });
  await shareWith(shared, reader);
  const [own, others] = [await listen(uploader), await listen(reader)];
  const publish = (...meetingIds: string[]) =>
    Promise.all(
      meetingIds.map((eventId) =>
        app.bus.publish({
          name: 'meeting-updated',
          payload: { eventId, organizationId: uploader.organizationId },
        }),
      ),
    );

  await publish(hidden, shared, hidden, shared);
  await expect.poll(own.count).toBe(4);
  expect(await others.heard()).toEqual(['meeting-updated', 'meeting-updated']);

  await app.db.deleteFrom('meetingShare').where('meetingId', '=', shared).execute();
  await publish(shared);
  await expect.poll(own.count).toBe(5);
  expect(await others.heard()).toEqual([]);
});

test('an event whose readers cannot be found is dropped; others of that time and later ones arrive', async () => {
  const { organizationId } = uploader;
  const eventId = await buildMeeting(app.db, uploader, { withResults: true });
  const own = await listen(uploader);
  const publishAll = () =>
    Promise.all([
      app.bus.publish({ name: 'meeting-updated', payload: { eventId, organizationId } }),
      app.bus.publish({ name: 'meetings-updated', payload: { organizationId } }),
    ]);
  await sql`alter table "meetingShare" rename to "awayShare"`.execute(app.db);
  await publishAll();
  expect(await own.heard('meetings-updated')).toEqual(['meetings-updated']);
  await sql`alter table "awayShare" rename to "meetingShare"`.execute(app.db);
  await publishAll();
  expect(await own.heard('meetings-updated')).toEqual(['meeting-updated', 'meetings-updated']);
});
