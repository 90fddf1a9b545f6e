import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths, processingStatusSchema, uploadAcceptedSchema } from '@rapport/contract';
import { z } from 'zod';

export type BenchFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

const owner = { email: 'bench@example.com', password: 'correct-horse-9' };
const pollMs = 10;
const delaySchema = z.object({ maxMs: z.number(), p99Ms: z.number() });

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A server in a child process on an empty data folder, called as its owner. */
export async function startBenchServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(join(import.meta.dirname, 'watched-server.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      RAPPORT_DATA_DIR: dataDir,
      RAPPORT_OWNER_EMAIL: owner.email,
      RAPPORT_OWNER_PASSWORD: owner.password,
      LOG_LEVEL: 'warn',
    },
  });
  await once(child, 'message');
  const authorization = await signIn(url, port);

  async function upload({ name, bytes }: BenchFile): Promise<string> {
    const form = new FormData();
    form.set('keepBoth', 'true');
    form.set('file', new Blob([bytes]), name);
    const init = { method: 'POST', body: form, headers: { authorization } };
    const answer = await fetch(url + paths.uploadTranscript, init);
    return uploadAcceptedSchema.parse(await answer.json()).eventId;
  }

  async function completed(id: string): Promise<void> {
    for (;;) {
      const answer = await fetch(url + pathFor(paths.processingStatus, id), {
        headers: { authorization },
      });
      const { processingStatus, processingError } = processingStatusSchema.parse(
        await answer.json(),
      );
      if (processingStatus === 'completed') return;
      if (processingStatus === 'failed') throw new Error(`${id} failed: ${processingError}`);
      await wait(pollMs);
    }
  }

  async function call(path: string, method = 'GET'): Promise<void> {
    const answer = await fetch(url + path, { method, headers: { authorization } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  }

  return {
    upload,
    completed,
    call,
    /** Resets the peak memory of the process (Linux only). */
    forgetPeak: () => writeFile(`/proc/${child.pid}/clear_refs`, '5'),
    /** Peak resident memory in MB since `forgetPeak`. */
    async peakMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
    },
    startWatching: () => void child.send('watch'),
    /** Event-loop delays since `startWatching`. */
    async delays() {
      const [message] = await ask(child, 'report');
      return delaySchema.parse(message);
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}

async function ask(child: ChildProcess, question: string): Promise<unknown[]> {
  const answer = once(child, 'message');
  child.send(question);
  return answer;
}

async function signIn(url: string, port: number): Promise<string> {
  const answer = await fetch(`${url}${paths.auth}/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify(owner),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return `Bearer ${token}`;
}
