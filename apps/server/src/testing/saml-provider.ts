import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import { selfSignedCertificate } from './self-signed-certificate.ts';

// samlify requires a validator. What it validates comes from this server, and is tested elsewhere.
setSchemaValidator({ validate: async () => 'not checked' });

const formats = {
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
};
/** The person whom the provider signs in, without a form. */
export type SamlPerson = {
  nameId: string;
  format?: keyof typeof formats;
  attributes?: Record<string, string>;
};
/** Changes to a response. */
export type SamlTampering = {
  /** Applied before signing. */
  before?: (xml: string) => string;
  after?: (xml: string) => string;
  isForged?: boolean;
  /** Signs the response instead of the assertion. */
  signsResponse?: boolean;
  signatureAlgorithm?: string;
};

const toXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

function newKey() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(pair, new Date('2040-06-01')),
  };
}

/** A SAML provider on this machine, which can be made to answer wrongly. */
export async function startSamlProvider(readMetadata: (entityId: string) => Promise<string>) {
  const key = newKey();
  const foreignKey = newKey();
  let person: SamlPerson = { nameId: randomUUID() };
  let tampering: SamlTampering = {};
  let denied: string | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const home = `http://127.0.0.1:${address.port}`;
  const entityId = `${home}/metadata`;
  const signInAddress = `${home}/sign-in`;
  const identityProvider = ({ privateKey, certificate }: typeof key, algorithm = rsaSha256) =>
    IdentityProvider({
      entityID: entityId,
      privateKey,
      signingCert: certificate,
      requestSignatureAlgorithm: algorithm,
      isAssertionEncrypted: false,
      nameIDFormat: Object.values(formats),
      singleSignOnService: [{ Binding: redirect, Location: signInAddress }],
      // Unused, but samlify fails without it.
      singleLogoutService: [{ Binding: redirect, Location: signInAddress }],
    });
  const own = identityProvider(key);

  /** The response to a request, in base64. */
  async function answer(request: string): Promise<string> {
    const asking = await readRequest(request);
    const metadata = await readMetadata(asking.issuer);
    const { signsResponse, isForged, signatureAlgorithm, before, after } = tampering;
    const asked = ServiceProvider({
      metadata: signsResponse ? metadata.replace(/WantAssertionsSigned="true"/, '') : metadata,
    });
    const xml = denied === undefined ? responseTo(asking) : denialOf(asking, denied);
    if (denied !== undefined) return Buffer.from(xml).toString('base64');
    const { context } = await identityProvider(
      isForged ? foreignKey : key,
      signatureAlgorithm,
    ).createLoginResponse(asked, { extract: {} }, 'post', {}, () => ({
      id: asking.id,
      context: before?.(xml) ?? xml,
    }));
    const signed = Buffer.from(context, 'base64').toString();
    return Buffer.from(after?.(signed) ?? signed).toString('base64');
  }

  async function readRequest(request: string) {
    const xml = inflateRawSync(Buffer.from(request, 'base64')).toString();
    const issuer = /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '';
    const metadata = await readMetadata(issuer);
    const { extract } = await own.parseLoginRequest(ServiceProvider({ metadata }), 'redirect', {
      query: { SAMLRequest: request },
    });
    const { id, assertionConsumerServiceUrl: recipient } = extract.request ?? {};
    return { issuer, id: String(id), recipient: String(recipient) };
  }

  type Asking = Awaited<ReturnType<typeof readRequest>>;

  function head({ id, recipient }: Asking) {
    const names = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"';
    return `<samlp:Response ${names} xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${minutes(0)}" Destination="${recipient}" InResponseTo="${id}"><saml:Issuer>${entityId}</saml:Issuer>`;
  }

  function denialOf(asking: Asking, words: string) {
    const code = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
    return `${head(asking)}<samlp:Status><samlp:StatusCode Value="${code}"/><samlp:StatusMessage>${toXml(words)}</samlp:StatusMessage></samlp:Status></samlp:Response>`;
  }

  function responseTo(asking: Asking) {
    const { nameId, format = 'persistent', attributes = {} } = person;
    const end = minutes(5);
    const said = Object.entries(attributes).map(
      ([name, value]) =>
        `<saml:Attribute Name="${toXml(name)}"><saml:AttributeValue>${toXml(value)}</saml:AttributeValue></saml:Attribute>`,
    );
    return [
      `${head(asking)}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
      `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${minutes(0)}"><saml:Issuer>${entityId}</saml:Issuer>`,
      `<saml:Subject><saml:NameID Format="${formats[format]}">${toXml(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${asking.recipient}" InResponseTo="${asking.id}"/></saml:SubjectConfirmation></saml:Subject>`,
      `<saml:Conditions NotBefore="${minutes(0)}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${asking.issuer}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
      `<saml:AuthnStatement AuthnInstant="${minutes(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
      said.length > 0 && `<saml:AttributeStatement>${said.join('')}</saml:AttributeStatement>`,
      '</saml:Assertion></samlp:Response>',
    ]
      .filter(Boolean)
      .join('');
  }

  server.on('request', async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', home);
    const asking = searchParams.get('SAMLRequest') ?? '';
    const { recipient } = await readRequest(asking);
    const fields = {
      SAMLResponse: await answer(asking),
      RelayState: searchParams.get('RelayState') ?? '',
    };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${toXml(value)}">`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><form method="post" action="${recipient}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`,
    );
  });
  return {
    entityId,
    signInAddress,
    certificate: key.certificate,
    foreignCertificate: foreignKey.certificate,
    metadata: own.getMetadata(),
    signsIn(next: SamlPerson) {
      person = next;
      tampering = {};
      denied = undefined;
    },
    tampers(next: SamlTampering) {
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
export type SamlIdentityProvider = Awaited<ReturnType<typeof startSamlProvider>>;

/** The form that the provider's page has the browser post. */
export async function readPost(url: string) {
  const page = await (await fetch(url)).text();
  const find = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
  return {
    address: find(/action="([^"]*)"/),
    response: find(/name="SAMLResponse" value="([^"]*)"/),
    state: find(/name="RelayState" value="([^"]*)"/),
  };
}
