import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './bench-server.ts';

const root = join(import.meta.dirname, '../../..');
const pollMs = 20;

/** Milliseconds from the start of `npm start`'s process until /readyz succeeds; limits 10,000 and 5000. */
export type ReadyBench = { emptyFolderMs: number; restartMs: number };

export async function benchReady(): Promise<ReadyBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-ready-'));
  const emptyFolderMs = await timeToReady(dataDir);
  const restartMs = await timeToReady(dataDir);
  await rm(dataDir, { recursive: true });
  return { emptyFolderMs, restartMs };
}

async function timeToReady(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['scripts/run.js', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), RAPPORT_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  while (!(await isReady(port))) await wait(pollMs);
  const readyAfterMs = performance.now() - startedAt;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return readyAfterMs;
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}
