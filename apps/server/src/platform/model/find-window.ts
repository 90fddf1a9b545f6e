import type { ModelWindow } from '@rapport/contract';
import { z } from 'zod';

type Server = {
  baseUrl: string;
  name: string;
  apiKey: string | undefined;
  fetch: typeof fetch;
  signal: AbortSignal;
};

const timeLimitMs = 5000;
/** What Ollama reads at once, whatever the model could, unless told otherwise. */
const ollamaTokens = 4096;

const vllmSchema = z.object({
  data: z.array(z.object({ id: z.string(), max_model_len: z.number().nullish() })),
});
const llamaSchema = z.object({ default_generation_settings: z.object({ n_ctx: z.number() }) });
const ollamaSchema = z.object({
  parameters: z.string().nullish(),
  model_info: z.record(z.string(), z.unknown()),
});
const loadedSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().nullish() })),
});

/** Asks the server in the ways of vLLM, llama.cpp and Ollama how much the model reads at once; null if none answers. */
export async function findModelWindow(
  server: Omit<Server, 'signal'>,
  closing: AbortSignal,
): Promise<ModelWindow | null> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeLimitMs)]);
  const asked = { ...server, signal };
  const [vllm, llama, ollama] = await Promise.all([
    askVllm(asked),
    askLlama(asked),
    askOllama(asked),
  ]);
  return vllm ?? llama ?? ollama;
}

async function askVllm(server: Server): Promise<ModelWindow | null> {
  const models = await read(server, `${server.baseUrl}/models`, vllmSchema);
  const tokens = models?.data.find(({ id }) => id === server.name)?.max_model_len;
  return windowOf(tokens, 'vllm');
}

async function askLlama(server: Server): Promise<ModelWindow | null> {
  const props = await read(server, `${rootOf(server)}/props`, llamaSchema);
  return windowOf(props?.default_generation_settings.n_ctx, 'llama.cpp');
}

async function askOllama(server: Server): Promise<ModelWindow | null> {
  const shown = await read(server, `${rootOf(server)}/api/show`, ollamaSchema, {
    model: server.name,
  });
  if (!shown) return null;
  const set = Number(shown.parameters?.match(/^num_ctx\s+(\d+)/m)?.[1] ?? Number.NaN);
  if (set > 0) return windowOf(set, 'ollama');
  const loaded = await read(server, `${rootOf(server)}/api/ps`, loadedSchema);
  const running = loaded?.models.find(({ name }) => name === server.name)?.context_length;
  const trained = Object.entries(shown.model_info).find(([key]) => key.endsWith('.context_length'));
  const most = typeof trained?.[1] === 'number' ? trained[1] : ollamaTokens;
  return windowOf(running ?? Math.min(ollamaTokens, most), 'ollama');
}

const windowOf = (tokens: number | null | undefined, toldBy: ModelWindow['toldBy']) =>
  tokens && tokens > 0 ? { tokens: Math.floor(tokens), toldBy } : null;

/** Ollama and llama.cpp have their own calls beside the folder of OpenAI's. */
const rootOf = ({ baseUrl }: Server) => baseUrl.replace(/\/v1$/, '');

/** Null for any other answer: most servers know only one of these calls. */
async function read<T>(
  { fetch, apiKey, signal }: Server,
  address: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T | null> {
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return schema.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}
