import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { HandedCall } from './handed-call.ts';

/** Limited per e-mail address here, and per network address by the library. */
const pathsOfAttempts = new Set(['/sign-in/email', '/sign-up/email', '/request-password-reset']);
const attemptSchema = z.object({ email: z.string() });
/** Bodies in which a signed-in person confirms a change by the password. */
const confirmedSchema = z.union([
  z.object({ password: z.unknown() }),
  z.object({ currentPassword: z.unknown() }),
]);

/** @throws TooManyRequests after too many passwords in a minute for one e-mail address or by one account */
export async function limitAccountAttempts(
  db: Database,
  { path, body }: { path: string; body: unknown },
  handed: HandedCall | undefined,
): Promise<void> {
  if (pathsOfAttempts.has(path)) {
    const email = attemptSchema.safeParse(body).data?.email;
    if (email) await limitAttempts(db, [`${path} ${email.toLowerCase()}`], attemptsPerMinute);
    return;
  }
  if (!confirmedSchema.safeParse(body).success) return;
  const caller = await handed?.callerBefore();
  if (caller) await limitAttempts(db, [`password ${caller.accountId}`], attemptsPerMinute);
}
