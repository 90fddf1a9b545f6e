import type { KeptReason, TextSource } from '@rapport/contract';
import type { Analysis } from '@rapport/transcript';
import type { Logger } from '../../platform/logger.ts';
import { type LanguageModel, LanguageModelError } from '../../platform/model/language-model.ts';
import {
  type Chunk,
  chunkMeeting,
  halveChunk,
  usualPartTokens,
} from '../model-texts/chunk-meeting.ts';
import { applyVerdicts, type Judged } from './apply-verdicts.ts';
import { buildVerdictQuestion, verdictInstructions } from './build-verdict-question.ts';
import { type Candidate, candidatesIn, candidatesOf } from './candidates.ts';
import { type CheckedVerdicts, checkVerdicts } from './check-verdicts.ts';

export type SecondReaderServices = {
  model: LanguageModel;
  questionTokens: number;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Asked before each question. After a 'no', no more questions are asked. */
  mayAsk: () => Promise<boolean>;
};

/** Per meeting. */
const questionsMax = 60;
const timeLimitMs = 5 * 60_000;
/** Of a part, for the candidates beside its transcript. */
const shareOfTranscript = 0.8;

/**
 * Asks which of the sentences that the built-in engine found are decisions, actions and open questions. Never fails
 * because of the model: what it did not answer stays as it was found.
 *
 * Calls onProgress before each question. Its errors stop the reading and are rethrown.
 */
export async function readSecond<A extends Judged & { graph: Analysis['graph'] }>(
  analysis: A,
  { model, questionTokens, log, mayAsk }: SecondReaderServices,
  onProgress: (part: number) => Promise<void>,
): Promise<A & { secondReading: TextSource }> {
  const candidates = candidatesOf(analysis);
  const room = questionTokens - model.estimate(verdictInstructions);
  const tokens = Math.max(300, Math.min(room, usualPartTokens) * shareOfTranscript);
  const waiting = chunkMeeting(analysis, { tokens, estimate: model.estimate });
  const deadline = performance.now() + timeLimitMs;
  const checked: CheckedVerdicts[] = [];
  let kept: KeptReason | null = null;
  for (let asked = 0, chunk = waiting.shift(); chunk; asked += 1, chunk = waiting.shift()) {
    await onProgress(asked / (asked + waiting.length + 1));
    if (asked >= questionsMax) kept = 'not-asked';
    else if (performance.now() >= deadline) kept = 'too-slow';
    else if (!(await mayAsk())) kept = 'switched-off';
    else {
      const result = await askAbout(chunk, candidates, model, log);
      if (typeof result !== 'string') {
        checked.push(result);
        continue;
      }
      const halves = result === 'cut-prompt' || result === 'cut-answer' ? halveChunk(chunk) : [];
      waiting.unshift(...halves);
      if (halves.length > 0) continue;
      kept = result;
      if (result === 'unreadable-answer') continue;
    }
    break;
  }
  log.info({ model: model.name, parts: checked.length }, 'language model read second');
  const secondReading: TextSource =
    checked.length > 0
      ? { engine: 'model', model: model.name, kept: null }
      : { engine: 'embedded', model: model.name, kept: kept ?? 'not-asked' };
  return { ...applyVerdicts(analysis, candidates, checked), secondReading };
}

async function askAbout(
  { pieces }: Chunk,
  candidates: readonly Candidate[],
  model: LanguageModel,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<CheckedVerdicts | KeptReason> {
  const asked = candidatesIn(pieces, candidates);
  try {
    const question = buildVerdictQuestion(pieces, asked);
    const { answer } = await model.ask(question, new AbortController().signal);
    return checkVerdicts(answer, pieces, asked);
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    const { failure } = error;
    log.warn({ model: model.name, failure, detail: String(error) }, 'language model failed');
    return failure;
  }
}
