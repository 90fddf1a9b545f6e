import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelWindow } from '@rapport/contract';
import { z } from 'zod';
import { createBoundedFetch } from '../bounded-fetch.ts';
import { createTokenScale } from './estimate-tokens.ts';
import { findModelWindow } from './find-window.ts';
import {
  type Answered,
  type LanguageModel,
  LanguageModelError,
  type Question,
  QuestionDroppedError,
  type Tokens,
} from './language-model.ts';
import { readStream } from './read-stream.ts';

export type OpenAiModelOptions = {
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
  /** Tokens that it reads at once, as the administrator says; otherwise its server is asked. */
  window?: number | undefined;
  /** Time limit for one question, including retries. */
  timeLimitMs?: number;
  retries?: number;
  /** Pause after a failure, so that no job waits for a server that is down. */
  restMs?: number;
  /** For addresses that a tenant names. */
  fetch?: typeof fetch;
};

const responseBytesMax = 1_000_000;
/** Of an error, read for its words. */
const wordsBytesMax = 10_000;
const wordsMax = 200;
const windowKeptMs = 10 * 60_000;
const firstRetryMs = 2000;
const longestRetryMs = 60_000;
/** Timeouts, conflicts and rate limits are temporary, and so are server errors (500 and above). */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);
/** Statuses by which endpoints refuse a schema. */
const refusingStatuses: ReadonlySet<number> = new Set([400, 422]);

const completionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({ content: z.string() }),
        finish_reason: z.string().nullish(),
      }),
    ],
    z.unknown(),
  ),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
});

/** Where servers put the words of an error. */
const errorSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

/** A response with an error status. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly response: Response;
  readonly words: string;

  constructor(response: Response, words: string) {
    super(`status ${response.status}`);
    this.response = response;
    this.words = words;
  }
}

/** Uses OpenAI's `POST /chat/completions`. */
export function createOpenAiModel(options: OpenAiModelOptions): LanguageModel {
  const { apiKey, name } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const address = `${baseUrl}/chat/completions`;
  const { timeLimitMs = 120_000, retries = 2, restMs = 60_000 } = options;
  const boundedFetch = options.fetch ?? createBoundedFetch(responseBytesMax);
  const scale = createTokenScale();
  const closing = new AbortController();
  let restsUntil = 0;
  let takesSchemas = true;
  let found: { at: number; window: Promise<ModelWindow | null> } | undefined;

  type Sent = { body: object; onText: Question<unknown>['onText'] };

  async function post({ body, onText }: Sent, signal: AbortSignal): Promise<string> {
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
      throw new RefusedError(response, withoutKey(await wordsOf(response), apiKey));
    }
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    return onText && isStream ? readStream(response, onText) : response.text();
  }

  async function postWithRetries(sent: Sent, signal: AbortSignal): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await post(sent, signal);
      } catch (error) {
        if (attempt === retries || !mayPass(error)) throw error;
        await sleep(retryDelayMs(error, attempt), undefined, { signal });
      }
    }
  }

  async function ask<T>(
    { instructions, content, form, onText }: Question<T>,
    signal: AbortSignal,
  ): Promise<Answered<T>> {
    const sent = (format: object): Sent => ({ onText, body: bodyOf(format) });
    const bodyOf = (format: object) => ({
      model: name,
      ...(onText && { stream: true, stream_options: { include_usage: true } }),
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content },
      ],
      response_format: format,
    });
    const schema = { name: 'response', schema: z.toJSONSchema(form) };
    const asSchema = sent({ type: 'json_schema', json_schema: schema });
    // For endpoints without schemas, the prompt describes the form.
    const asJson = sent({ type: 'json_object' });
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
    const [{ message, finish_reason: end }] = choices;
    const prompt = instructions + content;
    // Servers that keep earlier questions may count only what is new, or nothing.
    const read = usage?.prompt_tokens || null;
    const estimated = scale.estimate(prompt);
    const tokens: Tokens = {
      prompt: read ?? estimated,
      completion: usage?.completion_tokens ?? scale.estimate(message.content),
    };
    if (read !== null && scale.isCut(prompt, read))
      throw new LanguageModelError('cut-prompt', `read ${read} of about ${estimated} tokens`, {
        tokens,
        cut: { sent: estimated, read },
      });
    if (read !== null) scale.learn(prompt, read);
    if (end === 'length')
      throw new LanguageModelError('cut-answer', `stopped after ${tokens.completion} tokens`, {
        tokens,
      });
    const answer = form.safeParse(parsedJson(message.content));
    if (!answer.success)
      throw new LanguageModelError('unreadable-answer', 'not in the requested form', { tokens });
    return { answer: answer.data, tokens, sent: scale.estimate(prompt), read };
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
        if (failed.failure === 'no-answer' || failed.failure === 'too-slow')
          restsUntil = performance.now() + restMs;
        throw failed;
      }
    },
    async findWindow(anew) {
      if (options.window) return { tokens: options.window, toldBy: 'administrator' };
      if (anew || !found || performance.now() - found.at > windowKeptMs)
        found = {
          at: performance.now(),
          window: findModelWindow({ baseUrl, name, apiKey, fetch: boundedFetch }, closing.signal),
        };
      return found.window;
    },
    estimate: scale.estimate,
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

/** The message has only a status or code, because an endpoint's words may repeat the transcript. */
function explain(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof RefusedError)
    return new LanguageModelError('no-answer', error.message, { words: error.words });
  if (error instanceof TypeError) return new LanguageModelError('no-answer', networkCode(error));
  return new LanguageModelError('unreadable-answer', 'not in the requested form');
}

/** Undefined if it is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the server says of an error, shortened. */
async function wordsOf(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, wordsBytesMax);
  const words = errorSchema.safeParse(parsedJson(text)).data ?? text;
  return words.replace(/\s+/g, ' ').trim().slice(0, wordsMax);
}

const withoutKey = (words: string, apiKey: string | undefined) =>
  apiKey ? words.replaceAll(apiKey, '…') : words;

function networkCode(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'not reached';
}
