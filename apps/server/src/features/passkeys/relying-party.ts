import { isIP } from 'node:net';
import type { PasskeyCreation, PasskeyRequest } from '@rapport/contract';

/** The host and origin to which passkeys of this installation are bound. */
export type RelyingParty = { id: string; origin: string };

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Browsers create no passkeys for IP addresses. */
export const allowsPasskeys = ({ id }: RelyingParty): boolean =>
  isIP(id.replace(/^\[|\]$/g, '')) === 0;

export const challengeSeconds = 5 * 60;
const timeout = challengeSeconds * 1000;

/** EdDSA, ECDSA with P-256, and RSA. Every authenticator supports one of them. */
export const algorithms = [-8, -7, -257];

/** Opaque, and the same for all passkeys of an account. */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId).toString('base64url');

type Person = { accountId: string; email: string; name: string };
type Known = { credentialId: string; transports: string[] };

/** The device asks for a fingerprint, a face or a PIN, so that the passkey is two factors. */
export const creationFor = (
  { id }: RelyingParty,
  challenge: string,
  { accountId, email, name }: Person,
  known: readonly Known[],
): PasskeyCreation => ({
  challenge,
  rp: { id, name: 'Rapport' },
  user: { id: userHandleOf(accountId), name: email, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports,
  })),
});

export const requestFor = ({ id }: RelyingParty, challenge: string): PasskeyRequest => ({
  challenge,
  rpId: id,
  timeout,
  userVerification: 'required',
});
