import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const web = join(import.meta.dirname, '../../apps/web');

/** What the map adds to the app, workers included: all but React and what every screen has already; kB, compressed. */
export function scriptKilobytes(): number {
  const folder = mkdtempSync(join(tmpdir(), 'map-size-'));
  try {
    execFileSync(
      process.execPath,
      [
        join(web, '../../node_modules/vite/bin/vite.js'),
        'build',
        '--config',
        join(web, 'bench/map/size.config.ts'),
        '--outDir',
        folder,
      ],
      { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const scripts = globSync('**/*.js', { cwd: folder });
    return scripts
      .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000)
      .reduce((sum, kilobytes) => sum + kilobytes, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
