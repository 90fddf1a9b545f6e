import { TranscriptProcessingError } from './transcript-processing-error.ts';

/** `processorMs` is for each of the two parts of an analysis: turning the file into text, and all that follows. */
export type AnalysisLimits = { memoryMb: number; timeMs: number; processorMs: number };

type Thread = {
  threadId: number;
  getHeapStatistics(): Promise<{ used_heap_size: number; external_memory: number }>;
  /** In microseconds. Missing before Node 24.6. */
  cpuUsage?(): Promise<{ user: number; system: number }>;
};
/** What is asked of the pool's threads; Node's worker threads are such. */
type Threads = { threads: readonly Thread[] };

const checkMs = 50;
const bytesPerMb = 1024 * 1024;
const processorMsPerMb = 20_000;
/** Five times what the largest meetings need that a small file can hold: five hours on a hundred pages. */
const processorMsLeast = 5000;

/** How much work a file may cost by its size. Processor time: a busy machine must refuse no honest file. */
export function processorLimitOf(fileBytes: number): number {
  return Math.max(processorMsLeast, (fileBytes / bytesPerMb) * processorMsPerMb);
}

/**
 * Watches one analysis. Its time runs only while its thread works. Its memory is looked at from here, what
 * lies outside of the thread's heap (unpacked streams of a document) with it, since a busy thread can't. V8's
 * own limit lies further out: reached in the middle of a large allocation it would end the whole process.
 */
export function guardAnalysis(pool: Threads, limits: AnalysisLimits) {
  const abort = new AbortController();
  let timeLeftMs = limits.timeMs;
  let workingSince: number | undefined;
  let timeUp: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let processorMsAtStart: number | undefined;

  const stop = (reason: TranscriptProcessingError) => abort.abort(reason);

  return {
    signal: abort.signal,
    watch(threadId: number) {
      const thread = pool.threads.find((candidate) => candidate.threadId === threadId);
      workingSince = performance.now();
      timeUp = setTimeout(() => stop(tookTooLong(limits.timeMs)), timeLeftMs);
      check = setInterval(async () => {
        // A thread that has just ended answers neither.
        const heap = await thread?.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size + heap.external_memory > limits.memoryMb * bytesPerMb) {
          stop(neededTooMuchMemory(limits.memoryMb));
        }
        const processorMs = await processorMsOf(thread);
        if (processorMs === undefined) return;
        processorMsAtStart ??= processorMs;
        if (processorMs - processorMsAtStart > limits.processorMs) stop(askedTooMuch());
      }, checkMs);
    },
    /** From here on the processor time is counted anew. */
    beginPart() {
      processorMsAtStart = undefined;
    },
    rest() {
      clearTimeout(timeUp);
      clearInterval(check);
      if (workingSince !== undefined) timeLeftMs -= performance.now() - workingSince;
      workingSince = undefined;
    },
    /** Says why a thread was ended, where it was ended for one of its limits. */
    explain(error: unknown): unknown {
      if (abort.signal.aborted) return abort.signal.reason;
      const outOfMemory =
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      return outOfMemory ? neededTooMuchMemory(limits.memoryMb) : error;
    },
  };
}

async function processorMsOf(thread: Thread | undefined): Promise<number | undefined> {
  const used = await thread?.cpuUsage?.().catch(() => undefined);
  return used && (used.user + used.system) / 1000;
}

function askedTooMuch() {
  return new TranscriptProcessingError(
    'work_limit',
    'Reading this file takes far more work than a transcript of its size, so it was stopped. Please export the transcript again, or save it as .txt, and upload that.',
  );
}

function tookTooLong(timeMs: number) {
  const minutes = Math.max(1, Math.round(timeMs / 60_000));
  return new TranscriptProcessingError(
    'time_limit',
    `Reading this file took longer than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, so it was stopped. Please split the transcript and upload the parts.`,
  );
}

function neededTooMuchMemory(memoryMb: number) {
  return new TranscriptProcessingError(
    'memory_limit',
    `This file needs more memory than one analysis may use (${memoryMb} MB), so it was stopped. Please split the transcript and upload the parts.`,
  );
}
