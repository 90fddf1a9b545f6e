import type { NewPasskey, PasskeySignIn } from '@rapport/contract';
import { algorithms, type RelyingParty } from './relying-party.ts';

type Created = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};

/** `clientExtensionResults` is not used. */
const asAnswered = <Credential>(credential: Credential) => ({
  ...credential,
  clientExtensionResults: {},
});

/**
 * Undefined unless it answers the challenge from a page of this installation, by a device that has verified the person.
 */
export async function readNewCredential(
  { id, origin }: RelyingParty,
  challenge: string,
  credential: NewPasskey['credential'],
): Promise<Created | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports, ...response } = credential.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: asAnswered({
      ...credential,
      response: { ...response, ...(transports && { transports }) },
    }),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (!registrationInfo) return undefined;
  const { publicKey, counter, id: credentialId } = registrationInfo.credential;
  return { credentialId, publicKey, counter, transports: transports ?? [] };
}

type Kept = { credentialId: string; publicKey: Uint8Array; counter: number };

/** Returns the device's new counter; undefined if signature, origin, person or counter is wrong. */
export async function readAssertion(
  { id, origin }: RelyingParty,
  challenge: string,
  { credential, passkey }: { credential: PasskeySignIn['credential']; passkey: Kept },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = credential.response;
  const { credentialId, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: asAnswered({
      ...credential,
      response: { ...response, ...(userHandle && { userHandle }) },
    }),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(refused);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for every answer that it does not accept. */
const refused = () => ({
  verified: false,
  registrationInfo: undefined,
  authenticationInfo: undefined,
});
