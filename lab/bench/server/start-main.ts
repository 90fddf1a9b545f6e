import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../speed/bench-server.ts';

const here = join(import.meta.dirname, '../../..');
const pollMs = 100;

/** Starts the server of this version, or that of another checkout. */
export async function startMain(env: Record<string, string>, checkout = here) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(checkout, 'apps/server/src/main.ts')], {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await wait(pollMs);
  return {
    url,
    port,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
