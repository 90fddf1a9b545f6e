import { randomBytes } from 'node:crypto';
import type { SingleSignOnRefusal } from '@rapport/contract';
import { digestOf } from '../../../platform/digest-of.ts';
import { findAttempt, keepAnswer } from '../attempt-repository.ts';
import { explainProviderError } from '../explain-provider-error.ts';
import { findProvider } from '../provider-repository.ts';
import type { SingleSignOnServices } from '../services.ts';
import { identityProviderOf } from '../speak-to-provider.ts';
import { sealAnswer } from './kept-answer.ts';
import { checkResponse } from './saml.ts';
import { serviceProviderOf } from './service-provider.ts';

type Received = { state: string; code: string } | { refused: SingleSignOnRefusal };

/**
 * Keeps what a provider has had a browser post. The browser's cookie does not come with a post from another site, so
 * the sign-in is finished by the next request, which brings the cookie and the code. Without the code, whoever began
 * the sign-in could finish it with an answer about the person who was led to the provider.
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
  const isFirst = await keepAnswer(db, stateDigest, {
    answer: sealAnswer(answer, attempt, secret),
    codeDigest: digestOf(code),
  });
  return isFirst ? { state, code } : { refused: 'expired' };
}
