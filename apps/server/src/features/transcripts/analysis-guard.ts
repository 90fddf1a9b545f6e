import { TranscriptProcessingError } from './transcript-processing-error.ts';

export type AnalysisLimits = { memoryMb: number; timeMs: number };

/** What is asked of the pool's threads; Node's worker threads are such. */
type Threads = {
  threads: readonly {
    threadId: number;
    getHeapStatistics(): Promise<{ used_heap_size: number; external_memory: number }>;
  }[];
};

const memoryCheckMs = 50;
const bytesPerMb = 1024 * 1024;

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
  let memoryCheck: NodeJS.Timeout | undefined;

  const stop = (reason: TranscriptProcessingError) => abort.abort(reason);

  return {
    signal: abort.signal,
    watch(threadId: number) {
      const thread = pool.threads.find((candidate) => candidate.threadId === threadId);
      workingSince = performance.now();
      timeUp = setTimeout(() => stop(tookTooLong(limits.timeMs)), timeLeftMs);
      memoryCheck = setInterval(async () => {
        const heap = await thread?.getHeapStatistics().catch(() => undefined);
        if (!heap) return;
        if (heap.used_heap_size + heap.external_memory > limits.memoryMb * bytesPerMb) {
          stop(neededTooMuchMemory(limits.memoryMb));
        }
      }, memoryCheckMs);
    },
    rest() {
      clearTimeout(timeUp);
      clearInterval(memoryCheck);
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
