import { paths } from '@rapport/contract';
import { findSeries } from '@rapport/series';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAllSeries } from '../../ground/meeting/out-of-date-series-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { officeDirectory, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, sendUpload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { storeSeries } from './store-series.ts';
import { listAllMeetings } from './stored-series-repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const title = fc.constantFrom('Product sync', 'Standup', 'Recording', 'Harbour edition');
/** Days of a month: Mondays and Tuesdays. */
const day = fc.constantFrom('02', '03', '09', '10', '16', '17', '23', '24');
const people = fc.constantFrom([0, 1, 2, 3], [0, 1, 2], [1, 2, 3, 4], [4, 5, 6], [3, 4, 5, 6]);
const pick = fc.nat(20);

/** All changes that can happen to meetings. `pick` chooses one. */
const step = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({ kind: fc.constant('upload' as const), title, day, people }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('retitle' as const), title, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), day, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('delete', 'untie'), pick }) },
  // Rare, because it finds all series again, which hides marks that another step forgot.
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      timezone: fc.constantFrom('Australia/Sydney', 'Europe/Paris'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(owner: SignedIn, meetings: string[], one: Step): Promise<void> {
  if (one.kind === 'upload') {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const file = { name: `2026-02-${one.day}.txt`, content: officeTalk(one.people, 8) };
    const response = await sendUpload(owner, formWith(file, `${one.title} 2026-02-${one.day}`));
    meetings.push(response.json().eventId);
    await completed;
    return;
  }
  if (one.kind === 'clock') {
    const { hostingZone, activeFeatures } = (
      await owner.call('GET', paths.organizationSettings)
    ).json();
    const payload = { hostingZone, activeFeatures, timezone: one.timezone };
    await owner.call('PATCH', paths.organizationSettings, { payload });
    return;
  }
  const id = meetings[one.pick % Math.max(1, meetings.length)];
  if (id === undefined) return;
  const path = `/api/v1/event/${id}`;
  switch (one.kind) {
    case 'delete':
      meetings.splice(meetings.indexOf(id), 1);
      await owner.call('DELETE', path);
      return;
    case 'retitle':
      await owner.call('POST', `${path}/correction`, {
        payload: { kind: 'set-title', title: one.title },
      });
      return;
    case 'move':
      await owner.call('POST', `${path}/correction`, {
        payload: { kind: 'set-start', date: `2026-02-${one.day}`, time: '10:00' },
      });
      return;
    case 'untie': {
      const { summaries } = (await owner.call('GET', `${path}/participant_summaries`)).json();
      const updated = waitForEvent(app.bus, 'meeting-updated', id);
      const payload = { kind: 'untie-speaker', participantId: summaries[0].id };
      const { statusCode } = await owner.call('POST', `${path}/correction`, { payload });
      if (statusCode === 202) await updated;
      return;
    }
  }
}

async function keptOf({ organizationId }: SignedIn) {
  await storeSeries(app, organizationId);
  const rows = await app.db
    .selectFrom('seriesMeeting')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('meetingId')
    .execute();
  const found = rows.filter(({ how }) => how !== null);
  return {
    rows,
    found: [...Map.groupBy(found, ({ seriesId }) => seriesId).values()].map(describeSeries).sort(),
  };
}

const describeSeries = (meetings: readonly { meetingId: string; how: string | null }[]) =>
  meetings
    .map(({ meetingId, how }) => `${meetingId} ${how}`)
    .sort()
    .join(', ');

/** The series that the rule finds in all meetings at once. */
async function expectedOf({ organizationId }: SignedIn) {
  const meetings = await listAllMeetings(app.db, organizationId);
  return findSeries(
    meetings.map(({ day: date, minute, ...meeting }) => ({
      ...meeting,
      start: date === null ? null : { day: date, minute },
    })),
  )
    .map((one) => describeSeries(one.meetings.map(({ id, how }) => ({ meetingId: id, how }))))
    .sort();
}

test('the stored series equal those found from scratch', { timeout: 240_000 }, async () => {
  let series = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 22 }), async (steps) => {
      const owner = await app.accounts.buildOwner();
      const directory = formWith({ name: 'people.csv', content: officeDirectory() });
      await sendForm(owner, paths.importUsers, directory);
      const meetings: string[] = [];
      for (const [at, one] of steps.entries()) {
        await take(owner, meetings, one);
        // Series are sometimes found between the steps, as in real use.
        if (at % 3 === 0) await storeSeries(app, owner.organizationId);
      }
      const kept = await keptOf(owner);
      expect(kept.found).toEqual(await expectedOf(owner));
      await markAllSeries(app.db, owner.organizationId);
      expect(await keptOf(owner)).toEqual(kept);
      series += kept.found.length;
    }),
    { numRuns: 5, endOnFailure: true },
  );
  // Ensures that something was compared.
  expect(series).toBeGreaterThan(3);
});
