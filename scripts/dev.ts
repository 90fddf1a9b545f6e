import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverArgs, serverEnv } from './dev-server.ts';

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

const server = run(serverArgs(), '.', serverEnv(process.env, page));
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
