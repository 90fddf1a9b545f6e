import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { paths, uploadAcceptedSchema } from '@rapport/contract';
import { createAnalysisPool } from '@rapport/server/features/transcripts/analysis/analysis-pool';
import { startLean } from '@rapport/server/platform/lean-start';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { findFreePort } from '../speed/bench-server.ts';
import { generatedMeeting } from '../speed/generated-meeting.ts';
import { startChild } from './child-server.ts';
import { openLine } from './open-line.ts';
import { openSocket } from './open-sockets.ts';
import { startMain } from './start-main.ts';

const warmUps = 2;
const batches = 5;
const filesOfBatch = 40;
const hour = { words: 10_000, minutes: 60, speakers: 8 };
const cores = availableParallelism();
/** One more than cores: while one worker saves, the others analyse. */
const workers = cores + 1;
/** Number of concurrent uploads: enough for all workers and a short queue. */
const underWay = workers * 3;

export type UploadBench = {
  files: number;
  perMinute: number;
  alonePerMinute: number;
  barePerMinute: number;
  p50Ms: number;
  p99Ms: number;
};

/** Alternates full uploads with the analysis alone and with a bare route. */
export async function benchUploads(
  serverEnv: Record<string, string>,
  owner: GeneratedOwner,
): Promise<UploadBench> {
  const barePort = await findFreePort();
  const bare = await startChild(join(import.meta.dirname, 'bare-upload-server.ts'), {
    ...serverEnv,
    PORT: String(barePort),
  });
  const api = await startMain({ ...serverEnv, RAPPORT_ROLE: 'api' });
  const worker = await startMain({
    ...serverEnv,
    RAPPORT_ROLE: 'worker',
    RAPPORT_WORKERS: String(workers),
  });
  const completed = new Map<string, () => void>();
  const doneEarly = new Set<string>();
  const socket = await openSocket(api.url, owner, (name, { eventId = '' }) => {
    if (name === 'transcript-processing-failed') throw new Error(`${eventId} failed`);
    if (name !== 'transcript-processing-completed') return;
    completed.get(eventId)?.();
    doneEarly.add(eventId);
  });
  // The same memory settings as the server's own pool.
  startLean()();
  const pool = createAnalysisPool({ threads: cores });

  const alone = (bytes: Uint8Array) =>
    pool.run({ bytes, fileName: 'hour.vtt', directory: [] }, async () => {});
  const linesTo = (port: number) =>
    Promise.all(Array.from({ length: underWay }, () => openLine(port)));
  const [lines, bareLines] = [await linesTo(api.port), await linesTo(barePort)];
  async function uploadedBare(bytes: Uint8Array, slot: number) {
    const answer = await bareLines[slot]?.ask(bareUploadOf(bytes));
    if (answer?.status !== 200) throw new Error(`The bare route answered ${answer?.status}.`);
  }
  async function uploaded(bytes: Uint8Array, slot: number) {
    const answer = await lines[slot]?.ask(uploadOf(bytes, owner.token));
    const { eventId } = uploadAcceptedSchema.parse(JSON.parse(answer?.body() ?? ''));
    if (doneEarly.has(eventId)) return;
    await new Promise<void>((resolve) => completed.set(eventId, resolve));
  }

  const times: number[] = [];
  let seconds = 0;
  let aloneSeconds = 0;
  let bareSeconds = 0;
  // The first batches warm up all threads.
  for (let batch = 0; batch < warmUps + batches; batch += 1) {
    const files = Array.from({ length: filesOfBatch }, (_, n) =>
      new TextEncoder().encode(generatedMeeting(hour, batch * filesOfBatch + n + 1)),
    );
    const [aloneTook] = await inTurn(files, alone);
    const [bareTook] = await inTurn(files, uploadedBare);
    const [took, each] = await inTurn(files, uploaded);
    if (batch < warmUps) continue;
    aloneSeconds += aloneTook;
    bareSeconds += bareTook;
    seconds += took;
    times.push(...each);
  }
  for (const line of [...lines, ...bareLines]) line.close();
  socket.disconnect();
  await pool.close();
  await bare.stop();
  await api.stop();
  await worker.stop();
  times.sort((a, b) => a - b);
  const files = batches * filesOfBatch;
  return {
    files,
    perMinute: (files / seconds) * 60,
    alonePerMinute: (files / aloneSeconds) * 60,
    barePerMinute: (files / bareSeconds) * 60,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

function uploadOf(bytes: Uint8Array, token: string): Uint8Array {
  const before = `--part\r\ncontent-disposition: form-data; name="file"; filename="hour.vtt"\r\n\r\n`;
  const after = '\r\n--part--\r\n';
  const head = `POST ${paths.uploadTranscript} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=part\r\ncontent-length: ${before.length + bytes.length + after.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + before), bytes, Buffer.from(after)]);
}

function bareUploadOf(bytes: Uint8Array): Uint8Array {
  const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/vtt\r\ncontent-length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** Runs files one after the other. Returns the total seconds and the milliseconds of each file. */
async function inTurn(
  files: Uint8Array[],
  work: (bytes: Uint8Array, slot: number) => Promise<unknown>,
): Promise<[number, number[]]> {
  const times: number[] = [];
  const waiting = files.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: underWay }, async (_, slot) => {
      for (const file of waiting) {
        const begunAt = performance.now();
        await work(file, slot);
        times.push(performance.now() - begunAt);
      }
    }),
  );
  return [(performance.now() - startedAt) / 1000, times];
}
