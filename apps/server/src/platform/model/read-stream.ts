import { z } from 'zod';

const eventSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
});

/**
 * Reads an answer that is sent while it is written (server-sent events), and gives it as one that was sent whole. Calls
 * onText with all that has come.
 */
export async function readStream(
  response: Response,
  onText: (soFar: string) => void,
): Promise<string> {
  let content = '';
  let finish: string | null = null;
  let usage: z.infer<typeof eventSchema>['usage'] = null;
  for await (const line of linesOf(response)) {
    const data = /^data:\s*(.*)$/.exec(line)?.[1];
    if (data === undefined || data === '[DONE]') continue;
    const event = eventSchema.parse(JSON.parse(data));
    const [choice] = event.choices;
    usage = event.usage ?? usage;
    finish = choice?.finish_reason ?? finish;
    const added = choice?.delta?.content ?? '';
    if (added === '') continue;
    content += added;
    onText(content);
  }
  return JSON.stringify({ choices: [{ message: { content }, finish_reason: finish }], usage });
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
