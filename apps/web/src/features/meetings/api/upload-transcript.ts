import {
  type EarlierUpload,
  endpoints,
  type UploadAccepted,
  uploadConflictSchema,
} from '@rapport/contract';
import { ApiRequestError, errorFromAnswer, noAnswerError } from '@/lib/api-request-error.ts';
import { baseAddress } from '@/lib/base-address.ts';
import { counted } from '@/lib/number-words.ts';
import { clearSessionExpired, markSessionExpired } from '@/lib/session-expiry.ts';

type Upload = {
  file: File;
  /** Not sent when empty: the server then uses the file name. */
  title: string;
  /** Uploads the file even if it was uploaded before. */
  keepBoth?: boolean | undefined;
  /** The upload is refused if another organization is active. */
  organizationId?: string;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
};

/** The same file was uploaded before and became a meeting. */
export class AlreadyHereError extends ApiRequestError {
  readonly upload: EarlierUpload;

  constructor(message: string, upload: EarlierUpload) {
    super(409, 'ALREADY_HERE', message);
    this.upload = upload;
  }
}

/** A line that is lost without a word can look as if it were slow for a quarter of an hour. */
const silentMs = 2 * 60_000;

/**
 * Uploads one file with XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiRequestError, AlreadyHereError, or the signal's reason if it was aborted.
 */
export function uploadTranscript(upload: Upload) {
  const { file, title, keepBoth, organizationId, signal, onProgress } = upload;
  const form = new FormData();
  // The file goes last, because the server reads the form as a stream.
  if (title.trim()) form.append('title', title.trim());
  if (keepBoth) form.append('keepBoth', 'true');
  if (organizationId) form.append('organizationId', organizationId);
  form.append('file', file);

  return new Promise<UploadAccepted>((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const awaitProgress = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        call.abort();
        reject(noAnswerError());
      }, silentMs);
    };
    const { method, path, answer } = endpoints.transcripts.upload;
    call.open(method, new URL(path, baseAddress()));
    call.withCredentials = true;
    // The rest of the form follows the file, so the unsent bytes of the file are at most the unsent
    // bytes of the form.
    call.upload.onprogress = ({ loaded, total }) => {
      if (loaded < total) awaitProgress();
      // The server answers when it has stored the file.
      else clearTimeout(silence);
      onProgress(Math.max(0, Math.min(file.size, file.size - (total - loaded))));
    };
    call.onloadend = () => clearTimeout(silence);
    call.onload = () => {
      const accepted = answer.safeParse(bodyOf(call));
      if (call.status < 400 && accepted.success) {
        clearSessionExpired();
        resolve(accepted.data);
      } else reject(refusalOf(call));
    };
    call.onerror = () => reject(noAnswerError());
    const stop = () => {
      call.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    awaitProgress();
    call.send(form);
  });
}

function bodyOf(call: XMLHttpRequest): unknown {
  try {
    return JSON.parse(call.responseText);
  } catch {
    return undefined;
  }
}

function refusalOf(call: XMLHttpRequest): ApiRequestError {
  const body = bodyOf(call);
  const { data: conflict } = uploadConflictSchema.safeParse(body);
  if (conflict?.alreadyHere) return new AlreadyHereError(conflict.message, conflict.alreadyHere);
  const refusal = errorFromAnswer(call.status, body);
  if (call.status === 401) markSessionExpired();
  if (call.status !== 429) return refusal;
  return new ApiRequestError(
    429,
    refusal.code,
    tryAgainText(call.getResponseHeader('Retry-After')),
  );
}

/** Says when to try again; `retryAfter` is in seconds. */
function tryAgainText(retryAfter: string | null): string {
  const seconds = Math.ceil(Number(retryAfter));
  const wait = seconds > 0 ? `in ${counted(seconds, 'second')}` : 'in a minute';
  return `there were too many uploads at once. Please try again ${wait}.`;
}
