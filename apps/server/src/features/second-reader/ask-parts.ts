import type { KeptReason } from '@rapport/contract';
import type { Logger } from '../../platform/logger.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type Question,
} from '../../platform/model/language-model.ts';
import { type Chunk, halveChunk } from '../model-texts/chunk-meeting.ts';

export type SecondReaderServices = {
  model: LanguageModel;
  /** Tokens of one question at most. */
  questionTokens: number;
  /** Of the meeting, each fits one question. */
  parts: readonly Chunk[];
  log: Pick<Logger, 'info' | 'warn'>;
  /** Asked before each question. After a 'no', no more questions are asked. */
  mayAsk: () => Promise<boolean>;
};

/** What one reading of a meeting may still cost. */
export type Allowance = { questions: number; until: number };

/** Per meeting. */
export const wholeAllowance = (): Allowance => ({
  questions: 90,
  until: performance.now() + 5 * 60_000,
});

/** `null`: the part is not asked about. */
type ForPart<T, R> = { question: Question<T>; check: (answer: T) => R } | null;
type Answers<R> = { checked: R[]; kept: KeptReason | null };

/**
 * Asks about each part; one that was cut, or whose answer was, in halves. Never fails because of the model: what it did
 * not answer is missing, and `kept` says why. Calls onProgress before each question with the part that is done.
 */
export async function askParts<T, R>(
  services: SecondReaderServices,
  allowance: Allowance,
  forPart: (chunk: Chunk) => ForPart<T, R>,
  onProgress: (part: number) => Promise<void>,
): Promise<Answers<R>> {
  const waiting = [...services.parts];
  const answers: Answers<R> = { checked: [], kept: null };
  for (let asked = 0, chunk = waiting.shift(); chunk; asked += 1, chunk = waiting.shift()) {
    const asking = forPart(chunk);
    if (!asking) continue;
    await onProgress(asked / (asked + waiting.length + 1));
    const result = await askOnce(services, allowance, asking.question);
    if (typeof result !== 'string') {
      answers.checked.push(asking.check(result.answer));
      continue;
    }
    const halves = result === 'cut-prompt' || result === 'cut-answer' ? halveChunk(chunk) : [];
    waiting.unshift(...halves);
    if (halves.length > 0) continue;
    answers.kept = result;
    if (result !== 'unreadable-answer') break;
  }
  return answers;
}

/** The answer in its form, or why there is none. */
export async function askOnce<T>(
  { model, log, mayAsk }: SecondReaderServices,
  allowance: Allowance,
  question: Question<T>,
): Promise<{ answer: T } | KeptReason> {
  if (allowance.questions <= 0) return 'not-asked';
  if (performance.now() >= allowance.until) return 'too-slow';
  if (!(await mayAsk())) return 'switched-off';
  allowance.questions -= 1;
  try {
    const { answer } = await model.ask(question, new AbortController().signal);
    return { answer };
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    const { failure } = error;
    log.warn({ model: model.name, failure, detail: String(error) }, 'language model failed');
    return failure;
  }
}
