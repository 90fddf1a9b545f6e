import { endpoints } from '@rapport/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { accountChanged } from '@/lib/account-change.ts';
import { call } from '@/lib/call.ts';

/** The browser asks for the passkey, and the device verifies the person. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await call(endpoints.passkeySignIn.begin, { needsSession: false });
  const credential = await startAuthentication({ optionsJSON });
  await call(endpoints.passkeySignIn.signIn, { body: { credential }, needsSession: false });
  accountChanged();
}
