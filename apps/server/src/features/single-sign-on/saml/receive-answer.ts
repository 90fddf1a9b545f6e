import { randomBytes } from 'node:crypto';
import type { SingleSignOnRefusal } from '@rapport/contract';
import { digestOf } from '../../../platform/digest-of.ts';
import { findAttempt, storeAnswer } from '../attempt-repository.ts';
import { explainProviderError } from '../explain-provider-error.ts';
import { findProvider } from '../provider-repository.ts';
import type { SingleSignOnServices } from '../services.ts';
import { identityProviderOf } from '../speak-to-provider.ts';
import { checkResponse } from './saml.ts';
import { serviceProviderOf } from './service-provider.ts';
import { sealAnswer } from './stored-answer.ts';

type Received = { state: string; code: string } | { refused: SingleSignOnRefusal };

/**
 * Checks and stores the answer that a provider's page has the browser post. Such a post from another site carries no
 * cookie, so the next request, which has the cookie and the code, finishes the sign-in. Without the code, somebody
 * could begin a sign-in, have another person sign in at the provider, and finish it as that person.
 */
export async function receiveAnswer(
  { db, secret, publicUrl }: Pick<SingleSignOnServices, 'db' | 'secret' | 'publicUrl'>,
  { response, state }: { response: string; state: string | undefined },
): Promise<Received> {
  if (!state) return { refused: 'start-here' };
  const attempt = await findAttempt(db, digestOf(state));
  const provider = attempt && (await findProvider(db, attempt.organizationId));
  if (!attempt?.requestId || attempt.answer !== null || provider?.id !== attempt.singleSignOnId)
    return { refused: 'expired' };
  const { requestId, organizationId, stateDigest } = attempt;
  const answer = await Promise.resolve()
    .then(() =>
      checkResponse(identityProviderOf(provider), serviceProviderOf(publicUrl, organizationId), {
        requestId,
        response,
      }),
    )
    .then(
      (person) => ({ person }),
      (error: unknown) => ({ problem: explainProviderError(error) }),
    );
  const code = randomBytes(32).toString('base64url');
  const isFirst = await storeAnswer(db, stateDigest, {
    answer: sealAnswer(answer, attempt, secret),
    codeDigest: digestOf(code),
  });
  return isFirst ? { state, code } : { refused: 'expired' };
}
