import {
  createdApiKeySchema,
  defaultOrganizationSettings,
  pathFor,
  paths,
  uploadAcceptedSchema,
} from '@rapport/contract';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildDirectory, scimPatch } from '../testing/factories/directories.ts';
import { generateMeetings } from '../testing/factories/many-meetings.ts';
import { formWith, smallTranscript } from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { waitForEvent } from '../testing/wait-for-event.ts';
import type { Tables } from './types.ts';

let pool: Pool;
let app: TestApp;
/** Each executed query by its text. */
const ran = new Map<string, CompiledQuery>();

beforeAll(async () => {
  const connection = await openTestDatabase();
  if (connection.kind !== 'postgres') throw new Error('These are plans of PostgreSQL.');
  pool = connection.pool;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void ran.set(query.sql, query),
  });
  app = await startTestApp({}, { ...connection, db });
  await useEverything(connection.db);
});
afterAll(() => app.close());

/** Uses every call in one of 50 organizations with 100,000 meetings. */
async function useEverything(db: TestApp['db']) {
  const size = { organizations: 50, meetings: 100_000, withResults: 500 };
  const [owner] = await generateMeetings(db, size);
  if (!owner) throw new Error('Nobody was generated.');
  const headers = { authorization: `Bearer ${owner.token}` };
  const get = async (url: string) => {
    const response = await app.http.inject({ url, headers });
    expect([response.statusCode, url]).toEqual([200, url]);
  };
  const list = paths.meetings;
  const cursor = (start: string) => `${start}_${owner.meetingId}`;
  const pages = [
    '',
    '?limit=20&offset=40',
    `?limit=20&after=${cursor('1800000000000000')}`,
    `?limit=20&after=${cursor('1800000000000000')}&through=${cursor('1')}`,
    '?search=number%2077',
    '?search=unk',
    '?search=nothing',
    '?status=failed&sort=name',
    '?whose=shared&topic=pilot&mood=positive&sort=longest',
    '?confirm=open',
    `?person=${owner.meetingId}&from=2026-01-01&to=2026-12-31`,
  ];
  for (const page of pages) await get(list + page);
  await get(paths.meetingViews);
  const { meetingId } = owner;
  for (const path of [
    paths.meeting,
    paths.meetingGraph,
    paths.participantSummaries,
    paths.sentimentBreakdown,
    paths.processingStatus,
  ])
    await get(pathFor(path, meetingId));
  await get(`${paths.search}?q=weekly%20plan`);
  await get(paths.users);
  await get(`${paths.users}?search=person-3`);
  await get(paths.undeliveredMail);
  await get(paths.organizationSettings);
  await get(paths.sinceLastTime);
  await get(`${paths.auth}/get-session`);
  await get(`${paths.auth}/organization/list`);

  const created = await app.http.inject({
    method: 'POST',
    url: paths.apiKeys,
    headers,
    payload: { name: 'Nightly', scopes: ['read-meetings'], days: 1 },
  });
  const { key } = createdApiKeySchema.parse(created.json());
  const byKey = { url: list, headers: { authorization: `Bearer ${key}` } };
  expect((await app.http.inject(byKey)).statusCode).toBe(200);
  await get(paths.apiKeys);

  const directory = await buildDirectory(app, app.accounts.callsWith(owner.token));
  const hired = await directory.createUser('hired@example.com', { externalId: 'e-1' });
  const group = await directory.createGroup('Launch', [hired]);
  const rule = { method: 'PATCH', url: paths.directoryConnection, headers } as const;
  await app.http.inject({ ...rule, payload: { groupsBecome: 'teams' } });
  const off = scimPatch({ op: 'replace', path: 'active', value: false });
  const asked = [
    await directory.call('GET', `${paths.scimUsers}?filter=externalId%20eq%20%22e-1%22`),
    await directory.call('GET', `${paths.scimUsers}?filter=userName%20eq%20%22a%22&count=2`),
    await directory.call('GET', `${paths.scimGroups}?filter=displayName%20eq%20%22a%22`),
    await directory.call('PUT', pathFor(paths.scimGroup, group), { displayName: 'Start' }),
    await directory.call('PATCH', pathFor(paths.scimUser, hired), off),
  ];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  await get(paths.directoryConnection);

  const saved = await app.http.inject({
    method: 'PATCH',
    url: paths.organizationSettings,
    headers,
    payload: {
      ...defaultOrganizationSettings,
      activeFeatures: { ...defaultOrganizationSettings.activeFeatures, actions: true },
    },
  });
  expect(saved.statusCode).toBe(200);

  await db
    .updateTable('organizationSettings')
    .set({ meetingReaders: 'participants' })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  for (const page of pages) await get(list + page);
  await get(pathFor(paths.meeting, meetingId));
  await get(pathFor(paths.meetingShares, meetingId));

  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const form = formWith({ name: 'weekly.txt', content: smallTranscript });
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const uploaded = await app.http.inject({
    method: 'POST',
    url: paths.uploadTranscript,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { eventId } = uploadAcceptedSchema.parse(uploaded.json());
  await completed;
  await get(pathFor(paths.meetingTranscript, eventId));
  const corrected = await app.http.inject({
    method: 'POST',
    url: pathFor(paths.corrections, eventId),
    headers,
    payload: { kind: 'set-title', title: 'Weekly' },
  });
  expect(corrected.statusCode).toBeLessThan(300);
  await app.http.inject({ method: 'DELETE', url: pathFor(paths.meeting, eventId), headers });
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Plans?: Plan[] | undefined;
};
const planSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
const explainedSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) }),
]);

