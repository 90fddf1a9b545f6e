import { mkdir } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from './embedded-messages.ts';
import { preparingQueries } from './prepared-queries.ts';

// Runs PGlite on its own thread, so that queries do not block the event loop.
const { dataDir }: EmbeddedOptions = workerData;
if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
const database = await PGlite.create({
  ...(dataDir && { dataDir }),
  relaxedDurability: false,
  // Used in addition to the operating system's file cache.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  // PGlite's own serializer creates a string for each byte.
  serializers: { [types.BYTEA]: (value: Uint8Array) => `\\x${hexOf(value)}` },
  parsers: {
    [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
    // A day has no time, and so no time zone.
    [types.DATE]: (text) => text,
  },
});
const query = preparingQueries(database);
const graveSeverities = ['FATAL', 'PANIC'];
/** After a failed write of WAL or transaction logs, PostgreSQL hangs. */
const lostWrite = /\bpg_(wal|xact|logical|multixact)\//;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

function hexOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('hex');
}

/** Copies an error's fields, which would be lost between threads. */
function describe(error: unknown): { message: string; code?: string; constraint?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('constraint' in error &&
      typeof error.constraint === 'string' && { constraint: error.constraint }),
  };
}

/** An error that is not a statement's own leaves the database unusable. */
function isEnd(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error))
    return error instanceof Error && error.name === 'RuntimeError';
  const isGrave = 'severity' in error && graveSeverities.includes(String(error.severity));
  return isGrave || lostWrite.test(error.message);
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
    return { id: request.id, ...(await query(request.sql, request.parameters)) };
  } catch (error) {
    return { id: request.id, error: describe(error), isLast: isEnd(error) };
  }
}

port.on('message', async (request: EmbeddedRequest) => {
  port.postMessage(await answer(request));
  if (request.kind === 'close') port.close();
});
port.postMessage('ready');
