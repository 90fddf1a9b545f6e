import { counted } from '@rapport/contract';
import { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';

/** `processorMs` applies to extraction and to analysis separately. */
export type AnalysisLimits = { memoryMb: number; timeMs: number; processorMs: number };

type Thread = {
  threadId: number;
  getHeapStatistics(): Promise<{ used_heap_size: number; external_memory: number }>;
  /** In microseconds. Missing in Node before 24.6. */
  cpuUsage?(): Promise<{ user: number; system: number }>;
};
type Threads = { threads: readonly Thread[] };

const checkMs = 50;
const bytesPerMb = 1024 * 1024;
const processorMsPerMb = 20_000;
/** Five times what a five-hour meeting of a hundred pages needs. */
const processorMsLeast = 5000;

/** Limits processor time instead of elapsed time, so that a busy machine rejects no valid file. */
export function processorLimitOf(fileBytes: number): number {
  return Math.max(processorMsLeast, (fileBytes / bytesPerMb) * processorMsPerMb);
}

/**
 * The time limit counts only while the thread works. Memory is checked from the main thread,
 * because a busy thread cannot check itself, and includes memory outside the heap (unpacked
 * streams). V8's own limit is higher: reaching it in a large allocation would end the process.
 */
export function guardAnalysis(
  pool: Threads,
  limits: AnalysisLimits,
  sentences: LimitSentences = ofTranscripts,
) {
  const abort = new AbortController();
  let timeLeftMs = limits.timeMs;
  let workingSince: number | undefined;
  let timeUp: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let processorMsAtStart: number | undefined;

  const stop = (reason: TranscriptProcessingError) => abort.abort(reason);
  const askedTooMuch = () => new TranscriptProcessingError('work_limit', sentences.work);
  const tookTooLong = () => {
    const minutes = Math.max(1, Math.round(limits.timeMs / 60_000));
    return new TranscriptProcessingError('time_limit', sentences.time(counted(minutes, 'minute')));
  };
  const neededTooMuchMemory = () =>
    new TranscriptProcessingError('memory_limit', sentences.memory(limits.memoryMb));

  return {
    signal: abort.signal,
    watch(threadId: number) {
      const thread = pool.threads.find((candidate) => candidate.threadId === threadId);
      workingSince = performance.now();
      timeUp = setTimeout(() => stop(tookTooLong()), timeLeftMs);
      check = setInterval(async () => {
        // If the thread has just ended, both calls reject.
        const heap = await thread?.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size + heap.external_memory > limits.memoryMb * bytesPerMb) {
          stop(neededTooMuchMemory());
        }
        const processorMs = await processorMsOf(thread);
        if (processorMs === undefined) return;
        processorMsAtStart ??= processorMs;
        if (processorMs - processorMsAtStart > limits.processorMs) stop(askedTooMuch());
      }, checkMs);
    },
    beginPart() {
      processorMsAtStart = undefined;
    },
    rest() {
      clearTimeout(timeUp);
      clearInterval(check);
      if (workingSince !== undefined) timeLeftMs -= performance.now() - workingSince;
      workingSince = undefined;
    },
    /** The limit that ended the thread, otherwise the error itself. */
    explain(error: unknown): unknown {
      if (abort.signal.aborted) return abort.signal.reason;
      const outOfMemory =
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      return outOfMemory ? neededTooMuchMemory() : error;
    },
  };
}

async function processorMsOf(thread: Thread | undefined): Promise<number | undefined> {
  const used = await thread?.cpuUsage?.().catch(() => undefined);
  return used && (used.user + used.system) / 1000;
}

export type LimitSentences = {
  work: string;
  time(minutes: string): string;
  memory(mb: number): string;
};

const ofTranscripts: LimitSentences = {
  work: 'Reading this file takes far more work than a transcript of its size, so it was stopped. Please export the transcript again, or save it as .txt, and upload that.',
  time: (minutes) =>
    `Reading this file took longer than ${minutes}, so it was stopped. Please split the transcript and upload the parts.`,
  memory: (mb) =>
    `This file needs more memory than one analysis may use (${mb} MB), so it was stopped. Please split the transcript and upload the parts.`,
};
