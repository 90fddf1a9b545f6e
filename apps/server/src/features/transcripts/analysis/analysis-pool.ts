import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';
import { guardAnalysis, processorLimitOf } from './analysis-guard.ts';
import { type AnalysisSlice, type HashedAnalysis, joinAnalysis } from './analysis-slices.ts';
import type {
  AnalysisOutcome,
  AnalysisTask,
  PoolStep,
  SliceMessage,
  StepQuestion,
  StepReply,
} from './analysis-worker.ts';

export { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';
export type { AnalysisTask, PoolStep } from './analysis-worker.ts';

export type AnalysisPool = {
  /**
   * Awaits onStep before each step. If it throws, the analysis stops and run rejects with that
   * error.
   * @throws TranscriptProcessingError if the file is the cause.
   */
  run(task: AnalysisTask, onStep: (step: PoolStep) => Promise<void>): Promise<HashedAnalysis>;
  /** Waits for running analyses. */
  close(): Promise<void>;
};

const memoryMbDefault = 896;
/**
 * How far V8's limit lies above the checked one: more than a thread allocates between two checks,
 * in MB.
 */
const memoryReserveMb = 256;
/** Limit of elapsed time, for analyses that wait instead of using the processor. */
const timeLimitMsDefault = 15 * 60_000;

/** Keeps threads with limits, so that a hostile file fails without affecting others. */
export function createAnalysisPool(options: {
  threads: number;
  memoryMb?: number;
  timeLimitMs?: number;
  /** Depends on the file size by default. */
  processorMs?: number;
}): AnalysisPool {
  const limits = {
    memoryMb: options.memoryMb ?? memoryMbDefault,
    timeMs: options.timeLimitMs ?? timeLimitMsDefault,
  };
  const threads = new Piscina<AnalysisTask & { port: MessagePort }, AnalysisOutcome>({
    filename: fileURLToPath(new URL('./analysis-worker.ts', import.meta.url)),
    // Threads start with the first files and stay.
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb + memoryReserveMb },
    closeTimeout: limits.timeMs,
    // Idle threads must keep their event loop running for messages.
    atomics: 'disabled',
  });
  // Piscina replaces a thread that dies between two tasks.
  threads.on('error', (error: Error) => process.emitWarning(error));

  return {
    async run(task, onStep) {
      const { port1, port2 } = new MessageChannel();
      const processorMs = options.processorMs ?? processorLimitOf(task.bytes.length);
      const guard = guardAnalysis(threads, { ...limits, processorMs });
      let stoppedBy: { error: unknown } | undefined;
      const slices: AnalysisSlice[] = [];
      port1.on('message', async (question: StepQuestion | SliceMessage) => {
        if ('slice' in question) {
          slices.push(question.slice);
          return port1.postMessage({ mayContinue: true } satisfies StepReply);
        }
        guard.rest();
        try {
          await onStep(question.step);
        } catch (error) {
          stoppedBy = { error };
        }
        if (question.step === 'parsing_transcript') guard.beginPart();
        guard.watch(question.threadId);
        port1.postMessage({ mayContinue: !stoppedBy } satisfies StepReply);
      });
      try {
        // Copied, because transferring detaches the buffer.
        const bytes = new Uint8Array(task.bytes);
        const outcome = await threads.run(
          { ...task, bytes, port: port2 },
          { transferList: [bytes.buffer, port2], signal: guard.signal },
        );
        if (outcome.kind === 'analysed')
          return joinAnalysis(outcome.head, [...slices, outcome.last]);
        if (outcome.kind === 'stopped') throw stoppedBy?.error;
        throw new TranscriptProcessingError('unreadable', outcome.message);
      } catch (error) {
        throw guard.explain(error);
      } finally {
        guard.rest();
        port1.close();
      }
    },
    close: () => threads.close(),
  };
}
