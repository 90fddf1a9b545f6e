import { exportFormats, exportPath, hasTalk } from '@rapport/contract';
import { startBenchServer } from './bench-server.ts';
import { generatedMeeting } from './generated-meeting.ts';

const fiveHours = { words: 50_000, minutes: 300, speakers: 12 };

export type ExportsBench = {
  formats: { format: string; ms: number }[];
  /** Longest stall while all formats are exported. */
  eventLoopMs: number;
};

/** Exports a meeting of five hours in every format; the first export includes the start of the thread. */
export async function benchExports(): Promise<ExportsBench> {
  const server = await startBenchServer();
  try {
    const bytes = new TextEncoder().encode(generatedMeeting(fiveHours));
    const id = await server.upload({ name: 'five hours.vtt', bytes });
    await server.completed(id);
    server.startWatching();
    const formats: ExportsBench['formats'] = [];
    // Actions are switched off in a new organization.
    for (const format of exportFormats.filter(hasTalk)) {
      const startedAt = performance.now();
      await server.call(exportPath(id, format));
      formats.push({ format, ms: performance.now() - startedAt });
    }
    const { maxMs: eventLoopMs } = await server.delays();
    return { formats, eventLoopMs };
  } finally {
    await server.close();
  }
}
