import {
  AuthorizationResponseError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { RefusedAddressError } from '../../platform/outgoing/address-rules.ts';

const errorLengthMax = 300;
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A sentence for administrators, with the provider's own words if it sent any. */
export function explainProviderError(error: unknown): string {
  return plain(wordsOf(error)).slice(0, errorLengthMax);
}

function wordsOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    const { error: code, error_description: description } = error;
    return description ? `${code}: ${description}` : code;
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const { error: code, error_description: description } = error.cause[0]?.parameters ?? {};
    return [code, description].filter(Boolean).join(': ') || error.message;
  }
  if (!(error instanceof Error)) return 'The sign-in failed.';
  const refused = findRefused(error);
  if (refused) return refused.message;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

function findRefused(error: unknown): RefusedAddressError | undefined {
  if (error instanceof RefusedAddressError) return error;
  return error instanceof Error && error.cause ? findRefused(error.cause) : undefined;
}
