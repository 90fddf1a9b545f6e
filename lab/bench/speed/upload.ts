import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import { layOutPages, writePdf } from '@rapport/server/testing/documents/pdf-writer';
import { type BenchFile, type BenchServer, startBenchServer } from './bench-server.ts';
import { generatedMeeting } from './generated-meeting.ts';

const runs = 7;
const rounds = 5;

export type UploadBench = {
  /** Median ms from upload to result for one hour of 10,000 words; limit 3000. */
  uploadToCompletedMs: number;
  /** Event-loop delay meanwhile and during uploads of up to 1 MB; limit 50. */
  eventLoopDelayMs: { max: number; p99: number };
};

export async function benchUpload(): Promise<UploadBench> {
  const server = await startBenchServer();
  const hour = vttFile(10_000);
  const large = largeFiles();
  try {
    for (const file of [hour, hour, ...large]) await uploadAndWait(server, file);
    server.startWatching();
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await uploadAndWait(server, hour));
    for (let round = 0; round < rounds; round++)
      await Promise.all(large.map((file) => uploadAndWait(server, file)));
    const { maxMs, p99Ms } = await server.delays();
    return {
      uploadToCompletedMs: times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN,
      eventLoopDelayMs: { max: maxMs, p99: p99Ms },
    };
  } finally {
    await server.close();
  }
}

async function uploadAndWait(server: BenchServer, file: BenchFile): Promise<number> {
  const startedAt = performance.now();
  await server.completed(await server.upload(file));
  return performance.now() - startedAt;
}

function vttFile(words: number): BenchFile {
  return {
    name: `meeting of ${words} words.vtt`,
    bytes: new TextEncoder().encode(generatedMeeting({ words, minutes: words / 167, speakers: 8 })),
  };
}

/** About 1 MB each, except the compressed Word document. */
function largeFiles(): BenchFile[] {
  const vtt = vttFile(100_000);
  const lines = new TextDecoder()
    .decode(vtt.bytes)
    .split('\n')
    .flatMap(
      (line) =>
        line
          .match(/^<v ([^>]+)>(.*)$/)
          ?.slice(1, 3)
          .join(': ') ?? [],
    );
  return [
    vtt,
    { name: 'large.txt', bytes: new TextEncoder().encode(lines.join('\n')) },
    { name: 'large.docx', bytes: writeDocx(lines) },
    { name: 'large.pdf', bytes: writePdf(layOutPages(lines)) },
  ];
}
