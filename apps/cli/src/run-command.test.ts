import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '@rapport/server/platform/data-folder';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  [['--help'], 'analyze FILE [--json] [--summary-words N]'],
  [['sentiment', '--help'], 'Usage: npm run --silent rapport -- sentiment'],
])('%j prints help', async (args, part) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(args);
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(part));
});

test.each([
  [[], 'Which command? The commands are analyze'],
  [['dance'], "There is no command 'dance'. The commands are analyze"],
  [['analyze'], 'Which file? Name one: analyze FILE.'],
  [['analyze', 'a.txt', 'b.txt'], 'One file at a time, please: analyze FILE.'],
  [['analyze', 'missing.txt'], 'missing.txt does not exist.'],
  [['analyze', '.'], '. is a folder, not a file.'],
  [['analyze', 'a.txt', '--summary-words', 'ten'], 'a whole number from 1 to 5000'],
  [['analyze', 'a.txt', '--colour'], "Unknown option '--colour'"],
  [['sentiment', 'a.txt'], "Unexpected argument 'a.txt'"],
  [['backup'], 'Which file? Name one: backup FILE [--with-sound].'],
  [['restore', 'a', 'b'], 'One file at a time, please: restore FILE.'],
])('%j is answered with a sentence', async (args, sentence) => {
  await expect(runCommand(args)).rejects.toThrow(sentence);
});

test('a backup of a running embedded database names the process to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-cli-'));
  const unlock = await lockDataFolder(folder);
  vi.stubEnv('RAPPORT_DATA_DIR', folder);
  await expect(runCommand(['backup', join(folder, 'new.backup')])).rejects.toThrow(
    new RegExp(`^Rapport is running \\(process ${process.pid} on .*\\)\\. .*stop it, back up`),
  );
  unlock();
  await rm(folder, { recursive: true });
});
