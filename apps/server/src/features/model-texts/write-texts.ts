import type { KeptReason } from '@rapport/contract';
import type { Analysis } from '@rapport/transcript';
import {
  type LanguageModel,
  LanguageModelError,
  QuestionDroppedError,
} from '../../platform/language-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { buildQuestion } from './build-question.ts';
import { checkAnswer } from './check-answer.ts';
import { type Chunk, chunkMeeting } from './chunk-meeting.ts';
import { mergeTexts, type Outcome } from './merge-texts.ts';
import type { WrittenAnalysis } from './written-analysis.ts';

/** Per meeting. */
const questionsMax = 90;
const tokensMax = 1_000_000;
const timeLimitMs = 10 * 60_000;
const questionsAtOnce = 3;

export type WritingServices = {
  model: LanguageModel;
  log: Logger;
  /** Asked before each question. After a 'no', no more questions are asked. */
  mayAsk: () => Promise<boolean>;
};

/**
 * Keeps what the transcript supports. Never fails because of the model: where nothing is supported,
 * the built-in text stays, with the reason.
 *
 * Calls onProgress before each question with the part that is done (0 to 1). Its errors stop the
 * writing and are rethrown.
 */
export async function writeTexts(
  analysis: Analysis,
  { model, log, mayAsk }: WritingServices,
  onProgress: (part: number) => Promise<void>,
): Promise<WrittenAnalysis> {
  const chunks = chunkMeeting(analysis);
  const outcomes: Outcome[] = chunks.map((chunk) => ({ chunk, result: 'not-asked' }));
  const deadline = performance.now() + timeLimitMs;
  const stopping = new AbortController();
  let tokens = 0;
  let done = 0;
  let stoppedFor: KeptReason | null = null;

  const askAbout = async (chunk: Chunk, part: number): Promise<Outcome['result']> => {
    if (tokens >= tokensMax) return 'not-asked';
    if (performance.now() >= deadline) return 'too-slow';
    if (!stoppedFor && !(await mayAsk())) stoppedFor = 'switched-off';
    if (stoppedFor) return stoppedFor;
    try {
      const question = buildQuestion(chunk, { part, of: chunks.length });
      const answer = await model.ask(question, stopping.signal);
      tokens += answer.tokens;
      return checkAnswer(answer.answer, chunk);
    } catch (error) {
      if (error instanceof QuestionDroppedError) throw error;
      const failure = error instanceof LanguageModelError ? error.failure : 'unreadable-answer';
      log.warn({ model: model.name, failure, detail: String(error) }, 'language model failed');
      // One unreadable answer says nothing about the next; a silent model is not asked again.
      if (failure !== 'unreadable-answer') stoppedFor = failure;
      return failure;
    }
  };

  const waiting = outcomes.slice(0, questionsMax).entries();
  const askOneByOne = async () => {
    for (const [at, outcome] of waiting) {
      await onProgress(done / chunks.length);
      outcome.result = await askAbout(outcome.chunk, at + 1);
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: questionsAtOnce }, askOneByOne));
  } catch (error) {
    stopping.abort();
    throw error;
  }
  log.info({ model: model.name, parts: chunks.length, tokens }, 'language model asked');
  return mergeTexts(analysis, model.name, outcomes);
}
