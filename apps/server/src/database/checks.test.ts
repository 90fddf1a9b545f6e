import { type Selectable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Tables } from './types.ts';

type Values<Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]>> = Record<
  NonNullable<Selectable<Tables[Table]>[Column]> & PropertyKey,
  true
>;

/** The values of a column, all of which the compiler wants named. */
const valuesOf = <Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]>>(
  table: Table,
  column: Column & string,
  values: Values<Table, Column>,
): [column: string, values: string[]] => [`${table}.${column}`, Object.keys(values).sort()];

const weeks = { 1: true, 4: true, 13: true, 52: true } as const;

const stated = [
  valuesOf('actionItem', 'origin', { found: true, added: true }),
  valuesOf('actionItem', 'state', { open: true, 'from-before': true, done: true, dropped: true }),
  valuesOf('answeredMood', 'weeks', weeks),
  valuesOf('groupMood', 'weeks', weeks),
  valuesOf('groupMood', 'cut', { orMore: true, orLess: true }),
  valuesOf('groupMood', 'changeDirection', { rising: true, falling: true, steady: true }),
  valuesOf('handoverItem', 'kind', {
    topic: true,
    work: true,
    series: true,
    report: true,
    action: true,
    person: true,
    document: true,
    customer: true,
    said: true,
    own: true,
  }),
  valuesOf('importSource', 'kind', { folder: true, mailbox: true, bucket: true }),
  valuesOf('importedFile', 'state', { imported: true, refused: true }),
  valuesOf('organizationSettings', 'figureReaders', { everyone: true, named: true }),
  valuesOf('organizationSettings', 'individualFigures', { readers: true, own: true, off: true }),
  valuesOf('organizationSettings', 'meetingReaders', { everyone: true, participants: true }),
  valuesOf('organizationSettings', 'planners', { admins: true, named: true }),
  valuesOf('seriesMeeting', 'distinctness', { name: true, kind: true, nothing: true }),
  valuesOf('seriesMeeting', 'how', { title: true, people: true }),
  valuesOf('singleSignOn', 'admits', { invited: true, domain: true }),
  valuesOf('singleSignOn', 'protocol', { openid: true, saml: true }),
  valuesOf('singleSignOnAttempt', 'purpose', { 'sign-in': true, test: true }),
  valuesOf('speakerAlias', 'is', { person: true, guest: true, room: true, skipped: true }),
  valuesOf('user', 'role', { admin: true, user: true }),
  valuesOf('webhookDelivery', 'state', { waiting: true, delivered: true, failed: true }),
  valuesOf('meeting', 'judgedReason', {
    language: true,
    unnamed: true,
    'too-little': true,
    calm: true,
    'left-out': true,
  }),
  valuesOf('meeting', 'status', {
    pending: true,
    processing: true,
    completed: true,
    failed: true,
    cancelled: true,
  }),
  valuesOf('member', 'role', { owner: true, admin: true, member: true }),
  valuesOf('participant', 'feeling', {
    positive: true,
    neutral: true,
    negative: true,
    calm: true,
    'too-little': true,
  }),
  valuesOf('scenario', 'status', { draft: true, computed: true, written: true }),
];

const listed = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.*)\]\)\)\)$/;

test('the database allows the values that the types state', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ table: string; check: string }>`
    select "relname" as "table", pg_get_constraintdef("pg_constraint"."oid") as "check"
    from "pg_constraint" join "pg_class" on "pg_class"."oid" = "conrelid"
    where "contype" = 'c' and "connamespace" = 'public'::regnamespace`.execute(db);
  await close();
  const allowed = rows.flatMap(({ table, check }) => {
    const [, column, values] = listed.exec(check) ?? [];
    const named = values?.split(', ').map((value) => value.replace(/^'(.*)'::text$/, '$1'));
    return named ? [[`${table}.${column}`, named.sort()] as const] : [];
  });
  expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(stated));
});
