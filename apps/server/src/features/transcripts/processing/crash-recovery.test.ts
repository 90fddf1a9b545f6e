import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  analysisSteps,
  meetingListSchema,
  participantSummariesSchema,
  uploadAcceptedSchema,
} from '@rapport/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formWith, smallTranscript } from '../../../testing/factories/transcripts.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-9' };
const publicUrl = 'http://localhost:8000';
const steps = analysisSteps.filter((step) => step !== 'queued');

const folder = await mkdtemp(join(tmpdir(), 'rapport-crash-'));
let running: ServerProcess | undefined;
afterAll(async () => {
  await running?.kill();
  await rm(folder, { recursive: true });
});

async function start(heldStep?: string) {
  const env = {
    RAPPORT_PUBLIC_URL: publicUrl,
    RAPPORT_DATA_DIR: join(folder, 'data'),
    RAPPORT_OWNER_EMAIL: owner.email,
    RAPPORT_OWNER_PASSWORD: owner.password,
    RAPPORT_WORKERS: '1',
    // Compiling would otherwise take a third of each start.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  running = await startServerProcess(env, heldStep, { execArgv: ['--liftoff-only'] });
  return running;
}

async function signIn(url: string) {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify(owner),
  });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { authorization: `Bearer ${token}` };
}

/** A file is given up after three processes have ended while it was read, so at most two are killed in a row. */
const killsInARow = 2;

test('a server killed in each step completes every meeting once', async () => {
  const uploaded: string[] = [];
  let headers: Record<string, string> | undefined;
  const get = async (server: ServerProcess, path: string) =>
    (await fetch(`${server.url}${path}`, { headers: headers ?? {} })).json();
  const completes = (server: ServerProcess) =>
    vi.waitFor(
      async () => {
        const { meetings } = meetingListSchema.parse(await get(server, '/api/v1/event'));
        expect(meetings.map(({ id }) => id).sort()).toEqual([...uploaded].sort());
        expect(meetings.map(({ processingStatus }) => processingStatus)).toEqual(
          uploaded.map(() => 'completed'),
        );
      },
      { timeout: 120_000, interval: 200 },
    );
  for (const [at, step] of steps.entries()) {
    const server = await start(step);
    headers ??= await signIn(server.url);
    const body = formWith({ name: `${step}.txt`, content: smallTranscript });
    body.set('keepBoth', 'true');
    const response = await fetch(`${server.url}/api/v1/meeting-transcript/upload`, {
      method: 'POST',
      headers,
      body,
    });
    uploaded.push(uploadAcceptedSchema.parse(await response.json()).eventId);
    expect(uploaded).toContain(await server.holding);
    await server.kill();
    if ((at + 1) % killsInARow > 0) continue;
    const recovered = await start();
    await completes(recovered);
    await recovered.kill();
  }

  const server = await start();
  await completes(server);
  for (const id of uploaded) {
    const { summaries } = participantSummariesSchema.parse(
      await get(server, `/api/v1/event/${id}/participant_summaries`),
    );
    expect(summaries).toHaveLength(2);
  }
}, 400_000);
