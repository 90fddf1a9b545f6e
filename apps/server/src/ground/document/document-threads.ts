import type { Piscina } from 'piscina';
import { AppError, badRequest } from '../../platform/errors.ts';
import { answering, createThreadPool } from '../../platform/thread-pool.ts';
import type { PrintedDocument } from './printed-document.ts';

export type DocumentFormat = 'pdf' | 'docx';
export type DocumentTask = { format: DocumentFormat; document: PrintedDocument };

export type DocumentThreads = {
  /** @throws AppError 503 if it takes too long, or too many others wait; 400 if it needs too much memory */
  render(format: DocumentFormat, document: PrintedDocument): Promise<Uint8Array>;
  close(): Promise<void>;
};

const timeLimitMs = 60_000;
/** Bounded because each waiting document is held in memory. */
const waitingMax = 10;

const tooBusy = () =>
  new AppError(
    503,
    'DOCUMENT_NOT_WRITTEN',
    'The server could not write this file in time. Please try again in a minute.',
  );

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = () =>
  badRequest(
    'TOO_LONG',
    'This meeting is too long for a Word file or a PDF. Markdown and CSV hold any number of words.',
  );

/** Threads that write PDFs and Word files, so that the event loop is not blocked. */
export function createDocumentThreads(): DocumentThreads {
  const threads: Piscina<DocumentTask, Uint8Array> = createThreadPool(
    new URL('./render-document.ts', import.meta.url),
    { ...answering, waitingMax },
  );
  return {
    async render(format, document) {
      if (threads.queueSize >= waitingMax) throw tooBusy();
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        return await threads.run({ format, document }, { signal });
      } catch (error) {
        if (isOutOfMemory(error)) throw tooLarge();
        throw signal.aborted ? tooBusy() : error;
      }
    },
    close: () => threads.destroy(),
  };
}
