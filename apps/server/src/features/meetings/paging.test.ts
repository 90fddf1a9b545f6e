import {
  type MeetingList,
  type MeetingReaders,
  meetingListSchema,
  meetingReadersSchema,
  paths,
} from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A small range of minutes, so that some meetings start at the same time. */
const starts = fc.integer({ min: 0, max: 5 });
const startAt = (minute: number) => new Date(Date.UTC(2026, 10, 2, 9, minute));

/** `which` selects a meeting by order of insertion. */
const changes = fc.oneof(
  fc.record({ what: fc.constant('add' as const), minute: starts }),
  fc.record({ what: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ what: fc.constant('rename' as const), which: fc.nat() }),
  fc.record({ what: fc.constant('move' as const), which: fc.nat(), minute: starts }),
);
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

/** An organization with meetings. `unmoved` holds those that were neither moved nor deleted. */
async function openOrganization(minutes: readonly number[], meetingReaders?: MeetingReaders) {
  const owner = await app.accounts.buildOwner();
  const payload = { meetingReaders };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  const ids: string[] = [];
  const add = async (minute: number) =>
    void ids.push(await buildMeeting(app.db, owner, { startsAt: startAt(minute) }));
  for (const minute of minutes) await add(minute);
  const unmoved = new Set(ids);

  async function apply(change: Change) {
    if (change.what === 'add') return add(change.minute);
    const id = ids[change.which % ids.length];
    if (!id) return;
    if (change.what === 'rename') {
      await app.db.updateTable('meeting').set({ title: 'Renamed' }).where('id', '=', id).execute();
      return;
    }
    unmoved.delete(id);
    if (change.what === 'move') {
      const startsAt = startAt(change.minute);
      await app.db.updateTable('meeting').set({ startsAt }).where('id', '=', id).execute();
    } else {
      await app.db.deleteFrom('meeting').where('id', '=', id).execute();
      ids.splice(ids.indexOf(id), 1);
    }
  }
  return { owner, unmoved, apply };
}

type Part = { limit: number; after?: string | null; through?: string | null | undefined };

async function read(reader: SignedIn, { limit, after, through }: Part): Promise<MeetingList> {
  const query = new URLSearchParams({
    limit: `${limit}`,
    ...(after && { after }),
    ...(through && { through }),
  });
  const response = await reader.call('GET', `${paths.meetings}?${query}`);
  const list = meetingListSchema.parse(response.json());
  // Otherwise paging would never end.
  if (list.next) expect(list.next).not.toBe(after);
  return list;
}

const idsOf = ({ meetings }: MeetingList) => meetings.map(({ id }) => id);

const runs = fc.record({
  minutes: fc.array(starts, { maxLength: 12 }),
  limit: fc.integer({ min: 1, max: 4 }),
  readers: fc.constantFrom(...meetingReadersSchema.options),
  between: fc.array(fc.array(changes, { maxLength: 4 }), { maxLength: 5 }),
});

test('while meetings change, paging returns each unmoved meeting exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ minutes, limit, between, readers }) => {
      const { owner, unmoved, apply } = await openOrganization(minutes, readers);
      const met: string[] = [];
      let after: string | null = null;
      do {
        const page: MeetingList = await read(owner, { limit, after });
        met.push(...idsOf(page));
        for (const change of between.shift() ?? []) await apply(change);
        after = page.next;
      } while (after);
      expect(met.filter((id) => unmoved.has(id)).sort()).toEqual([...unmoved].sort());
    }),
    { numRuns: 15 },
  );
});

test('after any changes, pages read again between their cursors make up the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ minutes, limit, between, readers }) => {
      const { owner, apply } = await openOrganization(minutes, readers);
      const cursors: (string | null)[] = [null];
      do {
        const { next } = await read(owner, { limit, after: cursors.at(-1) ?? null });
        cursors.push(next);
        for (const change of between.shift() ?? []) await apply(change);
      } while (cursors.at(-1));
      const parts = await Promise.all(
        cursors
          .slice(0, -1)
          .map((after, index) => read(owner, { limit: 100, after, through: cursors[index + 1] })),
      );
      expect(parts.flatMap(idsOf)).toEqual(idsOf(await read(owner, { limit: 100 })));
      for (const { next } of parts) expect(next).toBeNull();
    }),
    { numRuns: 15 },
  );
});

test.each(meetingReadersSchema.options)(
  'a page longer than the limit returns the cursor of its rest, in mode %s',
  async (readers) => {
    const { owner } = await openOrganization([1, 2, 3, 4, 5], readers);
    const all = idsOf(await read(owner, { limit: 100 }));
    const { next: through } = await read(owner, { limit: 4 });
    const first = await read(owner, { limit: 3, through });
    const rest = await read(owner, { limit: 3, after: first.next, through });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(all.slice(0, 4));
    expect(rest.next).toBeNull();
    expect(rest.total).toBe(5);
  },
);

test('a cursor separates meetings that begin within the same millisecond, in any year', async () => {
  const { owner } = await openOrganization([]);
  const moments = [
    '9999-12-31 23:59:59.999999+00',
    '2026-11-02 09:00:00.000002+00',
    '2026-11-02 09:00:00.000001+00',
    '0001-01-01 00:00:00.000001+00',
  ];
  for (const startsAt of moments) {
    const id = await buildMeeting(app.db, owner, { title: startsAt });
    await sql`update "meeting" set "startsAt" = ${startsAt}::timestamptz where "id" = ${id}`.execute(
      app.db,
    );
  }
  const met: string[] = [];
  let after: string | null = null;
  do {
    const page: MeetingList = await read(owner, { limit: 1, after });
    met.push(...page.meetings.map(({ name }) => name));
    after = page.next;
  } while (after && met.length <= moments.length);
  expect(met).toEqual(moments);
});
