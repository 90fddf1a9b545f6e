import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../bench/bench-server.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const pollMs = 100;
const restMs = 10_000;

/** Megabytes that a process which answers people takes while nobody asks it anything, ten seconds after its start. */
export async function benchIdleMemory(serverEnv: Record<string, string>): Promise<number> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...serverEnv,
      RAPPORT_ROLE: 'api',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok)
    await wait(pollMs);
  await wait(restMs);
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}
