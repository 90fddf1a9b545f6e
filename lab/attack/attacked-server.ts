import { fork } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Answers, Question } from './world.ts';

const program = join(import.meta.dirname, 'watched-server.ts');
const explanationLengthMax = 1500;
const readySchema = z.object({ url: z.string() });

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;

export async function startAttackedServer(dataDir: string, port: string) {
  const logFile = join(dataDir, 'attack.log');
  const log = await open(logFile, 'w');
  const child = fork(program, {
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      LOG_LEVEL: 'error',
      RAPPORT_DATA_DIR: dataDir,
      RAPPORT_WORKERS: '1',
      RAPPORT_OWNER_EMAIL: 'operator@example.com',
      RAPPORT_OWNER_PASSWORD: 'correct-horse-9',
      // The server trusts the address header, so that the attack can use many client addresses.
      RAPPORT_TRUSTED_PROXIES: '127.0.0.1',
      // Hostile recordings are refused before anything is sent; nothing listens there.
      RAPPORT_SPEECH_BASE_URL: 'http://127.0.0.2:9/v1',
      RAPPORT_SPEECH_MODEL: 'none',
      // Where webhooks of the attack lead; nothing listens there.
      RAPPORT_WEBHOOK_NETWORKS: '127.0.0.2',
    },
  });
  const ended = once(child, 'exit');
  const [ready] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  let lastAsked: Promise<unknown> = Promise.resolve();
  const tell = async (question: Question) => {
    child.send(question);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    url: readySchema.parse(ready).url,
    /** Replies carry no id, so questions are sent one at a time. */
    async ask<Q extends Question>(question: Q): Promise<Answers[Q]> {
      const answer = lastAsked.then(() => tell(question));
      lastAsked = answer;
      return answer;
    },
    /** Resident memory in MB. */
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    /** The log line of a request. */
    async explain(requestId: string) {
      const lines = (await readFile(logFile, 'utf8')).split('\n');
      return lines.find((line) => line.includes(requestId))?.slice(0, explanationLengthMax);
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
      await log.close();
    },
  };
}
