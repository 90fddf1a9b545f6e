import { setTimeout as wait } from 'node:timers/promises';
import {
  type ProcessingStatus,
  pathFor,
  paths,
  processingStatusSchema,
  uploadAcceptedSchema,
} from '@rapport/contract';
import { z } from 'zod';
import { formWith, smallTranscript } from './factories/transcripts.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const deathsMax = 9;
const pollMs = 100;
const endings: ReadonlySet<string> = new Set(['completed', 'failed']);

type Headers = Record<string, string>;

/** A server that is started again when it dies, as by systemd. */
export function createMortalServer(
  env: () => Record<string, string>,
  options: { execArgv?: string[] } = {},
) {
  let deaths = 0;
  let running: ServerProcess | undefined;

  function die() {
    deaths += 1;
    if (deaths > deathsMax) throw new Error('The server dies again and again.');
  }

  async function start(): Promise<ServerProcess> {
    for (;;) {
      running = await startServerProcess(env(), 'none', options).catch(() => undefined);
      if (running) return running;
      die();
    }
  }

  async function readStates({ url }: ServerProcess, headers: Headers, ids: readonly string[]) {
    const states: ProcessingStatus[] = [];
    for (const id of ids) {
      const path = pathFor(paths.processingStatus, id);
      const response = await fetch(url + path, { headers }).catch(() => undefined);
      if (response?.ok) states.push(processingStatusSchema.parse(await response.json()));
    }
    return states;
  }

  return {
    deaths: () => deaths,
    start,
    /** Waits for the death of the running server. */
    async awaitDeath() {
      await running?.ended;
      die();
    },
    /** Starts servers until every meeting is completed or has failed. */
    async awaitEnds(headers: Headers, ids: readonly string[]) {
      for (;;) {
        const server = await start();
        const died = server.ended.then(() => true);
        do {
          const states = await readStates(server, headers, ids).catch(() => []);
          const ended = states.filter(({ processingStatus }) => endings.has(processingStatus));
          if (ended.length === ids.length) return { server, ended };
        } while (!(await Promise.race([died, wait(pollMs, false)])));
        die();
      }
    },
    kill: async () => running?.kill(),
  };
}

export async function signInTo(
  url: string,
  account: { email: string; password: string },
  origin: string,
): Promise<Headers> {
  const response = await fetch(`${url}${paths.auth}/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(account),
  });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { authorization: `Bearer ${token}` };
}

export async function uploadTo(url: string, headers: Headers, title: string): Promise<string> {
  const body = formWith({ name: 'weekly.txt', content: smallTranscript }, title);
  body.set('keepBoth', 'true');
  const response = await fetch(url + paths.uploadTranscript, { method: 'POST', headers, body });
  return uploadAcceptedSchema.parse(await response.json()).eventId;
}
