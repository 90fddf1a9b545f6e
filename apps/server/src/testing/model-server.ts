import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const questionSchema = z.object({
  model: z.string(),
  response_format: z.object({ type: z.string() }),
  stream: z.boolean().optional(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});
const contentSchema = z.object({
  part: z.number().default(1),
  of: z.number().default(1),
  people: z.array(z.string()).default([]),
  pairs: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Asked about by the second reader. */
  candidates: z
    .array(z.object({ number: z.number(), turn: z.number(), text: z.string(), mayBe: z.string() }))
    .optional(),
  chapters: z
    .array(
      z.object({
        number: z.number(),
        fromTurn: z.number(),
        toTurn: z.number(),
        title: z.string(),
      }),
    )
    .optional(),
  found: z.array(z.object({ number: z.number(), is: z.string(), words: z.string() })).optional(),
  sentences: z.array(z.object({ number: z.number(), words: z.string() })).optional(),
  transcript: z
    .array(z.object({ turn: z.number(), speaker: z.string().nullable(), text: z.string() }))
    .default([]),
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
  isStreamed: boolean;
  /** As it was sent. */
  raw: string;
  /** Null if the request is about a meeting instead. */
  asked: z.infer<typeof askedSchema> | null;
};
/** Returns the answer text; undefined if it sends the response itself. */
export type ModelBehaviour = (
  question: ModelQuestion,
  response: ServerResponse,
) => string | undefined | Promise<string | undefined>;

type Limits = {
  /** Tokens that are read at once: the earliest turns of a longer question are dropped silently, as Ollama does. */
  window?: number;
  /** Tokens after which an answer ends. */
  longestAnswer?: number;
  /** Says what it has read of each question; otherwise its answers have no `usage`. */
  counts?: boolean;
  /** By path, what it tells of itself, such as its window. */
  tells?: Record<string, unknown>;
};

const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** An OpenAI-compatible server with scripted behaviour. */
export async function startModelServer(behaviour: ModelBehaviour, given: Limits = {}) {
  let behave = behaviour;
  let limits = given;
  const questions: ModelQuestion[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    const told = limits.tells?.[request.url ?? ''];
    if (told !== undefined) return void response.end(JSON.stringify(told));
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const question = await read(request);
    const { window = Number.POSITIVE_INFINITY, longestAnswer = window, counts = true } = limits;
    const sent = tokensOf(question.instructions + question.raw);
    const seen = { ...question, content: withoutHead(question.content, sent - window) };
    questions.push(question);
    const whole = await behave(seen, response);
    if (whole === undefined) return;
    const isLong = tokensOf(whole) > longestAnswer;
    const content = isLong ? whole.slice(0, longestAnswer * 4) : whole;
    const finish_reason = isLong ? 'length' : 'stop';
    const usage = {
      prompt_tokens: Math.min(sent, window),
      completion_tokens: tokensOf(content),
    };
    if (question.isStreamed) return sendStream(response, { content, finish_reason, usage });
    response.end(
      JSON.stringify({
        choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
        ...(counts && { usage }),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    questions,
    behave(next: ModelBehaviour, then: Limits = limits) {
      behave = next;
      limits = then;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
type Streamed = { content: string; finish_reason: string; usage: object };

/** In pieces of some letters. */
function sendStream(response: ServerResponse, { content, finish_reason, usage }: Streamed) {
  response.setHeader('content-type', 'text/event-stream');
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  for (const [piece] of content.matchAll(/.{1,12}/gs))
    send({ choices: [{ index: 0, delta: { content: piece } }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason }] });
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** Drops the earliest turns that have this many tokens. */
function withoutHead(content: ModelQuestion['content'], tokens: number): ModelQuestion['content'] {
  let lost = 0;
  const transcript = content.transcript.filter(({ text }) => {
    if (lost >= tokens) return true;
    lost += tokensOf(text);
    return false;
  });
  return { ...content, transcript };
}

async function read(request: IncomingMessage): Promise<ModelQuestion> {
  const {
    messages,
    response_format,
    stream = false,
  } = questionSchema.parse(JSON.parse(await text(request)));
  const content: unknown = JSON.parse(messages[1].content);
  const asked = askedSchema.safeParse(content).data ?? null;
  return {
    key: request.headers.authorization,
    instructions: messages[0].content,
    format: response_format.type,
    content: asked ? nothingOfMeeting : contentSchema.parse(content),
    raw: messages[1].content,
    isStreamed: stream,
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
