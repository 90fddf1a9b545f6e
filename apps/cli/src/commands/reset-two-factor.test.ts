import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@rapport/server/open-installation';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-reset-'));
  vi.stubEnv('RAPPORT_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const open = () => openInstallation({ dataDir: join(folder, 'data'), databaseUrl: undefined });

test('switches off the second step of the named account', async () => {
  const before = await open();
  await before.db
    .insertInto('user')
    .values({
      id: 'ada',
      name: 'Ada Moss',
      email: 'ada@example.com',
      emailVerified: true,
      image: null,
      twoFactorEnabled: true,
    })
    .execute();
  await before.db
    .insertInto('twoFactor')
    .values({
      id: 'key',
      userId: 'ada',
      secret: 'sealed',
      backupCodes: 'sealed',
      verified: true,
      failedVerificationCount: 0,
      lockedUntil: null,
    })
    .execute();
  await before.close();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['reset-two-factor', '--email', 'Ada@example.com']);
  expect(write).toHaveBeenCalledWith('Two-factor sign-in of Ada@example.com is switched off.\n');
  write.mockRestore();
  const after = await open();
  expect(await after.db.selectFrom('twoFactor').select('id').execute()).toEqual([]);
  const account = await after.db.selectFrom('user').select('twoFactorEnabled').executeTakeFirst();
  expect(account).toEqual({ twoFactorEnabled: false });
  await after.close();
});
