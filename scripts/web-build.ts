import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'apps/web/dist/index.html');
const sources = [
  'apps/web/{src,public}/**',
  'apps/web/{index.html,package.json,vite.config.ts,compress-build.ts}',
  'packages/contract/src/**',
];

function isCurrent(): boolean {
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  return globSync(sources, { cwd: root }).every(
    (file) => statSync(join(root, file)).mtimeMs <= builtAt,
  );
}

export function buildWebAppIfNeeded() {
  if (isCurrent()) return;
  console.log('Building the web app, which takes about half a minute…');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  console.error('The web app could not be built; the reason is above.');
  process.exit(1);
}
