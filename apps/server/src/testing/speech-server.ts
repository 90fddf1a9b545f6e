import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type SpeechQuestion = {
  key: string | undefined;
  model: string;
  format: string;
  language: string | null;
  prompt: string | null;
  chunking: string | null;
  fileName: string;
  bytes: Uint8Array;
  /** Beginning at 1. */
  number: number;
};
type Answer = { status?: number; headers?: Record<string, string>; body: string };
/** Returns undefined if it sends the response itself, or never. */
export type SpeechBehaviour = (
  question: SpeechQuestion,
  response: ServerResponse,
) => Answer | undefined | Promise<Answer | undefined>;

/** A server with OpenAI's `POST /v1/audio/transcriptions` and scripted behaviour. */
export async function startSpeechServer(behaviour: SpeechBehaviour) {
  let behave = behaviour;
  const questions: SpeechQuestion[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/audio/transcriptions') return void response.writeHead(404).end();
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(request), { headers }).formData();
    const file = form.get('file');
    if (!(file instanceof File)) return void response.writeHead(400).end();
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : null;
    };
    const question = {
      key: request.headers.authorization,
      model: text('model') ?? '',
      format: text('response_format') ?? '',
      language: text('language'),
      prompt: text('prompt'),
      chunking: text('chunking_strategy'),
      fileName: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
      number: questions.length + 1,
    };
    questions.push(question);
    const answer = await behave(question, response);
    if (!answer) return;
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    questions,
    behave(next: SpeechBehaviour) {
      behave = next;
      questions.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type SpeechServer = Awaited<ReturnType<typeof startSpeechServer>>;

/** What all services answer besides, and Rapport drops. */
const besides = {
  avg_logprob: -0.21,
  no_speech_prob: 0.01,
  temperature: 0,
  pitch: 182.4,
  loudness: -23.1,
  emotion: 'angry',
  embedding: [0.12, 0.34],
  tokens: [50364, 400],
};

type Said = { start?: unknown; end?: unknown; text: string; speaker?: unknown };

/** OpenAI's form with speakers. */
export const diarized = (segments: readonly Said[]): Answer => ({
  body: JSON.stringify({
    task: 'transcribe',
    duration: 60,
    text: segments.map(({ text }) => text).join(' '),
    segments: segments.map((segment, index) => ({
      type: 'transcript.text.segment',
      id: `seg_${index}`,
      ...segment,
      ...besides,
    })),
    usage: { type: 'duration', seconds: 60 },
  }),
});

/** Whisper's verbose form. */
export const verbose = (segments: readonly Said[], language = 'english'): Answer => ({
  body: JSON.stringify({
    task: 'transcribe',
    language,
    duration: 60,
    text: segments.map(({ text }) => text).join(' '),
    segments: segments.map((segment, id) => ({ id, seek: 0, ...segment, ...besides })),
    words: [{ word: 'Good', start: 0, end: 0.2, probability: 0.98 }],
  }),
});

export const refusesForms =
  (accepted: readonly string[], answer: () => Answer): SpeechBehaviour =>
  ({ format }) =>
    accepted.includes(format)
      ? answer()
      : { status: 400, body: '{"error":{"message":"response_format is not supported"}}' };
