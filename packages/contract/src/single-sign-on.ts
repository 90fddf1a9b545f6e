import * as z from 'zod/mini';
import { emailAddress } from './email-address.ts';
import { given, state } from './figures/origin.ts';
import {
  singleSignOnCertificatesLengthMax,
  singleSignOnSecretLengthMax,
  singleSignOnTextLengthMax,
} from './limits.ts';
import { givenText, storable } from './storable.ts';

/** The address to which the provider redirects browsers. Not a call for programs. */
export const singleSignOnReturnPath = '/api/single-sign-on/return';
/** The address to which a SAML provider has the browser post its answer (assertion consumer service). */
export const samlAnswerPath = '/api/single-sign-on/saml';
/** Our metadata for the provider of an organization. The address of the metadata is our entity id there. */
export const samlMetadataPath = '/api/single-sign-on/saml/:organizationId/metadata';

/** Who may sign in by single sign-on without being a member already. */
export const singleSignOnAdmitsSchema = z.enum(['invited', 'domain']);
export type SingleSignOnAdmits = z.infer<typeof singleSignOnAdmitsSchema>;

const sharedProviderSchema = z.object({
  ...given({
    issuer: z.string().check(z.describe('For SAML, the entity id of the provider')),
    isOn: z.boolean(),
    admits: singleSignOnAdmitsSchema,
    isPasswordOff: z.boolean().check(z.describe('Members sign in with single sign-on only')),
  }),
  test: z
    .nullable(
      z.object({
        ...state({ at: z.iso.datetime() }),
        ...given({
          email: z
            .nullable(z.string())
            .check(z.describe('The e-mail address that the test found; null if the test failed')),
        }),
        ...state({
          error: z
            .nullable(z.string())
            .check(z.describe('Why the test failed, in the provider’s words or ours')),
        }),
      }),
    )
    .check(z.describe('Result of the last test')),
  ...given({
    changedAt: z.iso.datetime(),
    changedBy: z.nullable(z.string()).check(z.describe('Null for a former member')),
  }),
  ...state({ version: z.int() }),
});

const providerSchema = z.discriminatedUnion('protocol', [
  z.extend(sharedProviderSchema, {
    ...given({ protocol: z.literal('openid'), clientId: z.string() }),
    ...state({
      secretTail: z.string().check(z.describe('The last characters of the client secret')),
    }),
  }),
  z.extend(sharedProviderSchema, {
    ...given({
      protocol: z.literal('saml'),
      signInAddress: z.string().check(z.describe('The address to which browsers are sent')),
      certificates: z.string().check(z.describe('Certificates in PEM, one after the other')),
    }),
    ...state({ certificatesValidUntil: z.array(z.iso.datetime()) }),
  }),
]);

export const singleSignOnDomainSchema = z.object({
  ...given({ id: z.string(), domain: z.string() }),
  ...state({ record: z.string().check(z.describe('The TXT record that proves the domain')) }),
  ...given({ verifiedAt: z.nullable(z.iso.datetime()) }),
});
export type SingleSignOnDomain = z.infer<typeof singleSignOnDomainSchema>;

export const singleSignOnSchema = z.object({
  provider: z.nullable(providerSchema),
  domains: z.array(singleSignOnDomainSchema),
  ...state({
    returnAddress: z
      .string()
      .check(z.describe('The address to which an OpenID Connect provider sends the browser back')),
  }),
  saml: z
    .object(state({ entityId: z.string(), answerAddress: z.string() }))
    .check(
      z.describe(
        'For a SAML provider: our entity id, which is also the address of our metadata, and the address to which answers are posted',
      ),
    ),
  ...state({
    usedBy: z.int().check(z.describe('Number of members who have used single sign-on')),
    notUsedBy: z.int().check(z.describe('Number of members who have not used it')),
  }),
  owners: z.object(
    state({
      total: z.int(),
      usedBy: z.int().check(z.describe('Number of owners who have used it')),
    }),
  ),
  ...state({
    keepPassword: z
      .int()
      .check(
        z.describe(
          'Number of members who cannot use it, because their address is outside the domains or they run this installation',
        ),
      ),
    elsewhere: z
      .int()
      .check(
        z.describe(
          'Number of the other members who cannot use it yet, because they belong to another organization too',
        ),
      ),
  }),
});
export type SingleSignOn = z.infer<typeof singleSignOnSchema>;

const version = z
  .int()
  .check(z.describe('The version that the change was made on; 0 for the first'));

