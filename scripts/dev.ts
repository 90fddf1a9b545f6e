import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const page = 'http://localhost:5173';

/** A separate process group, so that ctrl+c reaches the child only through this process. */
function run(args: string[], folder: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: true,
  });
}

const watched = ['apps/server/src', 'packages/contract/src', 'packages/transcript/src'];
const server = run(
  [...watched.map((folder) => `--watch-path=${folder}`), 'apps/server/src/main.ts'],
  '.',
  // The port that Vite proxies to, and the address in the browser.
  { PORT: '8000', RAPPORT_PUBLIC_URL: page },
);
const web = run([join(root, 'node_modules/vite/bin/vite.js')], 'apps/web');
console.log(`Rapport for developers: ${page}, server and page reload on changes. Ctrl+c stops it.`);

const children = [server, web];
let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
