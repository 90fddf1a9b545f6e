import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths } from '@rapport/contract';
import { type BenchFile, type BenchServer, startBenchServer } from './bench-server.ts';
import { generatedMeeting } from './generated-meeting.ts';

const bytesMax = 25 * 1024 * 1024;
const bytesPerWord = 7.6;
const pauseMs = 20;

export type LargeFileBench = {
  name: string;
  /** The longest that a list took that another asked for while the file was uploaded. */
  waitMs: number;
  /** From the upload to the deletion, with the analysis and a reading of the transcript between. */
  eventLoopMs: number;
  memoryMb: number;
};

/** Uploads the largest files that are taken to the real server on its embedded database, while others ask for lists. */
export async function benchLargeFiles(): Promise<LargeFileBench[]> {
  const server = await startBenchServer();
  try {
    await server.completed(await server.upload(textOf('warm-up.txt', turns(100))));
    const measured: LargeFileBench[] = [];
    for (const file of [
      captions('25 MB of WebVTT.vtt'),
      textOf('300,000 turns.txt', turns(300_000)),
    ])
      measured.push(await measure(server, file));
    return measured;
  } finally {
    await server.close();
  }
}

async function measure(server: BenchServer, file: BenchFile): Promise<LargeFileBench> {
  server.startWatching();
  await server.forgetPeak();
  const others = askForLists(server);
  const id = await server.upload(file);
  const waitMs = await others.stop();
  await server.completed(id);
  await server.call(pathFor(paths.meetingTranscript, id));
  await server.call(pathFor(paths.meetingGraph, id));
  await server.call(pathFor(paths.meeting, id), 'DELETE');
  const { maxMs: eventLoopMs } = await server.delays();
  return { name: file.name, waitMs, eventLoopMs, memoryMb: await server.peakMb() };
}

/** Asks for a list again and again; when stopped, it answers how long the slowest took. */
function askForLists(server: BenchServer) {
  let isStopped = false;
  const asked = (async () => {
    let longest = 0;
    while (!isStopped) {
      const startedAt = performance.now();
      await server.call(`${paths.meetings}?limit=10`);
      longest = Math.max(longest, performance.now() - startedAt);
      await wait(pauseMs);
    }
    return longest;
  })();
  return {
    stop() {
      isStopped = true;
      return asked;
    },
  };
}

const textOf = (name: string, lines: string[]): BenchFile => ({
  name,
  bytes: new TextEncoder().encode(lines.join('\n')),
});

const names = ['Anna Berg', 'Tom Leiva', 'Lena Lund'];
const turns = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${names[at % names.length]}: Yes, that is point ${at}.`,
  );

/** As large as is taken. */
function captions(name: string): BenchFile {
  const words = Math.round(bytesMax / bytesPerWord);
  const meeting = generatedMeeting({ words, minutes: words / 167, speakers: 8 });
  const end = meeting.lastIndexOf('\n\n', bytesMax);
  return textOf(name, [meeting.slice(0, end)]);
}
