import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths } from '@rapport/contract';
import { writeZip } from '@rapport/server/features/transcripts/extract-text/zip/zip-writer';
import { deflated, paragraphXml, wordParts } from '@rapport/server/testing/documents/docx-writer';
import { randomFrom } from '../../../scripts/random.ts';
import { type BenchFile, type BenchServer, startBenchServer } from './bench-server.ts';

const picturesBytes = 24.9 * 1024 * 1024;
const pauseMs = 20;

export type LargeFileBench = {
  name: string;
  /** Longest response time of a list call during the upload. */
  waitMs: number;
  /** Longest stall from upload to deletion, with the analysis and reading the transcript in between. */
  eventLoopMs: number;
  memoryMb: number;
  memoryLimit?: { atMost: number };
};

/** Uploads files near the size limits to a server on the embedded database. */
export async function benchLargeFiles(): Promise<LargeFileBench[]> {
  const server = await startBenchServer();
  try {
    await server.completed(await server.upload(textOf('warm-up.txt', turns(100))));
    const pictures = await measure(server, illustrated('25 MB, an hour with pictures.docx'));
    const manyTurns = await measure(server, textOf('300,000 turns.txt', turns(300_000)));
    return [{ ...pictures, memoryLimit: { atMost: 900 } }, manyTurns];
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

/** Calls lists repeatedly. `stop` resolves to the longest response time in ms. */
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

/** Near the size limit: one hour of talk and incompressible pictures. */
function illustrated(name: string): BenchFile {
  const random = randomFrom(1);
  const pictures = Uint8Array.from({ length: picturesBytes }, () => random.between(0, 256));
  const talk = turns(1000).map(paragraphXml).join('');
  const parts = wordParts(talk).map(([part, xml]) => deflated(part, xml));
  return { name, bytes: writeZip([...parts, deflated('word/media/1.png', pictures)]) };
}
