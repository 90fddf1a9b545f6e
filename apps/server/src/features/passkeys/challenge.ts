import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '../../database/types.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { AppError } from '../../platform/errors.ts';
import { insertChallenge, takeChallenge } from './challenge-repository.ts';
import { challengeSeconds } from './relying-party.ts';

const clientDataSchema = z.object({ challenge: z.string() });

/** `accountId` is the account that adds a passkey; null for a sign-in. */
export async function giveOutChallenge(db: Queryable, accountId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(db, {
    digest: digestOf(challenge),
    accountId,
    expiresAt: new Date(Date.now() + challengeSeconds * 1000),
  });
  return challenge;
}

/**
 * Returns the answered challenge and uses it up.
 * @throws AppError 400 if it was issued for another purpose, was used before, or has expired
 */
export async function takeAnswered(
  db: Queryable,
  clientDataJSON: string,
  accountId: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge && (await takeChallenge(db, digestOf(challenge), accountId))) return challenge;
  throw new AppError(
    400,
    'PASSKEY_EXPIRED',
    'This took too long or was sent before. Please try again.',
  );
}

function challengeIn(clientDataJSON: string): string | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  try {
    return clientDataSchema.safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}
