import { passkeyRequestSchema, paths } from '@rapport/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { accountChanged } from '@/lib/account-change.ts';
import { request } from '@/lib/api-client.ts';

/** The browser asks for the passkey, and the device verifies the person. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await request({
    path: paths.passkeySignInBegin,
    method: 'POST',
    schema: passkeyRequestSchema,
    needsSession: false,
  });
  const credential = await startAuthentication({ optionsJSON });
  await request({
    path: paths.passkeySignIn,
    method: 'POST',
    body: { credential },
    needsSession: false,
  });
  accountChanged();
}
