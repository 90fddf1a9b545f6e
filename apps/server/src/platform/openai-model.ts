import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, Output, RetryError } from 'ai';
import { createBoundedFetch } from './bounded-fetch.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type Question,
  QuestionDroppedError,
} from './language-model.ts';

export type OpenAiModelOptions = {
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** For one question, with all that is tried for it. */
  timeLimitMs?: number;
  retries?: number;
  /** For so long after a question in vain no other is asked, so that nobody waits for a server that is down. */
  restMs?: number;
};

const answerBytesMax = 1_000_000;
const charactersAToken = 4;

/** A model behind any endpoint that speaks OpenAI's protocol. */
export function createOpenAiModel(options: OpenAiModelOptions): LanguageModel {
  const { baseUrl: baseURL, apiKey, name } = options;
  const { timeLimitMs = 120_000, retries = 2, restMs = 60_000 } = options;
  const provider = createOpenAICompatible({
    name: 'rapport',
    baseURL,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: createBoundedFetch(answerBytesMax),
  });
  const closing = new AbortController();
  let restsUntil = 0;
  let takesSchemas = true;

  async function ask<T>(
    { instructions, content, form }: Question<T>,
    { signal, withSchema }: { signal: AbortSignal; withSchema: boolean },
  ) {
    const { output, text, usage } = await generateText({
      model: provider(name),
      system: instructions,
      prompt: content,
      output: withSchema ? Output.object({ schema: form }) : Output.json(),
      maxRetries: retries,
      abortSignal: signal,
    });
    const tokens = Math.ceil(
      (instructions.length + content.length + text.length) / charactersAToken,
    );
    return { answer: form.parse(output), tokens: usage.totalTokens ?? tokens };
  }

  /** Some endpoints take no schema; they are told the form in words, and only that it is JSON. */
  async function askInEitherWay<T>(question: Question<T>, signal: AbortSignal) {
    const withSchema = takesSchemas;
    try {
      return await ask(question, { signal, withSchema });
    } catch (error) {
      if (!withSchema || !isRefusal(error)) throw error;
      const answer = await ask(question, { signal, withSchema: false });
      takesSchemas = false;
      return answer;
    }
  }

  return {
    name,
    async ask(question, dropped) {
      if (performance.now() < restsUntil)
        throw new LanguageModelError('no-answer', 'it did not answer a moment ago');
      const timeOut = AbortSignal.timeout(timeLimitMs);
      const over = AbortSignal.any([dropped, closing.signal]);
      const signal = AbortSignal.any([timeOut, over]);
      try {
        return await askInEitherWay(question, signal);
      } catch (error) {
        if (over.aborted) throw new QuestionDroppedError('Nobody waits for the answer.');
        const failed = timeOut.aborted
          ? new LanguageModelError('too-slow', `no answer in ${timeLimitMs} ms`)
          : explain(error);
        if (failed.failure !== 'unreadable-answer') restsUntil = performance.now() + restMs;
        throw failed;
      }
    },
    close: () => closing.abort(),
  };
}

const isRefusal = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

/** Only numbers and codes are told: an endpoint's own words may repeat the key or the transcript. */
function explain(error: unknown): LanguageModelError {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last))
    return new LanguageModelError('unreadable-answer', 'not in the form that was asked for');
  const { statusCode } = last;
  if (statusCode === undefined) return new LanguageModelError('no-answer', networkCode(last));
  return statusCode < 300
    ? new LanguageModelError('unreadable-answer', 'not what the protocol says')
    : new LanguageModelError('no-answer', `status ${statusCode}`);
}

function networkCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'not reached';
}
