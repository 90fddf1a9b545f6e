import type { KeptReason } from '@rapport/contract';
import type { Analysis } from '@rapport/transcript';
import type { Logger } from '../../platform/logger.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelFailure,
  QuestionDroppedError,
} from '../../platform/model/language-model.ts';
import { buildQuestion } from './build-question.ts';
import { checkAnswer } from './check-answer.ts';
import { type Chunk, halveChunk } from './chunk-meeting.ts';
import { mergeTexts, type Outcome } from './merge-texts.ts';
import { inEnglish, type TextLanguages } from './text-languages.ts';
import type { WrittenAnalysis } from './written-analysis.ts';
import { isInLanguage } from './written-language.ts';

/** Per meeting. */
const questionsMax = 90;
const tokensMax = 1_000_000;
const timeLimitMs = 10 * 60_000;
const questionsAtOnce = 3;
/** Failures after which no further part is asked about. */
const endsAsking: ReadonlySet<ModelFailure> = new Set(['no-answer', 'too-slow', 'over-limit']);

export type WritingServices = {
  model: LanguageModel;
  /** Of the meeting, each fits one question. */
  parts: readonly Chunk[];
  /** English unless given. */
  languages?: TextLanguages;
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
  { model, parts: chunks, languages = inEnglish, log, mayAsk }: WritingServices,
  onProgress: (part: number) => Promise<void>,
): Promise<WrittenAnalysis> {
  const outcomes: Outcome[][] = chunks.map((chunk) => [{ chunk, result: 'not-asked' }]);
  const deadline = performance.now() + timeLimitMs;
  const stopping = new AbortController();
  let tokens = 0;
  let done = 0;
  let stoppedFor: KeptReason | null = null;

  const askOnce = async (chunk: Chunk, part: number): Promise<Outcome['result']> => {
    if (tokens >= tokensMax) return 'not-asked';
    if (performance.now() >= deadline) return 'too-slow';
    if (!stoppedFor && !(await mayAsk())) stoppedFor = 'switched-off';
    if (stoppedFor) return stoppedFor;
    try {
      const question = buildQuestion(chunk, { part, of: chunks.length }, languages.text);
      const answer = await model.ask(question, stopping.signal);
      tokens += answer.tokens.prompt + answer.tokens.completion;
      if (!isInLanguage(answer.answer, languages.text)) return 'not-borne-out';
      return checkAnswer(answer.answer, chunk, languages);
    } catch (error) {
      if (error instanceof QuestionDroppedError) throw error;
      const failure = error instanceof LanguageModelError ? error.failure : 'unreadable-answer';
      log.warn({ model: model.name, failure, detail: String(error) }, 'language model failed');
      // What fails for one part says nothing about the next; a silent model is not asked again.
      if (endsAsking.has(failure)) stoppedFor = failure;
      return failure;
    }
  };

  /** A part that was cut, or whose answer was, is asked about again in halves. */
  const askAbout = async (chunk: Chunk, part: number): Promise<Outcome[]> => {
    const result = await askOnce(chunk, part);
    const halves = result === 'cut-prompt' || result === 'cut-answer' ? halveChunk(chunk) : [];
    if (halves.length === 0) return [{ chunk, result }];
    const parts: Outcome[] = [];
    for (const half of halves) parts.push(...(await askAbout(half, part)));
    return parts;
  };

  const waiting = chunks.slice(0, questionsMax).entries();
  const askOneByOne = async () => {
    for (const [at, chunk] of waiting) {
      await onProgress(done / chunks.length);
      outcomes[at] = await askAbout(chunk, at + 1);
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
  return mergeTexts(analysis, model.name, outcomes.flat());
}
