import { paths } from '@rapport/contract';
import { z } from 'zod';
import { type TestApp, testPublicUrl } from '../test-app.ts';
import { codesOf } from '../totp.ts';
import type { SignedIn } from './accounts.ts';

const enabledSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const confirmedSchema = z.object({ token: z.string() });
type Answer = Awaited<ReturnType<SignedIn['call']>>;

let lastNumber = 0;
function newAddress(): string {
  lastNumber += 1;
  return `198.51.${Math.floor(lastNumber / 250)}.${(lastNumber % 250) + 1}`;
}

/** The cookies that an answer sets, to be sent with the next call as a browser does. */
export const cookiesOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/**
 * Switches on two-factor sign-in, which uses up the code of this 30-second period. The session is replaced; the
 * returned `call` uses the new one.
 */
export async function switchOnTwoFactor(
  app: TestApp,
  person: SignedIn,
  password: string,
  remoteAddress = newAddress(),
) {
  const post = (path: string, payload: object) =>
    // Attempts are limited by address.
    person.call('POST', `${paths.auth}/two-factor/${path}`, {
      payload,
      remoteAddress,
    });
  const enabled = enabledSchema.parse((await post('enable', { password })).json());
  const codes = codesOf(enabled.totpURI);
  const confirmed = await post('verify-totp', { code: codes.now });
  const cookies = cookiesOf(confirmed);
  confirmedSchema.parse(confirmed.json());
  const call: SignedIn['call'] = (method, url, options = {}) =>
    app.http.inject({
      remoteAddress: newAddress(),
      ...options,
      method,
      url,
      cookies,
      headers: { origin: testPublicUrl, ...options.headers },
    });
  return { ...person, call, codes, recoveryCodes: enabled.backupCodes };
}
