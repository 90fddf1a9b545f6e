import type { APIError } from 'better-auth/api';

/** Statuses that differ from the library's. */
const statusOfCode = new Map<string, number>([
  ['USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', 409],
  ['USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION', 409],
  ['MEMBER_NOT_FOUND', 404],
  // Not 401: the session goes on after a wrong code.
  ['INVALID_CODE', 400],
  ['INVALID_BACKUP_CODE', 400],
  ['INVALID_TWO_FACTOR_COOKIE', 400],
  // Not 401: a removed member is still signed in.
  ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 403],
  ['YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER', 403],
]);

/**
 * Undefined if the library's status is right. Returns a whole response, because a hook that replaces an error keeps its
 * status.
 */
export function answerWithStatus({ body, statusCode }: APIError): Response | undefined {
  const status = statusOfCode.get(body?.code ?? '');
  return status && status !== statusCode ? Response.json(body, { status }) : undefined;
}
