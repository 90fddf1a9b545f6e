import { once } from 'node:events';
import { type MessagePort, threadId } from 'node:worker_threads';
import {
  type AnalysisStep,
  analysisSteps,
  type DirectoryPerson,
  type SpeakerAliases,
  type SpeakerCorrections,
  UnreadableTranscriptError,
  type WordCorrection,
} from '@rapport/transcript';
import { extractText } from '../extract-text/extract-text.ts';
import { RejectedFileError } from '../extract-text/rejected-file-error.ts';
import { hashSpeakers, hashWords } from '../results/words-digest.ts';
import { type AnalysisHead, type AnalysisSlice, sliceAnalysis } from './analysis-slices.ts';

/** `bytes` is the whole file. */
export type AnalysisTask = {
  bytes: Uint8Array;
  fileName: string;
  directory: DirectoryPerson[];
  isRecording?: boolean;
  corrections?: SpeakerCorrections;
  words?: readonly WordCorrection[];
  aliases?: SpeakerAliases;
};

export type PoolStep = 'extracting_text' | AnalysisStep;

/** Sent before each step. */
export type StepQuestion = { step: PoolStep; threadId: number };
export type StepReply = { mayContinue: boolean };
/** Each message waits for the reply to the previous one; the last slice is part of the outcome. */
export type SliceMessage = { slice: AnalysisSlice };

/** An outcome instead of an error, because error classes are lost when copied between threads. */
export type AnalysisOutcome =
  | { kind: 'analysed'; head: AnalysisHead; last: AnalysisSlice }
  | { kind: 'unreadable'; message: string }
  | { kind: 'stopped' };

export default async function analyseInThread(
  task: AnalysisTask & { port: MessagePort },
): Promise<AnalysisOutcome> {
  const ask = async (message: StepQuestion | SliceMessage) => {
    const replied = once(task.port, 'message');
    task.port.postMessage(message);
    const [reply]: StepReply[] = await replied;
    return reply?.mayContinue === true;
  };
  const announceStep = (step: PoolStep) => ask({ step, threadId });
  try {
    if (!(await announceStep('extracting_text'))) return { kind: 'stopped' };
    const text = await extractText(task);
    const steps = analysisSteps({
      text,
      fileName: task.fileName,
      directory: task.directory,
      ...(task.isRecording && { isRecording: true }),
      ...(task.corrections && { corrections: task.corrections }),
      ...(task.words && { words: task.words }),
      ...(task.aliases && { aliases: task.aliases }),
    });
    for (;;) {
      const next = steps.next();
      if (next.done) {
        const { head, slices } = sliceAnalysis({
          ...next.value,
          wordsHash: hashWords(next.value.turns),
          speakerHashes: hashSpeakers(next.value),
        });
        let last: AnalysisSlice = {};
        for (const slice of slices) {
          if (last.turns || last.links) await ask({ slice: last });
          last = slice;
        }
        return { kind: 'analysed', head, last };
      }
      if (!(await announceStep(next.value))) return { kind: 'stopped' };
    }
  } catch (error) {
    if (error instanceof RejectedFileError || error instanceof UnreadableTranscriptError) {
      return { kind: 'unreadable', message: error.message };
    }
    throw error;
  } finally {
    task.port.close();
  }
}
