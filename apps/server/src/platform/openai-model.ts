import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
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
  /** Time limit for one question, including retries. */
  timeLimitMs?: number;
  retries?: number;
  /** Pause after a failure, so that no job waits for a server that is down. */
  restMs?: number;
};

const responseBytesMax = 1_000_000;
const charactersAToken = 4;
const firstRetryMs = 2000;
const longestRetryMs = 60_000;
/** Timeouts, conflicts and rate limits are temporary, and so are server errors (500 and above). */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);
/** Statuses by which endpoints refuse a schema. */
const refusingStatuses: ReadonlySet<number> = new Set([400, 422]);

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
  usage: z.object({ total_tokens: z.number() }).nullish(),
});

/** A response with an error status. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly response: Response;

  constructor(response: Response) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/** Uses OpenAI's `POST /chat/completions`. */
export function createOpenAiModel(options: OpenAiModelOptions): LanguageModel {
  const { apiKey, name } = options;
  const address = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const { timeLimitMs = 120_000, retries = 2, restMs = 60_000 } = options;
  const boundedFetch = createBoundedFetch(responseBytesMax);
  const closing = new AbortController();
  let restsUntil = 0;
  let takesSchemas = true;

  async function post(body: object, signal: AbortSignal): Promise<string> {
    const response = await boundedFetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RefusedError(response);
    }
    return response.text();
  }

  async function postWithRetries(body: object, signal: AbortSignal): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await post(body, signal);
      } catch (error) {
        if (attempt === retries || !mayPass(error)) throw error;
        await sleep(retryDelayMs(error, attempt), undefined, { signal });
      }
    }
  }

  async function ask<T>({ instructions, content, form }: Question<T>, signal: AbortSignal) {
    const body = (format: object) => ({
      model: name,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content },
      ],
      response_format: format,
    });
    const schema = { name: 'response', schema: z.toJSONSchema(form) };
    const asSchema = body({ type: 'json_schema', json_schema: schema });
    // For endpoints without schemas, the prompt describes the form.
    const asJson = body({ type: 'json_object' });
    const text = takesSchemas
      ? await postWithRetries(asSchema, signal).catch(async (error: unknown) => {
          if (!(error instanceof RefusedError && refusingStatuses.has(error.response.status)))
            throw error;
          const plain = await postWithRetries(asJson, signal);
          takesSchemas = false;
          return plain;
        })
      : await postWithRetries(asJson, signal);
    const { choices, usage } = completionSchema.parse(JSON.parse(text));
    const said = choices[0].message.content;
    const characters = instructions.length + content.length + said.length;
    return {
      answer: form.parse(JSON.parse(said)),
      tokens: usage?.total_tokens ?? Math.ceil(characters / charactersAToken),
    };
  }

  return {
    name,
    async ask(question, dropped) {
      if (performance.now() < restsUntil)
        throw new LanguageModelError('no-answer', 'it did not answer recently');
      const timeOut = AbortSignal.timeout(timeLimitMs);
      const over = AbortSignal.any([dropped, closing.signal]);
      try {
        return await ask(question, AbortSignal.any([timeOut, over]));
      } catch (error) {
        if (over.aborted) throw new QuestionDroppedError('The question was dropped.');
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

/** `fetch` reports a failed connection as a TypeError. */
const mayPass = (error: unknown) =>
  error instanceof RefusedError
    ? passingStatuses.has(error.response.status) || error.response.status >= 500
    : error instanceof TypeError;

/** The delay that the endpoint asks for, or else 2 seconds, doubled with each attempt. */
function retryDelayMs(error: unknown, attempt: number): number {
  const headers = error instanceof RefusedError ? error.response.headers : undefined;
  const millis = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  const asked = Number.isFinite(millis) ? millis : seconds * 1000;
  return Number.isFinite(asked) && asked >= 0 && asked <= longestRetryMs
    ? asked
    : firstRetryMs * 2 ** attempt;
}

/** Contains only a status or code, because an endpoint's message may repeat the key or the transcript. */
function explain(error: unknown): LanguageModelError {
  if (error instanceof RefusedError) return new LanguageModelError('no-answer', error.message);
  if (error instanceof TypeError) return new LanguageModelError('no-answer', networkCode(error));
  return new LanguageModelError('unreadable-answer', 'not in the requested form');
}

function networkCode(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'not reached';
}
