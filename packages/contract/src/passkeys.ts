import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { passkeyNameLengthMax, passwordLengthMax } from './limits.ts';
import { givenText } from './storable.ts';

/** A passkey of the caller, without its keys. */
export const passkeySchema = z.object(
  given({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.nullable(z.iso.datetime()),
  }),
);
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  ...state({
    isPossible: z
      .boolean()
      .check(
        z.describe("False if the server's address is an IP address: passkeys need a host name"),
      ),
  }),
});
export type PasskeyList = z.infer<typeof passkeyListSchema>;

/** Confirms that the caller may add a passkey. */
export const passkeyBeginSchema = z.object({
  password: z.string().check(z.maxLength(passwordLengthMax)),
});

const credential = z.literal('public-key');

/** Options of `navigator.credentials.create`, as JSON. */
export const passkeyCreationSchema = z.object({
  ...state({ challenge: z.string() }),
  rp: z.object(state({ id: z.string(), name: z.string() })),
  user: z.object(given({ id: z.string(), name: z.string(), displayName: z.string() })),
  pubKeyCredParams: z.array(z.object(state({ type: credential, alg: z.int() }))),
  ...state({ timeout: z.int(), attestation: z.literal('none') }),
  authenticatorSelection: z.object(
    state({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  ),
  excludeCredentials: z.array(
    z.object({
      ...given({ id: z.string() }),
      ...state({ type: credential, transports: z.array(z.string()) }),
    }),
  ),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Options of `navigator.credentials.get`, as JSON. The browser offers its passkeys for this site. */
export const passkeyRequestSchema = z.object(
  state({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
);
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Base64url. A credential id has at most 1,023 bytes. */
const bytes = (longest: number) =>
  z.string().check(z.regex(/^[\w-]+$/, 'This is not base64url'), z.maxLength(longest));
const id = bytes(1400);
const long = bytes(20_000);

/** The result of `navigator.credentials.create`, as JSON. */
const createdCredentialSchema = z.object({
  id,
  rawId: id,
  type: credential,
  response: z.object({
    clientDataJSON: long,
    attestationObject: long,
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
    ),
  }),
});

export const passkeyNameSchema = z.object({ name: givenText('Name', passkeyNameLengthMax) });

export const newPasskeySchema = z.extend(passkeyNameSchema, {
  credential: createdCredentialSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The result of `navigator.credentials.get`, as JSON. */
export const passkeySignInSchema = z.object({
  credential: z.object({
    id,
    rawId: id,
    type: credential,
    response: z.object({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: z.optional(bytes(100)),
    }),
  }),
});
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

export const passkeySignedInSchema = z.object(state({ isSignedIn: z.literal(true) }));
