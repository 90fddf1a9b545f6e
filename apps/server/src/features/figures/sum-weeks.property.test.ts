import { pathFor, paths, speakerChoicesSchema, uploadAcceptedSchema } from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { markAllWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { officeDirectory, officePeople, officeTalk } from '../../testing/factories/office.ts';
import {
  formWith,
  readStatus,
  sendForm,
  upload as uploadFile,
} from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { matchAgain } from '../speakers/match-again.ts';
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
  /** Cleo is heard as 'cleo', which is tied to nobody without a choice. */
  isCleoShort: fc.boolean(),
  /** A line that is stamped a day later makes a length that is doubted. */
  times: fc.constantFrom('none', 'stamped', 'stray'),
});
/** Two uploads with the same words, of which the earlier one is analysed last. */
const sameWords = fc.record({
  kind: fc.constant('same words' as const),
  people: fc.uniqueArray(fc.nat(6), { minLength: 2, maxLength: 5 }),
  day: fc.integer({ min: 1, max: 28 }),
  isDateStated: fc.boolean(),
});
const change = fc.record({
  kind: fc.constantFrom(
    ...(['delete', 'leave-out', 'count', 'untie', 'read-again', 'retention'] as const),
    ...(['set-length', 'keep-length', 'undo'] as const),
  ),
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
/** Late ties: a name is matched to Cleo in all meetings, or all choices are undone. */
const match = fc.record({ kind: fc.constant('match' as const) });
const undoMatches = fc.record({ kind: fc.constant('undo matches' as const) });
const erasure = fc.record({
  kind: fc.constant('erase' as const),
  person: fc.nat(officePeople.length - 1),
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
  { weight: 2, arbitrary: match },
  { weight: 1, arbitrary: undoMatches },
  { weight: 2, arbitrary: erasure },
  { weight: 1, arbitrary: clock },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Names that are new in the directory are tied in old meetings, too. */
async function importDirectory(owner: SignedIn, content: string) {
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  await matchAgain(app, { organizationId: owner.organizationId });
}

const withoutGia = officeDirectory()
  .split('\n')
  .filter((row) => !row.startsWith('gia'))
  .join('\n');

/** Waits until no meeting is to be analysed again. */
const settle = ({ organizationId }: SignedIn) =>
  vi.waitFor(
    async () => {
      const stale = await app.db
        .selectFrom('meeting')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where('isStale', '=', true)
        .execute();
      expect(stale).toEqual([]);
    },
    { timeout: 20_000 },
  );

/** An erasure deletes the files of the meetings, which then cannot be analysed again. */
async function hasFile(id: string): Promise<boolean> {
  const file = app.db.selectFrom('meetingFile').select('meetingId').where('meetingId', '=', id);
  return (await file.executeTakeFirst()) !== undefined;
}

/** Corrections and repeated analyses end with this event. */
async function untilUpdated(id: string, act: () => Promise<{ statusCode: number }>) {
  if (!(await hasFile(id))) return;
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

const timed = (talk: string, times: 'none' | 'stamped' | 'stray'): string =>
  talk
    .split('\n')
    .map((line, at, lines) => {
      const hours = times === 'stray' && at === lines.length - 1 ? '24' : '00';
      return times === 'none' ? line : `[${hours}:${10 + 5 * at}:00] ${line}`;
    })
    .join('\n');

async function take(owner: SignedIn, meetings: string[], one: Step): Promise<void> {
  if (one.kind === 'upload') {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const name = `2026-02-${`${one.day}`.padStart(2, '0')} review.txt`;
    const talk = officeTalk(one.people, one.turns, one.day);
    const words = one.isCleoShort ? talk.replaceAll('Cleo Diaz:', 'cleo:') : talk;
    meetings.push(await uploadFile(owner, timed(words, one.times), name));
    await completed;
    return;
  }
  if (one.kind === 'same words') {
    meetings.push(...(await uploadInReverse(owner, one)));
    return;
  }
  if (one.kind === 'directory') {
    await importDirectory(owner, officeDirectory({ Ana: one.department }));
    return;
  }
  if (one.kind === 'match') {
    const userId = await personIn(owner, 'cleo.diaz@example.com');
    const payload = { speakerId: 'name:cleo', is: 'person', userId };
    if (userId) await owner.call('POST', paths.speakerChoices, { payload });
    return;
  }
  if (one.kind === 'undo matches') {
    const answer = await owner.call('GET', paths.speakerChoices);
    const choiceIds = speakerChoicesSchema.parse(answer.json()).choices.map(({ id }) => id);
    if (choiceIds.length > 0)
      await owner.call('POST', paths.speakersUndo, { payload: { choiceIds } });
    return;
  }
  if (one.kind === 'erase') {
    const [email, first, last] = officePeople[one.person] ?? officePeople[0];
    const id = await personIn(owner, email);
    if (id === undefined) return;
    const payload = { name: `${first} ${last}` };
    const { statusCode } = await owner.call('POST', pathFor(paths.erasure, id), { payload });
    expect(statusCode).toBe(204);
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
    case 'retention': {
      meetings.splice(meetings.indexOf(id), 1);
      const createdAt = new Date('2020-01-01');
      await app.db.updateTable('meeting').set({ createdAt }).where('id', '=', id).execute();
      await owner.call('PATCH', paths.retention, { payload: { fileDays: null, meetingDays: 365 } });
      await applyRetention({ ...app, log: pino({ level: 'silent' }) });
      return;
    }
    case 'set-length':
    case 'keep-length': {
      const payload =
        one.kind === 'set-length'
          ? { kind: 'set-length', minutes: 30 + one.pick }
          : { kind: 'keep-as-read', check: 'length' };
      await owner.call('POST', `${path}/correction`, { payload });
      return;
    }
    case 'undo': {
      const { corrections } = (await owner.call('GET', `${path}/transcript`)).json();
      const last = corrections.find(({ undoneAt }: { undoneAt: string | null }) => !undoneAt);
      if (last) await untilUpdated(id, () => owner.call('DELETE', `${path}/correction/${last.id}`));
      return;
    }
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

async function personIn({ organizationId }: SignedIn, email: string): Promise<string | undefined> {
  const person = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('email', '=', email)
    .executeTakeFirst();
  return person?.id;
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

/** Changes after which no other step marks the weeks. */
const alone: Step[][] = [
  [{ kind: 'erase', person: 3 }],
  [{ kind: 'retention', pick: 0 }],
  [{ kind: 'match' }, { kind: 'undo matches' }],
  [{ kind: 'directory', department: 'Legal' }],
  [{ kind: 'set-length', pick: 0 }],
  [{ kind: 'keep-length', pick: 0 }],
];

test('the stored sums equal those computed from scratch', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      const owner = await app.accounts.buildOwner();
      await importDirectory(owner, withoutGia);
      const meetings: string[] = [];
      const first = {
        kind: 'upload' as const,
        people: [0, 2, 3, 6],
        turns: 8,
        day: 3,
        isCleoShort: true,
        times: 'stray' as const,
      };
      for (const one of [first, ...steps]) {
        await take(owner, meetings, one);
        await settle(owner);
        // Sums are sometimes computed between the steps, as in real use.
        if (meetings.length % 2 === 1) await sumWeeks(app, owner.organizationId);
      }
      const kept = await sumsOf(owner);
      await markAllWeeks(app.db, owner.organizationId);
      expect(kept).toEqual(await sumsOf(owner));
    }),
    { numRuns: 4 + alone.length, examples: alone.map((steps) => [steps]) },
  );
});

test('a meeting of two departments is in the sums of its week', async () => {
  const owner = await app.accounts.buildOwner();
  await importDirectory(owner, officeDirectory());
  const meeting = { people: [0, 1, 3], turns: 9, day: 3, isCleoShort: false };
  await take(owner, [], { kind: 'upload', times: 'none', ...meeting });
  const sums = (await sumsOf(owner)).join('\n');
  expect(sums).toMatch(/"table":"total".*"week":"2026-02-02".*"meetings":1/);
  expect(sums).toMatch(/"a":"Product","b":"Sales"/);
  expect(sums).toMatch(/"a":"Product","b":"Product"/);
  expect(sums).not.toMatch(/"a":"Sales","b":"Sales"/);
  expect(sums).toMatch(/"key":"billing migration"/);
});
