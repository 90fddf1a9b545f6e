import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@rapport/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { jobDefinitions } from '../../jobs.ts';
import { startJobQueue } from '../../platform/job-queue.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildPlans, planningTables } from '../../testing/factories/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('plans are restored as they were, with their items, versions and readers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-backup-'));
  const path = join(folder, 'plans.backup');
  const origin = await openTestDatabase();
  const app = await startTestApp({ role: 'api' }, origin);
  const owner = await app.accounts.buildOwner();
  await turnActionsOn(owner);
  const person = { id: await personOf(app.db, owner), name: 'Ada Quist' };
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const { offboarding, succession, scenario } = await buildPlans(app.db, owner, person, admin);
  const urls = [
    ...[offboarding, succession, scenario, `${scenario}?version=1`, `${scenario}/versions`],
    ...[paths.offboardings, paths.successionPlans, paths.scenarios],
  ];
  const read = ({ http }: TestApp) =>
    Promise.all(
      urls.map(async (url) => {
        const headers = { authorization: `Bearer ${owner.token}` };
        const response = await http.inject({ url, headers });
        expect(response.statusCode, url).toBe(200);
        return response.json();
      }),
    );
  const before = await read(app);
  const { sections } = await writeBackup(origin, { path, dataDir: folder });
  await app.close();
  const written = sections.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(written).toEqual(expect.arrayContaining([...planningTables]));

  const restored = await openEmptyDatabase();
  await restoreBackup(restored, {
    path,
    dataDir: join(folder, 'elsewhere'),
    startQueue: () => startJobQueue(restored, jobDefinitions, pino({ level: 'silent' })),
  });
  const again = await startTestApp({ role: 'api' }, restored);
  expect(await read(again)).toEqual(before);
  await again.close();
  await rm(folder, { recursive: true });
});
