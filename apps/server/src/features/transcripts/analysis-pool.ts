import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Analysis } from '@rapport/transcript';
import { Piscina } from 'piscina';
import { guardAnalysis, processorLimitOf } from './analysis-guard.ts';
import { type AnalysisSlice, joinAnalysis } from './analysis-slices.ts';
import type {
  AnalysisOutcome,
  AnalysisTask,
  PoolStep,
  SliceMessage,
  StepAnswer,
  StepQuestion,
} from './analysis-worker.ts';
import { TranscriptProcessingError } from './transcript-processing-error.ts';

export type { AnalysisTask, PoolStep } from './analysis-worker.ts';
export { TranscriptProcessingError } from './transcript-processing-error.ts';

export type AnalysisPool = {
  /**
   * Analyses a file in a thread of its own. Calls onStep before each step and waits for it; a rejected or
   * thrown onStep stops the analysis and rejects run with that error.
   * @throws TranscriptProcessingError where the file is the reason.
   */
  run(task: AnalysisTask, onStep: (step: PoolStep) => Promise<void>): Promise<Analysis>;
  /** Waits for what is running. */
  close(): Promise<void>;
};

const memoryMbDefault = 768;
/** How far V8's own limit lies beyond the one that is watched: more than a thread takes between two looks. */
const memoryReserveMb = 512;
/** For what waits without working; work itself is limited by processor time. */
const timeLimitMsDefault = 15 * 60_000;

/** Keeps warm threads, each with a limit of memory and of time, so that a hostile file fails only itself. */
export function createAnalysisPool(options: {
  threads: number;
  memoryMb?: number;
  timeLimitMs?: number;
  /** For any file; by its size where left out. */
  processorMs?: number;
}): AnalysisPool {
  const limits = {
    memoryMb: options.memoryMb ?? memoryMbDefault,
    timeMs: options.timeLimitMs ?? timeLimitMsDefault,
  };
  const threads = new Piscina<AnalysisTask & { port: MessagePort }, AnalysisOutcome>({
    filename: fileURLToPath(new URL('./analysis-worker.ts', import.meta.url)),
    minThreads: options.threads,
    maxThreads: options.threads,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb + memoryReserveMb },
    closeTimeout: limits.timeMs,
    // Threads talk while they work, so between two tasks they wait in their event loop as well.
    atomics: 'disabled',
  });
  // A thread that dies between two tasks takes nothing with it and is replaced.
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
          return port1.postMessage({ goOn: true } satisfies StepAnswer);
        }
        guard.rest();
        try {
          await onStep(question.step);
        } catch (error) {
          stoppedBy = { error };
        }
        if (question.step === 'parsing_transcript') guard.beginPart();
        guard.watch(question.threadId);
        port1.postMessage({ goOn: !stoppedBy } satisfies StepAnswer);
      });
      try {
        // A copy, because moving it to the thread takes it away from here.
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
