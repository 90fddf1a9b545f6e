import { type MeetingListItem, paths } from '@rapport/contract';
import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { server } from '@/testing/server.ts';
import { type MeetingsPage, placesOf, rowsOf } from '../domain/meetings-page.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingKeys } from './meeting-keys.ts';
import { getMeetingsPageQueryOptions } from './meetings.ts';

/** A list server whose meetings can be added, deleted and moved. They are ordered by `start`, newest first. */
function listServer() {
  const meetings: { start: number; meeting: MeetingListItem }[] = [];
  const calls: URLSearchParams[] = [];
  const startOf = (cursor: string | null) => (cursor ? Number.parseInt(cursor, 10) : undefined);
  const sorted = () => meetings.toSorted((a, b) => b.start - a.start);
  server.use(
    http.get(`*${paths.meetings}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      calls.push(query);
      const after = startOf(query.get('after')) ?? Number.POSITIVE_INFINITY;
      const through = startOf(query.get('through')) ?? Number.NEGATIVE_INFINITY;
      const limit = Number(query.get('limit'));
      const part = sorted().filter(({ start }) => start < after && start >= through);
      const last = part[limit - 1];
      return HttpResponse.json({
        meetings: part.slice(0, limit).map(({ meeting }) => meeting),
        total: meetings.length,
        next: last && part.length > limit ? cursorAt(last.start) : null,
      });
    }),
  );
  return { meetings, calls, ids: () => sorted().map(({ meeting }) => meeting.id) };
}
const cursorAt = (start: number) => `${start}_00000000-0000-4000-8000-000000000000`;

/** Loads and shows pages as the list of meetings does. */
function openList(client: QueryClient) {
  let wanted: string | null = null;
  const dataAt = (after: string | null) =>
    client.getQueryData<MeetingsPage>(meetingKeys.page('', after));
  const places = () => placesOf(dataAt, wanted);
  /** Loads a page, or the rest of a split page. */
  async function load({ after, through }: ReturnType<typeof places>[number]) {
    await client.fetchQuery({
      ...getMeetingsPageQueryOptions('', after, through),
      staleTime: 0,
    });
    const missing = places().find((place) => dataAt(place.after) === undefined);
    if (missing) await load(missing);
  }
  return {
    places,
    load,
    shown: () => rowsOf(places().map(({ after }) => ({ after, data: dataAt(after) }))),
    async loadMore() {
      const end = dataAt(places().at(-1)?.after ?? null)?.end;
      if (!end) return false;
      wanted = end;
      await load({ after: end, through: null });
      return true;
    },
    /** Reloads every page. */
    async loadAll() {
      const done = new Set<string | null>();
      for (;;) {
        const place = places().find(({ after }) => !done.has(after));
        if (!place) return;
        done.add(place.after);
        await load(place);
      }
    },
  };
}

const gap = 1000;
const meetingsMax = 180;
const newestStart = meetingsMax * gap;
const starts = fc.integer({ min: 0, max: newestStart });
const counts = fc.integer({ min: 1, max: 130 });
const which = fc.nat({ max: 1000 });
const steps = fc.oneof(
  fc.record({ what: fc.constant('add' as const), count: counts, start: starts }),
  fc.record({ what: fc.constant('upload' as const), count: counts }),
  fc.record({ what: fc.constant('delete' as const), which }),
  fc.record({ what: fc.constant('move' as const), which, start: starts }),
  fc.record({ what: fc.constant('more' as const) }),
  fc.record({ what: fc.constant('reload' as const), which }),
);

test('changes while paging neither repeat nor omit a meeting', async () => {
  const sizes = fc.integer({ min: 60, max: meetingsMax });
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(steps, { maxLength: 12 }), async (size, changes) => {
      const { meetings, ids } = listServer();
      let lastId = 0;
      let newest = newestStart;
      const add = (start: number) => {
        if (meetings.some((other) => other.start === start)) return;
        lastId += 1;
        meetings.push({ start, meeting: buildMeeting({ id: `m${lastId}` }) });
      };
      for (let count = 0; count < size; count += 1) add(count * gap);
      const unmoved = new Set(ids());
      const list = openList(createQueryClient());
      await list.load({ after: null, through: null });

      for (const change of changes) {
        if (change.what === 'add')
          for (let count = 0; count < change.count; count += 1) add(change.start + count);
        if (change.what === 'upload')
          for (let count = 0; count < change.count; count += 1) {
            newest += 1;
            add(newest);
          }
        const found = 'which' in change && meetings[change.which % meetings.length];
        if (change.what === 'delete' && found) {
          unmoved.delete(found.meeting.id);
          meetings.splice(meetings.indexOf(found), 1);
        }
        if (
          change.what === 'move' &&
          found &&
          !meetings.some(({ start }) => start === change.start)
        ) {
          unmoved.delete(found.meeting.id);
          found.start = change.start;
        }
        if (change.what === 'more') await list.loadMore();
        if (change.what === 'reload') {
          const places = list.places();
          const place = places[change.which % places.length];
          if (place) await list.load(place);
        }
        const shown = list.shown().map(({ meeting }) => meeting.id);
        expect(new Set(shown).size).toBe(shown.length);
      }

      while (await list.loadMore());
      const shown = list.shown().map(({ meeting }) => meeting.id);
      expect(shown.filter((id) => unmoved.has(id))).toEqual(ids().filter((id) => unmoved.has(id)));

      await list.loadAll();
      expect(list.shown().map(({ meeting }) => meeting.id)).toEqual(ids());
    }),
    { numRuns: 30 },
  );
});

test('a page is refetched between its cursors, and split when it grows', async () => {
  const { meetings, calls, ids } = listServer();
  for (let start = 0; start < 120; start += 1)
    meetings.push({ start, meeting: buildMeeting({ id: `m${start}` }) });
  const list = openList(createQueryClient());
  await list.load({ after: null, through: null });
  await list.loadMore();
  for (let start = 200; start < 270; start += 1)
    meetings.push({ start, meeting: buildMeeting({ id: `m${start}` }) });
  calls.length = 0;
  await list.load({ after: null, through: null });
  expect(calls.map((query) => Object.fromEntries(query))).toEqual([
    { limit: '100', through: cursorAt(70) },
    { limit: '100', after: cursorAt(90), through: cursorAt(70) },
  ]);
  expect(list.shown().map(({ meeting }) => meeting.id)).toEqual(ids().slice(0, 170));
});

test('a meeting keeps its object when a new one moves it down', async () => {
  const { meetings } = listServer();
  const list = openList(createQueryClient());
  const add = (id: string, start: number) =>
    meetings.push({ start, meeting: buildMeeting({ id }) });
  add('old', 1);
  const [place] = list.places();
  if (!place) throw new Error('The list has no first page.');
  await list.load(place);
  const before = list.shown()[0]?.meeting;
  add('new', 2);
  await list.load(place);
  const after = list.shown().map(({ meeting }) => meeting);
  expect(after.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(after[1]).toBe(before);
});
