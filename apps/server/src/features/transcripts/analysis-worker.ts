import { once } from 'node:events';
import { type MessagePort, threadId } from 'node:worker_threads';
import {
  type AnalysisStep,
  analysisSteps,
  type DirectoryPerson,
  type SpeakerCorrections,
  UnreadableTranscriptError,
} from '@rapport/transcript';
import { type AnalysisHead, type AnalysisSlice, sliceAnalysis } from './analysis-slices.ts';
import { extractText } from './extract-text/extract-text.ts';
import { RejectedFileError } from './extract-text/rejected-file-error.ts';

/** What an analysis needs. The bytes are the whole file. */
export type AnalysisTask = {
  bytes: Uint8Array;
  fileName: string;
  directory: DirectoryPerson[];
  corrections?: SpeakerCorrections;
};

export type PoolStep = 'extracting_text' | AnalysisStep;

/** Asked over the port before each step; the answer says whether to go on. */
export type StepQuestion = { step: PoolStep; threadId: number };
export type StepAnswer = { goOn: boolean };
/** A part of the results; the next one waits for the answer, so that one is under way at a time. The last is the outcome's. */
export type SliceMessage = { slice: AnalysisSlice };

/** Classes don't survive the way between threads, so what happened is told plainly. */
export type AnalysisOutcome =
  | { kind: 'analysed'; head: AnalysisHead; last: AnalysisSlice }
  | { kind: 'unreadable'; message: string }
  | { kind: 'stopped' };

/** Runs in a thread of the pool. */
export default async function analyseInThread(
  task: AnalysisTask & { port: MessagePort },
): Promise<AnalysisOutcome> {
  const ask = async (message: StepQuestion | SliceMessage) => {
    const answered = once(task.port, 'message');
    task.port.postMessage(message);
    const [answer]: StepAnswer[] = await answered;
    return answer?.goOn === true;
  };
  const mayGoOn = (step: PoolStep) => ask({ step, threadId });
  try {
    if (!(await mayGoOn('extracting_text'))) return { kind: 'stopped' };
    const text = await extractText(task);
    const steps = analysisSteps({
      text,
      fileName: task.fileName,
      directory: task.directory,
      ...(task.corrections && { corrections: task.corrections }),
    });
    for (;;) {
      const next = steps.next();
      if (next.done) {
        const { head, slices } = sliceAnalysis(next.value);
        let last: AnalysisSlice = {};
        for (const slice of slices) {
          if (last.turns || last.links) await ask({ slice: last });
          last = slice;
        }
        return { kind: 'analysed', head, last };
      }
      if (!(await mayGoOn(next.value))) return { kind: 'stopped' };
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
