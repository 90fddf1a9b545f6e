import * as z from 'zod/mini';
import { changeAccount } from '@/lib/change-account.ts';

const secondStepSchema = z.object({ twoFactorRedirect: z.literal(true) });

/**
 * The second step is needed if the password is right, and a code is needed too.
 * @throws {ApiRequestError} if refused or unanswered.
 */
export async function signIn(fields: { email: string; password: string }) {
  const body = { ...fields, callbackURL: '/' };
  // The page itself goes to the destination, which may be another than `callbackURL`.
  const answer = await changeAccount('sign-in/email', body, {
    needsSession: false,
    followsRedirect: false,
  });
  return { needsSecondStep: secondStepSchema.safeParse(answer).success };
}
