import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationFiguresSchema } from '@rapport/contract';
import { sumWeeks } from '@rapport/server/features/figures/sum-weeks';
import { markAllWeeks } from '@rapport/server/ground/meeting/out-of-date-week-repository';
import { openInstallation } from '@rapport/server/open-installation';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { buildJudgedMeeting } from '@rapport/server/testing/factories/judged-meetings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

let folder = '';
const people = [
  'email,firstName,lastName,department',
  'ada@example.com,Ada,Moss,Product',
  'ben@example.com,Ben,Ito,Sales',
].join('\n');

/** Two people spoke in three meetings of a series. */
async function fillMeeting() {
  const { db, close } = await openInstallation({
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
  });
  await sql`insert into "user" ("id", "name", "email", "emailVerified")
    values ('ada', 'Ada Moss', 'ada@example.com', true)`.execute(db);
  const { id: organizationId } = await db
    .selectFrom('organization')
    .select('id')
    .executeTakeFirstOrThrow();
  const entries = await db.selectFrom('directoryUser').select(['id', 'firstName']).execute();
  const speakers = entries.map(({ id, firstName }) => ({
    name: firstName,
    sentiment: 'positive' as const,
    directoryUserId: id,
  }));
  const judged = () => buildJudgedMeeting(db, { organizationId, accountId: 'ada' }, speakers);
  const meetings = [await judged(), await judged(), await judged()];
  await db.transaction().execute(async (tx) => {
    const { id: seriesId } = await tx
      .insertInto('series')
      .values({ organizationId, name: 'Weekly', weekday: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = { organizationId, seriesId, isPart: true, chosenBy: null };
    const values = meetings.map((meetingId) => ({ ...choice, meetingId }));
    await tx.insertInto('seriesChoice').values(values).execute();
  });
  await markAllWeeks(db, organizationId);
  await sumWeeks({ db, bus: createLocalBus() }, organizationId);
  await close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-cli-'));
  await writeFile(join(folder, 'people.csv'), people);
  vi.stubEnv('RAPPORT_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('INIT_CWD', folder);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['create-owner', '--organization', 'Northwind', '--email', 'o@example.com']);
  await runCommand(['import-users', '--organization', 'northwind', 'people.csv']);
  await fillMeeting();
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('prints figures, and nothing that was said', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockClear();
  await runCommand(['organization', '--json', '--period', '1']);
  const text = String(write.mock.lastCall?.[0]);
  const figures = organizationFiguresSchema.parse(JSON.parse(text));
  expect(figures).toMatchObject({
    organization: 'northwind',
    overview: {
      period: { weeks: 1 },
      meetings: { now: 3 },
      departments: [{ department: 'Product' }, { department: 'Sales' }],
      mood: { organization: { isShown: false } },
    },
    moods: { smallestGroup: 5 },
    changes: [],
    map: { departments: [{ a: 'Product', b: 'Sales', exchanges: 9 }] },
    series: [{ meetings: 3, people: 2 }],
  });
  expect(figures.map?.people.map(({ name }) => name).sort()).toEqual(['Ada Moss', 'Ben Ito']);
  expect(text).not.toMatch(/Weekly|We move on|billing|evidence|moments/);
});

test.each([
  [[], 'The figures are printed as JSON: organization --json'],
  [['--json', '--period', '3'], "--period takes 1, 4, 13, or 52 weeks, not '3'."],
  [['--json', '--organization', 'nowhere'], "There is no organization 'nowhere'."],
])('%j is answered with a sentence', async (args, sentence) => {
  await expect(runCommand(['organization', ...args])).rejects.toThrow(sentence);
});
