import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const sizeMb = 700;
const mega = 1024 * 1024;

/** A tmpfs. Requires root. */
export async function mountSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-soak-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  const filling = join(folder, 'filling');
  return {
    folder,
    async fill(leftMb: number) {
      const { bavail, bsize } = await statfs(folder);
      const file = await open(filling, 'w');
      const piece = new Uint8Array(mega);
      for (let left = (bavail * bsize) / mega; left > leftMb; left -= 1)
        await file.write(piece).catch(() => {});
      await file.close();
    },
    makeRoom: () => rm(filling, { force: true }),
    async remount(mode: 'ro' | 'rw') {
      await run('mount', ['-o', `remount,${mode}`, folder]);
    },
    async unmount() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
