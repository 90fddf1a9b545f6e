import { ApiRequestError } from './api-request-error.ts';
import { markSessionExpired } from './session-expiry.ts';

type AccountAnswer<Data> =
  | { data: Data; error: null }
  | {
      data: null;
      error: {
        status: number;
        code?: string | undefined;
        message?: string | undefined;
        requestId?: string | undefined;
      };
    };

/**
 * Waits for a call of the account library.
 * @throws {ApiRequestError} if refused or unanswered. The message is the server's, or empty.
 */
export async function accountCall<Data>(call: Promise<AccountAnswer<Data>>): Promise<Data> {
  const { data, error } = await answerOf(call);
  if (!error) return data;
  if (error.status === 401) markSessionExpired();
  const { status, code = 'UNREADABLE_ERROR', message = '', requestId } = error;
  throw new ApiRequestError(status, code, message, requestId);
}

async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    console.error('An account call got no answer', error);
    throw new ApiRequestError(0, 'NO_ANSWER', '');
  }
}