const openIdProviderSchema = z.object({
  protocol: z.literal('openid'),
  version,
  issuer: givenText('Issuer address', singleSignOnTextLengthMax),
  clientId: givenText('Client ID', singleSignOnTextLengthMax),
  clientSecret: z
    .optional(
      z
        .string()
        .check(
          z.minLength(8, 'Client secret must have at least 8 characters'),
          z.maxLength(
            singleSignOnSecretLengthMax,
            `Client secret may have at most ${singleSignOnSecretLengthMax} characters`,
          ),
          storable('Client secret'),
        ),
    )
    .check(z.describe('If absent, the saved secret is kept')),
});

const samlProviderSchema = z.object({
  protocol: z.literal('saml'),
  version,
  issuer: givenText('Entity ID', singleSignOnTextLengthMax),
  signInAddress: givenText('Sign-in address', singleSignOnTextLengthMax),
  certificates: givenText('Certificates', singleSignOnCertificatesLengthMax).check(
    z.describe('Certificates in PEM, one after the other'),
  ),
});

export const singleSignOnProviderSchema = z.discriminatedUnion('protocol', [
  openIdProviderSchema,
  samlProviderSchema,
]);
export type OpenIdProvider = z.infer<typeof openIdProviderSchema>;
export type SamlProvider = z.infer<typeof samlProviderSchema>;
export type SingleSignOnProvider = z.infer<typeof singleSignOnProviderSchema>;

export const singleSignOnUpdateSchema = z.object({
  version: z.int().check(z.describe('The version that the change was made on')),
  isOn: z.optional(z.boolean()),
  admits: z.optional(singleSignOnAdmitsSchema),
  isPasswordOff: z.optional(z.boolean()),
});
export type SingleSignOnUpdate = z.infer<typeof singleSignOnUpdateSchema>;

export const newSingleSignOnDomainSchema = z.object({
  domain: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(253, 'This is not a domain'),
      z.regex(
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
        'Give a domain such as acme.com',
      ),
    ),
});
export type NewSingleSignOnDomain = z.infer<typeof newSingleSignOnDomainSchema>;

/** What the sign-in page needs to know of the installation, without a session. */
export const signInWaysSchema = z.object(
  state({
    hasSingleSignOn: z
      .boolean()
      .check(z.describe('Whether an organization of this installation uses single sign-on')),
    hasPasskeys: z
      .boolean()
      .check(z.describe('Whether any account of this installation has a passkey')),
    sendsMail: z
      .boolean()
      .check(
        z.describe('False if no mail server is set up: mail is written to files on the server'),
      ),
    hasOwner: z
      .boolean()
      .check(
        z.describe('Whether anyone has an account here; the set-up link creates the first one'),
      ),
  }),
);
export type SignInWays = z.infer<typeof signInWaysSchema>;

export const singleSignOnStartSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), emailAddress('Please enter a valid email address')),
});

/** The address that the browser opens next. */
export const singleSignOnAddressSchema = z.object(state({ url: z.string() }));
export type SingleSignOnRedirect = z.infer<typeof singleSignOnAddressSchema>;

/** The error code of calls to an organization whose passwords are off, by a session that was opened in another way. */
export const singleSignOnRequiredCode = 'SINGLE_SIGN_ON_REQUIRED';

/** Why a sign-in failed; the key is in the address of the sign-in page. */
export const singleSignOnRefusalWords = {
  expired: 'This sign-in took too long or was started in another browser. Please try again.',
  'start-here': "Sign-ins begin here. Enter your e-mail and choose 'Continue with single sign-on'.",
  off: 'Your organization has turned single sign-on off. Sign in with your password.',
  failed:
    'Your sign-in provider did not confirm who you are. Please try again, or ask an administrator to test single sign-on.',
  unreachable: 'Your sign-in provider could not be reached. Please try again in a moment.',
  'no-address': 'Your sign-in provider did not say which e-mail address you have.',
  'bad-address': 'Your sign-in provider named an e-mail address that Rapport cannot read.',
  'not-verified': 'Your sign-in provider has not verified your e-mail address.',
  'other-domain':
    'Your e-mail address is outside the verified domains of the organization that you are signing in to.',
  'not-invited':
    'You are not a member of this organization. Ask an administrator for an invitation.',
  elsewhere:
    'Your account belongs to another organization too, so single sign-on cannot open it. Sign in with your password, or ask an administrator of the other one to remove you.',
  'unproved-account':
    'There is an account with your e-mail address already. Sign in with its password, and open your invitation.',
  'other-person':
    'Your e-mail address belongs to another person at your sign-in provider. Ask an administrator to remove the former member.',
  'owner-first':
    'An administrator has set up this provider. As an owner, sign in with your password and save it yourself once.',
  administrator: 'Accounts that run this installation sign in with their password.',
  deactivated: "Your company's directory has deactivated you here. Ask an administrator.",
  banned: 'This account is locked.',
} as const;
export type SingleSignOnRefusal = keyof typeof singleSignOnRefusalWords;
