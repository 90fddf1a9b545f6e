import {
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyRequestSchema,
  paths,
} from '@rapport/contract';
import { createAuthenticator, type Deviation } from '../software-authenticator.ts';
import { type TestApp, testPublicUrl } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';
import { cookiesOf } from './two-factor.ts';

type By = Pick<SignedIn, 'call'>;

export const beginToAdd = async (app: TestApp, by: By) => {
  const payload = { password: app.accounts.password };
  return passkeyCreationSchema.parse(
    (await by.call('POST', paths.passkeyBegin, { payload })).json(),
  );
};

/** A device with a passkey of the person. */
export async function addPasskey(app: TestApp, by: By, name = 'My laptop') {
  const device = createAuthenticator(testPublicUrl);
  const payload = { name, credential: device.create(await beginToAdd(app, by)) };
  const { passkeys } = passkeyListSchema.parse(
    (await by.call('POST', paths.passkeys, { payload })).json(),
  );
  return { device, id: passkeys.at(-1)?.id ?? '', credentialId: payload.credential.id };
}

export async function beginToSignIn(app: TestApp) {
  const begun = await app.http.inject({ method: 'POST', url: paths.passkeySignInBegin });
  return passkeyRequestSchema.parse(begun.json());
}

type Device = ReturnType<typeof createAuthenticator>;

/** Signs in as a browser without a session. */
export async function signInByPasskey(app: TestApp, device: Device, deviation: Deviation = {}) {
  const credential = device.get(await beginToSignIn(app), deviation);
  const answer = await app.http.inject({
    method: 'POST',
    url: paths.passkeySignIn,
    headers: { origin: testPublicUrl, 'user-agent': 'Firefox/140' },
    payload: { credential },
  });
  const cookies = cookiesOf(answer);
  const call: SignedIn['call'] = (method, url, options = {}) =>
    app.http.inject({
      ...options,
      method,
      url,
      cookies,
      headers: { origin: testPublicUrl, ...options.headers },
    });
  return { answer, credential, cookies, call };
}
