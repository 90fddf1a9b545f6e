import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@rapport/contract';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { report, wasMissed } from '../server/report.ts';
import { startMain } from '../server/start-main.ts';
import { openDirectory } from './directory.ts';

// Measures how long a company's directory takes to send its people and groups, on PostgreSQL.

const { values } = parseArgs({ options: { people: { type: 'string', default: '5000' } } });
const people = Number(values.people);
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const groupSize = 50;
const createdWithinSeconds = 60;
/**
 * Ratio of the time of the last tenth to that of the first; a higher one would mean that each person costs more as
 * their number grows.
 */
const slowdownMax = 2;

const { name, url } = await createDatabase(postgres);
const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
const { db, close } = connectPostgres(url);
try {
  await migrate(db);
  const size = { organizations: 1, meetings: 1000, withResults: 1000 };
  const [owner] = await generateMeetings(db, size);
  if (!owner) throw new Error('Nobody was generated.');
  const server = await startMain({
    NODE_ENV: 'production',
    RAPPORT_SECRET: 'a secret of thirty-two characters',
    DATABASE_URL: url,
    RAPPORT_DATA_DIR: dataDir,
  });
  const directory = await openDirectory(server.url, owner.token);
  console.log(`\nPostgreSQL, ${people} people, four requests at a time`);
  const emails = Array.from({ length: people }, (_, at) => `person-${at}@harbour.example`);
  const created = await directory.sendAll(
    emails.map((userName, at) => ({
      method: 'POST',
      path: paths.scimUsers,
      body: {
        userName,
        externalId: `e-${at}`,
        active: true,
        title: 'Planner',
        name: { givenName: 'Ines', familyName: `Calloway ${at}` },
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {
          department: `Department ${at % 20}`,
        },
      },
    })),
  );
  report('people created', created.seconds, 's', { atMost: createdWithinSeconds });
  report('  p95 of a request', created.p95Ms, 'ms');
  report('  last tenth to first', created.slowdown, 'times', { atMost: slowdownMax });
  await directory.setRule('teams');
  const groups = await directory.sendAll(
    Array.from({ length: people / groupSize }, (_, at) => ({
      method: 'POST',
      path: paths.scimGroups,
      body: { displayName: `Team ${at}` },
    })),
  );
  const joined = await directory.sendAll(
    created.ids.map((value, at) => ({
      method: 'PATCH',
      path: `${paths.scimGroups}/${groups.ids[Math.floor(at / groupSize)]}`,
      body: { Operations: [{ op: 'Add', path: 'members', value: [{ value }] }] },
    })),
  );
  report('people put into groups, one by one', joined.seconds, 's');
  report('  last tenth to first', joined.slowdown, 'times', { atMost: slowdownMax });
  const moved = await directory.sendAll(
    created.ids.slice(0, people / 10).map((id) => ({
      method: 'PATCH',
      path: `${paths.scimUsers}/${id}`,
      body: { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] },
    })),
  );
  report('a tenth deactivated', moved.seconds, 's');
  await server.stop();
} finally {
  await close();
  await dropDatabase(postgres, name);
  await rm(dataDir, { recursive: true });
}
if (wasMissed()) process.exit(1);
