import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

type Claims = Record<string, unknown>;
/** The person whom the provider signs in, without a form. */
export type SignInPerson = {
  subject: string;
  email?: string | undefined;
  isVerified?: boolean | undefined;
  name?: string;
};
/** Changes to an ID token before it is sent. */
type Tampering = { change?: (claims: Claims) => Claims; isForged?: boolean };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const signInClient = { clientId: 'rapport-test', clientSecret: 'a-client-secret-4f2a' };

/** An OpenID Connect provider on this machine, which can be made to answer wrongly. */
export async function startSignInProvider(returnAddress: string) {
  const key = newKey();
  const foreignKey = newKey();
  let person: SignInPerson = { subject: randomUUID() };
  let tampering: Tampering | undefined;
  let denied: string | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: signInClient.clientId,
        client_secret: signInClient.clientSecret,
        redirect_uris: [returnAddress],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const { email, isVerified, name } = person;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          ...(email && { email }),
          ...(isVerified !== undefined && { email_verified: isVerified }),
          ...(name && { name }),
        }),
      };
    },
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    const hasToken = typeof body === 'object' && body !== null && 'id_token' in body;
    if (!hasToken || !tampering) return;
    const [head = '', payload = ''] = String(body.id_token).split('.');
    const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const signed = `${head}.${encode(tampering.change?.(claims) ?? claims)}`;
    const signature = createSign('RSA-SHA256')
      .update(signed)
      .sign(tampering.isForged ? foreignKey : key, 'base64url');
    context.body = { ...body, id_token: `${signed}.${signature}` };
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const result = denied
      ? { error: 'access_denied', error_description: denied }
      : { login: { accountId: person.subject } };
    await provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    signsIn(next: SignInPerson) {
      person = next;
      tampering = undefined;
      denied = undefined;
    },
    tampers(next: Tampering) {
      tampering = next;
    },
    denies(words: string) {
      denied = words;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type SignInProvider = Awaited<ReturnType<typeof startSignInProvider>>;

/**
 * Follows the provider's redirects with its cookies, as a browser does. Returns the address that leads back to
 * Rapport.
 */
export async function walkToReturn(start: string, returnAddress: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (url.href.startsWith(returnAddress)) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('The provider did not come to an end.');
}
