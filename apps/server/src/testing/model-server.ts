import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const questionSchema = z.object({
  model: z.string(),
  response_format: z.object({ type: z.string() }),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});
const contentSchema = z.object({
  part: z.number(),
  of: z.number(),
  people: z.array(z.string()),
  pairs: z.array(z.tuple([z.string(), z.string()])),
  transcript: z.array(
    z.object({ turn: z.number(), speaker: z.string().nullable(), text: z.string() }),
  ),
});

/** The questions about quotes of meetings that the model gets. */
const askedSchema = z.object({
  question: z.string(),
  quotes: z.array(
    z.object({
      number: z.number(),
      meeting: z.string().nullable(),
      speaker: z.string().nullable(),
      text: z.string(),
    }),
  ),
});
const nothingOfMeeting = { part: 1, of: 1, people: [], pairs: [], transcript: [] };

export type ModelQuestion = {
  key: string | undefined;
  instructions: string;
  format: string;
  content: z.infer<typeof contentSchema>;
  /** Null if the request is about a meeting instead. */
  asked: z.infer<typeof askedSchema> | null;
};
/** Returns the answer text; undefined if it sends the response itself. */
export type ModelBehaviour = (
  question: ModelQuestion,
  response: ServerResponse,
) => string | undefined | Promise<string | undefined>;

/** An OpenAI-compatible server with scripted behaviour. */
export async function startModelServer(behaviour: ModelBehaviour) {
  let behave = behaviour;
  const questions: ModelQuestion[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const question = await read(request);
    questions.push(question);
    const content = await behave(question, response);
    if (content === undefined) return;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    questions,
    behave(next: ModelBehaviour) {
      behave = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

async function read(request: IncomingMessage): Promise<ModelQuestion> {
  const { messages, response_format } = questionSchema.parse(JSON.parse(await text(request)));
  const content: unknown = JSON.parse(messages[1].content);
  const asked = askedSchema.safeParse(content).data ?? null;
  return {
    key: request.headers.authorization,
    instructions: messages[0].content,
    format: response_format.type,
    content: asked ? nothingOfMeeting : contentSchema.parse(content),
    asked,
  };
}

/** A good answer: claims about each person's last turn, with its first words as quote. */
export function answerWell({ content }: ModelQuestion): string {
  const claimBy = (speaker?: string) => {
    const said = content.transcript.findLast((turn) => !speaker || turn.speaker === speaker);
    const quote = said?.text.match(/^\S+(?: \S+){0,7}/)?.[0] ?? '';
    return { text: `${said?.speaker} closed with this`, turn: said?.turn ?? 0, quote };
  };
  return JSON.stringify({
    meeting: [claimBy()],
    people: content.people.map((name) => ({ name, points: [claimBy(name)] })),
    pairs: content.pairs.map(([first, second]) => ({
      first,
      second,
      points: [claimBy(first)],
      recommendations: [claimBy(second)],
    })),
  });
}
