import { apiErrorSchema } from '@rapport/contract';

/** An error answer of the server, or a call that got no answer. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(status: number, code: string, message: string, requestId?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }

  /** Repeating the call will not help. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** The request id by which an operator finds the failure in the log; only for 5xx. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiRequestError && error.status >= 500 ? error.requestId : undefined;
}

/** An answer of an unexpected shape gets the code UNREADABLE_ERROR. */
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
