import { paths, uploadAcceptedSchema } from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { markAllWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { officeDirectory, officeTalk } from '../../testing/factories/office.ts';
import {
  formWith,
  readStatus,
  sendForm,
  upload as uploadFile,
} from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { sumWeeks } from './sum-weeks.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ workers: 2 });
});
afterAll(() => app.close());

/** All changes that can happen to meetings and to the directory. `pick` chooses a meeting. */
const upload = fc.record({
  kind: fc.constant('upload' as const),
  people: fc.uniqueArray(fc.nat(6), { minLength: 2, maxLength: 5 }),
  turns: fc.integer({ min: 4, max: 9 }),
  day: fc.integer({ min: 1, max: 28 }),
});
/** Two uploads with the same words, of which the earlier one is analysed last. */
const sameWords = fc.record({
  kind: fc.constant('same words' as const),
  people: fc.uniqueArray(fc.nat(6), { minLength: 2, maxLength: 5 }),
  day: fc.integer({ min: 1, max: 28 }),
  isDateStated: fc.boolean(),
});
const change = fc.record({
  kind: fc.constantFrom('delete', 'leave-out', 'count', 'untie', 'read-again'),
  pick: fc.nat(9),
});
const move = fc.record({
  kind: fc.constant('move' as const),
  pick: fc.nat(9),
  day: fc.integer({ min: 1, max: 28 }),
});
const directory = fc.record({
  kind: fc.constant('directory' as const),
  department: fc.constantFrom('Product', 'Sales', 'Legal', ''),
});
// Rare, because it marks all weeks, which hides marks that another step forgot.
const clock = fc.record({
  kind: fc.constant('clock' as const),
  timezone: fc.constantFrom('Australia/Sydney', 'America/Los_Angeles', 'Europe/Paris'),
});
const step = fc.oneof(
  { weight: 4, arbitrary: upload },
  { weight: 8, arbitrary: change },
  { weight: 2, arbitrary: sameWords },
  { weight: 3, arbitrary: move },
  { weight: 3, arbitrary: directory },
  { weight: 1, arbitrary: clock },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const importDirectory = (owner: SignedIn, departments = {}) =>
  sendForm(
    owner,
    paths.importUsers,
    formWith({ name: 'people.csv', content: officeDirectory(departments) }),
  );

/** Corrections and repeated analyses end with this event. */
async function untilUpdated(id: string, act: () => Promise<{ statusCode: number }>) {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const { statusCode } = await act();
  expect(statusCode).toBe(202);
  await updated;
}

/** Number of pairs, which makes the words of each pair unique. */
let uploadedPairs = 0;

async function uploadInReverse(
  owner: SignedIn,
  { people, day, isDateStated }: Extract<Step, { kind: 'same words' }>,
): Promise<string[]> {
  const date = isDateStated ? `2026-02-${`${day}`.padStart(2, '0')} ` : '';
  uploadedPairs += 1;
  const talk = `${officeTalk(people, 6, day)}\nAna Berg: This is number ${uploadedPairs}.`;
  const send = async (file: { name: string; content: string }) => {
    const response = await sendForm(owner, paths.uploadTranscript, formWith(file));
    return uploadAcceptedSchema.parse(response.json()).eventId;
  };
  const untilCompleted = (id: string) =>
    vi.waitFor(
      async () => expect((await readStatus(owner, id)).processingStatus).toBe('completed'),
      { timeout: 20_000 },
    );
  // An earlier step may have queued a meeting for another analysis: then that one is held, and the uploads are
  // analysed in order.
  app.gate.hold('extracting_text', 1);
  const earlier = await send({ name: `${date}sync.txt`, content: talk });
  await app.gate.arrived();
  const later = await send({ name: `${date}sync.txt`, content: `${talk}\n` });
  await untilCompleted(later);
  await sumWeeks(app, owner.organizationId);
  app.gate.open();
  await untilCompleted(earlier);
  return [earlier, later];
}

async function take(owner: SignedIn, meetings: string[], one: Step): Promise<void> {
  if (one.kind === 'upload') {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const name = `2026-02-${`${one.day}`.padStart(2, '0')} review.txt`;
    meetings.push(await uploadFile(owner, officeTalk(one.people, one.turns, one.day), name));
    await completed;
    return;
  }
  if (one.kind === 'same words') {
    meetings.push(...(await uploadInReverse(owner, one)));
    return;
  }
  if (one.kind === 'directory') {
    await importDirectory(owner, { Ana: one.department });
    return;
  }
  if (one.kind === 'clock') {
    const { settings } = { settings: (await owner.call('GET', paths.organizationSettings)).json() };
    const { hostingZone, activeFeatures } = settings;
    const payload = { hostingZone, activeFeatures, timezone: one.timezone };
    const response = await owner.call('PATCH', paths.organizationSettings, { payload });
    expect(response.statusCode).toBe(200);
    return;
  }
  const id = meetings[one.pick % Math.max(1, meetings.length)];
  if (id === undefined) return;
  const path = `/api/v1/event/${id}`;
  switch (one.kind) {
    case 'move': {
      const date = `2026-03-${`${one.day}`.padStart(2, '0')}`;
      const payload = { kind: 'set-start', date, time: '23:30' };
      await owner.call('POST', `${path}/correction`, { payload });
      return;
    }
    case 'delete':
      meetings.splice(meetings.indexOf(id), 1);
      await owner.call('DELETE', path);
      return;
    case 'leave-out':
    case 'count':
      await owner.call('PUT', `${path}/counting`, {
        payload: { isLeftOut: one.kind === 'leave-out' },
      });
      return;
    case 'read-again':
      await untilUpdated(id, () => owner.call('POST', `${path}/read-again`));
      return;
    case 'untie': {
      const { summaries } = (await owner.call('GET', `${path}/participant_summaries`)).json();
      const payload = { kind: 'untie-speaker', participantId: summaries[0].id };
      await untilUpdated(id, () => owner.call('POST', `${path}/correction`, { payload }));
      return;
    }
  }
}

async function sumsOf({ organizationId }: SignedIn) {
  await sumWeeks(app, organizationId);
  const { rows } = await sql<{ table: string; row: unknown }>`
    select 'total' as "table", to_jsonb("t") as "row" from "weekTotal" "t" where "organizationId" = ${organizationId}
    union all select 'person', to_jsonb("t") from "weekPerson" "t" where "organizationId" = ${organizationId}
    union all select 'pair', to_jsonb("t") from "weekPair" "t" where "organizationId" = ${organizationId}
    union all select 'departments', to_jsonb("t") from "weekDepartmentPair" "t" where "organizationId" = ${organizationId}
    union all select 'topic', to_jsonb("t") from "weekTopic" "t" where "organizationId" = ${organizationId}
    union all select 'topic person', to_jsonb("t") from "weekTopicPerson" "t" where "organizationId" = ${organizationId}
  `.execute(app.db);
  return rows.map((row) => JSON.stringify(row)).sort();
}

test('the stored sums equal those computed from scratch', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      const owner = await app.accounts.buildOwner();
      await importDirectory(owner);
      const meetings: string[] = [];
      const first = { kind: 'upload' as const, people: [0, 1, 3], turns: 6, day: 3 };
      for (const one of [first, ...steps]) {
        await take(owner, meetings, one);
        // Sums are sometimes computed between the steps, as in real use.
        if (meetings.length % 2 === 1) await sumWeeks(app, owner.organizationId);
      }
      const kept = await sumsOf(owner);
      await markAllWeeks(app.db, owner.organizationId);
      expect(kept).toEqual(await sumsOf(owner));
    }),
    { numRuns: 6 },
  );
});

test('a meeting of two departments is in the sums of its week', async () => {
  const owner = await app.accounts.buildOwner();
  await importDirectory(owner);
  await take(owner, [], { kind: 'upload', people: [0, 1, 3], turns: 9, day: 3 });
  const sums = (await sumsOf(owner)).join('\n');
  expect(sums).toMatch(/"table":"total".*"week":"2026-02-02".*"meetings":1/);
  expect(sums).toMatch(/"a":"Product","b":"Sales"/);
  expect(sums).toMatch(/"a":"Product","b":"Product"/);
  expect(sums).not.toMatch(/"a":"Sales","b":"Sales"/);
  expect(sums).toMatch(/"key":"billing migration"/);
});
