import { mkdir } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from './embedded-database.ts';

// The database works on a thread of its own, so that no query ever holds up the event loop.
const { dataDir }: EmbeddedOptions = workerData;
if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
const database = await PGlite.create({
  ...(dataDir && { dataDir }),
  relaxedDurability: false,
});
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

/** An error's own fields don't survive the way between threads. */
function describe(error: unknown): { message: string; code?: string; constraint?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('constraint' in error &&
      typeof error.constraint === 'string' && { constraint: error.constraint }),
  };
}

async function answer(request: EmbeddedRequest): Promise<EmbeddedReply<unknown>> {
  try {
    if (request.kind === 'close') {
      await database.close();
      return { id: request.id, rows: [] };
    }
    if (request.kind === 'script') {
      const results = await database.exec(request.sql);
      return { id: request.id, rows: results.flatMap((result) => result.rows) };
    }
    const { rows, affectedRows } = await database.query(request.sql, request.parameters);
    return { id: request.id, rows, affectedRows };
  } catch (error) {
    return { id: request.id, error: describe(error) };
  }
}

port.on('message', async (request: EmbeddedRequest) => {
  port.postMessage(await answer(request));
  if (request.kind === 'close') port.close();
});
port.postMessage('ready');