/**
 * Indexes that may be read without a condition: partial indexes with few entries, and one of which only the first
 * entry is read.
 */
const unconditional = [
  'meetingUnfinished',
  'meetingIndexUnread',
  'meetingStale',
  'meetingTurn',
  'meetingTurnOfOrganization',
  'organizationOldest',
];

/** Tables with one row for each folder, mailbox and bucket of the configuration. */
const small = ['importSource'];

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function tablesReadWhole({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Sequential scans are used only without an index, even for small tables.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = explainedSchema.parse(rows);
    return nodesOf(plan).flatMap((node) => {
      const isWhole =
        node['Node Type'] === 'Seq Scan' ||
        (node['Node Type'].startsWith('Index') &&
          !node['Index Cond'] &&
          !unconditional.includes(node['Index Name'] ?? ''));
      return isWhole && !small.includes(node['Relation Name'] ?? '')
        ? [node['Relation Name'] ?? node['Node Type']]
        : [];
    });
  } finally {
    client.release(true);
  }
}

test('no statement reads a whole table, with 100,000 meetings', async () => {
  const statements = [...ran.values()].filter(
    ({ sql }) =>
      /^(select|update|delete|with|insert)\b/.test(sql) && !/pgboss|pg_catalog/.test(sql),
  );
  expect(statements.length).toBeGreaterThan(35);
  const reading: string[] = [];
  for (const statement of statements)
    for (const table of await tablesReadWhole(statement))
      reading.push(`${table}: ${statement.sql}`);
  expect(reading).toEqual([]);
});

test('PostgreSQL chooses an index with statistics of 100,000 meetings', async () => {
  const chosen = await Promise.all(
    [...ran.values()]
      .filter(({ sql }) => /from "(meeting|participant|interaction)"/.test(sql))
      .map(async ({ sql, parameters }) => {
        const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
        return rows.map((row) => Object.values(row)).join('\n');
      }),
  );
  expect(chosen.length).toBeGreaterThan(8);
  expect(
    chosen.filter((plan) => /Seq Scan on (meeting|participant|interaction)\b/.test(plan)),
  ).toEqual([]);
});

test('what is left to confirm is found by its indexes, not meeting by meeting', async () => {
  const plans = await Promise.all(
    [...ran.values()]
      .filter(({ sql }) => /"open"."maybeActionCount"/.test(sql))
      .map(async ({ sql, parameters }) => {
        const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
        return rows.map((row) => Object.values(row)).join('\n');
      }),
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans)
    for (const index of ['meetingToConfirm', 'actionToConfirm', 'speakerToConfirm'])
      expect(plan).toContain(index);
});
