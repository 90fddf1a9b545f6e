import { paths } from '@rapport/contract';
import * as z from 'zod/mini';
import { accountChanged } from './account-change.ts';
import { request } from './api-client.ts';

type ChangeOptions = {
  /** False for calls without a session, such as signing in. */
  needsSession?: boolean;
  /** False if the caller decides where to go. */
  followsRedirect?: boolean;
};

const redirectSchema = z.object({ url: z.string(), redirect: z.literal(true) });

/**
 * Makes a call of the account library, `path` under its own. Session and organizations are then
 * fetched again. An answer with an address and `redirect` leads the browser there.
 * @returns the answer, not validated.
 * @throws {ApiRequestError} if refused or unanswered.
 */
export async function changeAccount(
  path: string,
  body: object = {},
  { needsSession = true, followsRedirect = true }: ChangeOptions = {},
): Promise<unknown> {
  const answer = await request({
    path: `${paths.auth}/${path}`,
    method: 'POST',
    body,
    schema: z.unknown(),
    needsSession,
  });
  const redirect = redirectSchema.safeParse(answer);
  if (redirect.success && followsRedirect) window.location.href = redirect.data.url;
  accountChanged();
  return answer;
}
