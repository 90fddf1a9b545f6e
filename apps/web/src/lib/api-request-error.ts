import { apiErrorSchema } from '@rapport/contract';

/** A call that was refused or got no answer. `message` is a sentence for people. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';
  /** The HTTP status; 0 when the server did not answer at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(status: number, code: string, message: string, requestId?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }

  /** The server understood and said no: trying the same again changes nothing. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** What whoever runs Rapport finds this failure by in the log; none for what the server meant to answer. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiRequestError && error.status >= 500 ? error.requestId : undefined;
}

/** Reads the body of a refused call; anything but the agreed shape becomes a sentence of our own. */
export function errorFromAnswer(status: number, body: unknown): ApiRequestError {
  const parsed = apiErrorSchema.safeParse(body);
  if (!parsed.success) {
    return new ApiRequestError(
      status,
      'UNREADABLE_ERROR',
      `the server answered with status ${status}`,
    );
  }
  return new ApiRequestError(status, parsed.data.code, parsed.data.message, parsed.data.requestId);
}

export function noAnswerError(): ApiRequestError {
  return new ApiRequestError(0, 'NO_ANSWER', 'the server did not answer');
}
