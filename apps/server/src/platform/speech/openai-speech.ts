import type { SpeechSettings } from '../env.ts';
import { AnswerTooLongError, type Posted, postForm, type SentForm } from './post-form.ts';
import { readAnswer } from './read-answer.ts';
import { type SoundPart, SpeechError, type SpeechService } from './speech-service.ts';

/** In order of what they tell. */
const forms = ['diarized_json', 'verbose_json', 'vtt'] as const;
type Form = (typeof forms)[number];

/** Two hours of segments with all that services tell of them. */
const answerBytesMax = 4_000_000;
/** A slow service on a processor takes as long as the sound, and each waits for others. */
const leastMs = 10 * 60_000;
const msPerSecond = 2000;
/** Less than the hour after which a job is given to another worker. */
const longestMs = 50 * 60_000;
const bytesPerMb = 1024 * 1024;
/** Whisper reads 224 tokens. */
const promptCharactersMax = 600;
/** Statuses by which services refuse a form or a language. */
const refusingStatuses: ReadonlySet<number> = new Set([400, 415, 422]);
/** They can be put right by an administrator. */
const closedStatuses: ReadonlySet<number> = new Set([401, 403, 404, 405]);
/** Timeouts, conflicts and rate limits are temporary, and so are errors of the server. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429]);

export type SpeechOptions = Pick<SpeechSettings, 'baseUrl' | 'apiKey' | 'model' | 'partMb'> & {
  /** Replaces the limit that depends on the length of a part. */
  timeLimitMs?: number;
};

/** Uses OpenAI's `POST /audio/transcriptions`. */
export function createOpenAiSpeech(options: SpeechOptions): SpeechService {
  const { apiKey, model } = options;
  const address = `${options.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  let bytesMax = options.partMb * bytesPerMb;
  /** The first form that the service does not refuse. */
  let best = 0;

  async function post(part: SoundPart, form: Form, language: string | null, signal: AbortSignal) {
    const answered = await postForm(address, formOf(part, { model, form, language }), {
      headers: { ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      answerBytesMax,
      signal,
    });
    if (answered.status >= 200 && answered.status < 300) return answered.text;
    throw refusal(answered);
  }

  /** A refusal may be of the language that is sent, or of the form. */
  async function postInForms(part: SoundPart, signal: AbortSignal) {
    const languages = part.language === null ? [null] : [part.language, null];
    let refused: unknown;
    for (let at = best; at < forms.length; at += 1)
      for (const language of languages)
        try {
          const text = await post(part, forms[at] ?? 'vtt', language, signal);
          best = at;
          return { text, tookLanguage: language === part.language };
        } catch (error) {
          if (!(error instanceof SpeechError && error.failure === 'refused')) throw error;
          refused = error;
        }
    throw refused;
  }

  return {
    model,
    bytesMax: () => bytesMax,
    async transcribe(part, dropped) {
      const timeMs =
        options.timeLimitMs ??
        Math.min(longestMs, Math.max(leastMs, Math.ceil(part.seconds * msPerSecond)));
      const timeOut = AbortSignal.timeout(timeMs);
      const asked = await postInForms(part, AbortSignal.any([timeOut, dropped])).catch(
        (error: unknown) => {
          if (timeOut.aborted) throw new SpeechError('no-answer', `no answer in ${timeMs} ms`);
          if (error instanceof SpeechError && error.failure === 'too-large')
            bytesMax = Math.min(bytesMax, Math.ceil(part.bytes.length / 2));
          throw explain(error);
        },
      );
      const { segments, language } = readAnswer(asked.text, part.seconds);
      return { segments, language, tookLanguage: asked.tookLanguage };
    },
  };
}

function formOf(
  { bytes, fileName, mimeType, names }: SoundPart,
  { model, form, language }: { model: string; form: Form; language: string | null },
): SentForm {
  const fields: [string, string][] = [
    ['model', model],
    ['response_format', form],
  ];
  // Needed for more than 30 seconds; the other forms know neither speakers nor chunks.
  if (form === 'diarized_json') fields.push(['chunking_strategy', 'auto']);
  else if (names.length > 0) fields.push(['prompt', promptOf(names)]);
  if (language !== null) fields.push(['language', language]);
  return { fields, file: { fileName, mimeType, bytes } };
}

function promptOf(names: readonly string[]): string {
  let prompt = '';
  for (const name of names) {
    const longer = prompt === '' ? name : `${prompt}, ${name}`;
    if (longer.length > promptCharactersMax) break;
    prompt = longer;
  }
  return prompt;
}

function refusal({ status, headers }: Posted): SpeechError {
  const detail = `status ${status}`;
  if (status === 413) return new SpeechError('too-large', detail);
  if (closedStatuses.has(status)) return new SpeechError('not-allowed', detail);
  if (passingStatuses.has(status) || status >= 500)
    return new SpeechError('no-answer', detail, secondsAsked(headers));
  return new SpeechError(refusingStatuses.has(status) ? 'refused' : 'unreadable-answer', detail);
}

/** Services also name a date. */
function secondsAsked(headers: Record<string, unknown>): number | undefined {
  const asked = `${headers['retry-after'] ?? ''}`;
  if (asked === '') return undefined;
  const seconds = Number(asked);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(asked);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** Contains only a code, because the message of an error may repeat the address or the key. */
function explain(error: unknown): unknown {
  if (error instanceof SpeechError) return error;
  if (error instanceof AnswerTooLongError)
    return new SpeechError('unreadable-answer', `longer than ${answerBytesMax} bytes`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'not reached';
  return new SpeechError('no-answer', code);
}
