import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@rapport/contract';
import { longSound } from '@rapport/server/testing/factories/long-sound';
import { startSpeechServer, verbose } from '@rapport/server/testing/speech-server';
import { startBenchServer } from '../speed/bench-server.ts';

// A long recording from its upload to its meeting, with a service that answers at once, and the
// list of meetings read 20 times a second beside it. Exits with 1 above 50 ms of the event loop.

const hours = Number(process.argv[2] ?? 4);
const eventLoopMsMax = 50;
const callEveryMs = 50;
const idleMs = 10_000;

const speech = await startSpeechServer(() =>
  verbose(
    Array.from({ length: 180 }, (_, at) => ({
      start: at * 6,
      end: at * 6 + 5.5,
      text: `I will send the report on freezer ${at} to Maria by Friday, and we move the launch.`,
    })),
  ),
);
process.env.RAPPORT_SPEECH_BASE_URL = speech.baseUrl;
process.env.RAPPORT_SPEECH_MODEL = 'stand-in';
process.env.RAPPORT_CALLS_PER_MINUTE = '1000000000';
const bytes = await longSound(hours);
const server = await startBenchServer();
let worstMs = 0;

async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  const waits: number[] = [];
  let isDone = false;
  await server.forgetPeak();
  server.startWatching();
  const startedAt = performance.now();
  const caller = (async () => {
    while (!isDone) {
      const calledAt = performance.now();
      await server.call(paths.meetings);
      waits.push(performance.now() - calledAt);
      await wait(callEveryMs);
    }
  })();
  const done = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  isDone = true;
  await caller;
  const { maxMs, p99Ms } = await server.delays();
  worstMs = Math.max(worstMs, maxMs);
  waits.sort((a, b) => a - b);
  const share = (of: number) => (waits[Math.floor(waits.length * of)] ?? 0).toFixed(0);
  console.log(
    `${name.padEnd(8)} ${seconds.toFixed(1)} s · event loop at most ${maxMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} · ` +
      `another caller p50 ${share(0.5)}, p95 ${share(0.95)} ms · memory at most ${(await server.peakMb()).toFixed(0)} MB`,
  );
  return done;
}

console.log(`A recording of ${hours} hours, ${(bytes.length / 1e6).toFixed(0)} MB of AAC`);
try {
  await measured('idle', () => wait(idleMs));
  const id = await measured('upload', () => server.upload({ name: 'long call.m4a', bytes }));
  await measured('words', () => server.completed(id));
  console.log(`${speech.questions.length} parts were sent`);
} finally {
  await server.close();
  speech.close();
}
if (worstMs > eventLoopMsMax) process.exit(1);
