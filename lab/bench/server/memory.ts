import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startMain } from './start-main.ts';

const restMs = 10_000;

/** Resident MB of an idle api process 10 s after its start. */
export async function benchIdleMemory(serverEnv: Record<string, string>): Promise<number> {
  const server = await startMain({ ...serverEnv, RAPPORT_ROLE: 'api' });
  await wait(restMs);
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  await server.stop();
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}
