import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { createThreadPool } from '../../../../platform/thread-pool.ts';
import { guardAnalysis, type LimitSentences } from '../../analysis/analysis-guard.ts';
import { TranscriptProcessingError } from '../../processing/transcript-processing-error.ts';
import { SoundGoneError } from './refused-sound.ts';
import type {
  CutSound,
  SoundOutcome,
  SoundQuestion,
  SoundReply,
  SoundTask,
} from './sound-messages.ts';

/** Where a thread reads from and writes to. */
export type SoundStore = {
  /** Undefined if the sound was deleted. */
  read(position: number): Promise<Uint8Array | undefined>;
  write(position: number, bytes: Uint8Array): Promise<void>;
};

export type SoundPool = {
  /** @throws TranscriptProcessingError if the file is the cause */
  copy(
    size: number,
    store: SoundStore,
  ): Promise<{ size: number; seconds: number; mimeType: string }>;
  /** @throws TranscriptProcessingError if the file is the cause */
  cut(task: Omit<SoundTask & { kind: 'cut' }, 'kind'>, store: SoundStore): Promise<CutSound>;
  close(): Promise<void>;
};

const memoryMb = 512;
/** How far V8's limit lies above the checked one, in MB. */
const memoryReserveMb = 128;
const timeMs = 15 * 60_000;
/** Several times what the densest files need. */
const processorMsPerMb = 2000;
const processorMsLeast = 30_000;
const bytesPerMb = 1024 * 1024;

const advice = 'Please save the recording as .m4a or .mp3 and upload that.';
const sentences: LimitSentences = {
  work: `Reading this recording takes far more work than its size explains, so it was stopped. ${advice}`,
  time: (minutes) =>
    `Reading this recording took longer than ${minutes}, so it was stopped. ${advice}`,
  memory: (mb) =>
    `This recording needs more memory than Rapport uses for one (${mb} MB), so it was stopped. ${advice}`,
};

/** Threads that take pictures out of recordings and cut them. They have limits, as those of analyses. */
export function createSoundPool(
  threads: number,
  limits: { memoryMb?: number; processorMs?: number } = {},
): SoundPool {
  const checkedMb = limits.memoryMb ?? memoryMb;
  const pool = createThreadPool(new URL('./sound-worker.ts', import.meta.url), {
    threads,
    memoryMb: checkedMb + memoryReserveMb,
  });

  async function run(task: SoundTask, store: SoundStore): Promise<SoundOutcome> {
    const { port1, port2 } = new MessageChannel();
    const processorMs =
      limits.processorMs ?? Math.max(processorMsLeast, (task.size / bytesPerMb) * processorMsPerMb);
    const guard = guardAnalysis(pool, { memoryMb: checkedMb, timeMs, processorMs }, sentences);
    let failed: { error: unknown } | undefined;
    port1.on('message', async (question: SoundQuestion) => {
      if ('threadId' in question) return guard.watch(question.threadId);
      try {
        await answer(port1, question, store);
      } catch (error) {
        failed ??= { error };
        port1.postMessage({ id: question.id, isGone: true } satisfies SoundReply);
      }
    });
    try {
      return await pool.run(
        { ...task, port: port2 },
        { transferList: [port2], signal: guard.signal },
      );
    } catch (error) {
      throw failed?.error ?? guard.explain(error);
    } finally {
      guard.rest();
      port1.close();
    }
  }

  return {
    async copy(size, store) {
      const outcome = await run({ kind: 'copy', size }, store);
      if (outcome.kind === 'copied') return outcome;
      throw refusalOf(outcome);
    },
    async cut(task, store) {
      const outcome = await run({ kind: 'cut', ...task }, store);
      if (outcome.kind === 'cut') return outcome;
      throw refusalOf(outcome);
    },
    close: () => pool.close(),
  };
}

async function answer(
  port: MessagePort,
  question: Exclude<SoundQuestion, { threadId: number }>,
  store: SoundStore,
) {
  const { id } = question;
  if ('writtenChunk' in question) {
    await store.write(question.writtenChunk, question.bytes);
    return port.postMessage({ id } satisfies SoundReply);
  }
  const bytes = await store.read(question.readChunk);
  if (!bytes) throw new SoundGoneError('The sound was deleted while it was read.');
  port.postMessage({ id, bytes } satisfies SoundReply);
}

const refusalOf = (outcome: SoundOutcome) =>
  outcome.kind === 'refused'
    ? new TranscriptProcessingError('unreadable', outcome.message)
    : new Error('A thread has done another task.');
