import { randomUUID } from 'node:crypto';
import {
  type MeetingCheckKind,
  meetingCheckKinds,
  defaultOrganizationSettings as settings,
} from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { jsonb } from '../../database/jsonb.ts';
import type { MeetingChange } from '../../database/types.ts';
import { buildTwoMembers } from '../../testing/factories/two-members.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { hasDoubtedLength, hasOpenDoubts, openDoubts } from './doubts-repository.ts';
import { mayChange } from './policy.ts';
import { isToConfirm, toConfirm } from './to-confirm-repository.ts';

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await buildTwoMembers(db);
  for (const meeting of fc.sample(meetings, 200)) await build(meeting);
});
afterAll(() => database.close());

const kinds = fc.constantFrom(...meetingCheckKinds);
const decisions = fc.oneof(
  kinds.map((check): Decision => ({ kind: 'keep-as-read', check })),
  fc.constantFrom<Decision>(
    { kind: 'set-length' },
    { kind: 'set-start' },
    { kind: 'split-names-inside' },
    { kind: 'set-title' },
  ),
);
type Decision = { kind: MeetingChange['kind']; check?: MeetingCheckKind };

const meetings = fc.record({
  status: fc.constantFrom('completed', 'completed', 'completed', 'processing'),
  uploadedBy: fc.constantFrom('anna', 'tom'),
  outcomesToConfirm: fc.constantFrom(0, 0, 2),
  maybeActionCount: fc.constantFrom(0, 0, 1),
  actions: fc.array(
    fc.record({
      origin: fc.constantFrom('found', 'found', 'added'),
      state: fc.constantFrom('open', 'open', 'dropped'),
      isConfirmed: fc.boolean(),
    }),
    { maxLength: 1 },
  ),
  doubts: fc.uniqueArray(kinds, { maxLength: 3 }),
  corrections: fc.array(fc.record({ decision: decisions, isUndone: fc.boolean() }), {
    maxLength: 2,
  }),
});
type Drawn = typeof meetings extends fc.Arbitrary<infer Meeting> ? Meeting : never;

/** The meetings by their ids. */
const built = new Map<string, Drawn>();

async function build(meeting: Drawn) {
  const { db } = database;
  const id = randomUUID();
  built.set(id, meeting);
  await sql`insert into "meeting" ("id", "organizationId", "uploadedBy", "title", "startsAt",
      "status", "step", "percentage", "runId", "outcomesToConfirm", "maybeActionCount", "doubts")
    values (${id}, 'o1', ${meeting.uploadedBy}, 'Weekly', now(), ${meeting.status},
      'saving_results', 100, gen_random_uuid(), ${meeting.outcomesToConfirm},
      ${meeting.maybeActionCount}, ${jsonb(meeting.doubts.map((kind) => ({ kind })))})`.execute(db);
  for (const { origin, state, isConfirmed } of meeting.actions)
    await sql`insert into "actionItem" ("organizationId", "meetingId", "origin", "text", "state",
        "closedAt", "confirmedAt")
      values ('o1', ${id}, ${origin}, 'Send it', ${state},
        ${state === 'open' ? null : new Date()}, ${isConfirmed ? new Date() : null})`.execute(db);
  for (const { decision, isUndone } of meeting.corrections)
    await sql`insert into "meetingCorrection"
        ("organizationId", "meetingId", "change", "words", "undoneAt")
      values ('o1', ${id}, ${jsonb(decision)}, 'Done', ${isUndone ? new Date() : null})`.execute(
      db,
    );
}

test.each([
  { role: 'member' as const, actions: true },
  { role: 'member' as const, actions: false },
  { role: 'admin' as const, actions: true },
])(
  'the list finds the meetings that have questions: $role, actions: $actions',
  async ({ role, actions }) => {
    const activeFeatures = { ...settings.activeFeatures, actions };
    const reader = {
      organizationId: 'o1',
      accountId: 'anna',
      role,
      settings: { ...settings, activeFeatures },
    };
    const { rows } = await sql<{ id: string; count: number; isListed: boolean }>`
    select "id", ${toConfirm(reader)} as "count", ${isToConfirm(reader)} as "isListed"
    from "meeting"`.execute(database.db);
    const wrong = rows.filter(({ id, count, isListed }) => {
      const uploadedBy = built.get(id)?.uploadedBy ?? null;
      return isListed !== (count > 0 && mayChange(reader, { uploadedBy }));
    });
    expect(wrong).toEqual([]);
    expect(new Set(rows.map(({ isListed }) => isListed)).size).toBe(2);
  },
);

const decides = ({ kind, check }: Decision, doubt: MeetingCheckKind) =>
  kind === 'keep-as-read'
    ? check === doubt
    : `${kind} ${doubt}` === 'set-length length' ||
      `${kind} ${doubt}` === 'set-start date' ||
      `${kind} ${doubt}` === 'split-names-inside names-inside';

test('each form of the rule what is in doubt says the same', async () => {
  const { rows } = await sql<{
    id: string;
    open: MeetingCheckKind[];
    isOpen: boolean;
    isLengthOpen: boolean;
  }>`
    select "id", ${openDoubts} as "open", ${hasOpenDoubts} as "isOpen",
      ${hasDoubtedLength} as "isLengthOpen"
    from "meeting"`.execute(database.db);
  for (const { id, ...found } of rows) {
    const { doubts = [], corrections = [] } = built.get(id) ?? {};
    const inForce = corrections.filter(({ isUndone }) => !isUndone);
    const open = meetingCheckKinds.filter(
      (kind) => doubts.includes(kind) && !inForce.some(({ decision }) => decides(decision, kind)),
    );
    expect(found).toEqual({
      open,
      isOpen: open.length > 0,
      isLengthOpen: open.includes('length'),
    });
  }
});
