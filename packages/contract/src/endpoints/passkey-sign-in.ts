import { passkeyRequestSchema, passkeySignedInSchema, passkeySignInSchema } from '../passkeys.ts';
import { paths } from '../paths.ts';
import { signInWaysSchema } from '../single-sign-on.ts';
import type { Endpoint } from './endpoint.ts';

export const listWays = {
  method: 'GET',
  path: paths.signInWays,
  summary: 'Which sign-in methods besides passwords are used here, and whether mail is sent',
  callers: 'anyone',
  answer: signInWaysSchema,
  refusals: [429],
} as const satisfies Endpoint;

export const begin = {
  method: 'POST',
  path: paths.passkeySignInBegin,
  summary: 'Start a sign-in with a passkey',
  callers: 'anyone',
  answer: passkeyRequestSchema,
  refusals: [429],
} as const satisfies Endpoint;

export const signIn = {
  method: 'POST',
  path: paths.passkeySignIn,
  summary: 'Sign in with a passkey; the answer sets the session cookie',
  callers: 'anyone',
  body: passkeySignInSchema,
  answer: passkeySignedInSchema,
  refusals: [401, 403, 429],
} as const satisfies Endpoint;
