import {
  auditPageSchema,
  paths,
  type SingleSignOn,
  samlAnswerPath,
  singleSignOnAddressSchema,
  singleSignOnSchema,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import {
  readPost,
  type SamlIdentityProvider,
  type SamlPerson,
  type SamlTampering,
  startSamlProvider,
} from '../../../testing/saml-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let provider: SamlIdentityProvider;
let owner: SignedIn;
let domain: string;
let lastNumber = 0;
let warnings: string[] = [];
const evil = 'https://evil.example';

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  app = await startTestApp({ ssoNetworks: ['127.0.0.1'] }, undefined, log);
  provider = await startSamlProvider(async (entityId) => {
    const response = await app.http.inject({ url: new URL(entityId).pathname });
    return response.body;
  });
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
  lastNumber += 1;
  warnings = [];
  domain = `saml-${lastNumber}.example`;
});
afterAll(async () => {
  provider.close();
  await app.close();
});

const settingsOf = async (by: SignedIn): Promise<SingleSignOn> =>
  singleSignOnSchema.parse((await by.call('GET', paths.singleSignOn)).json());
const versionOf = async (by: SignedIn) => (await settingsOf(by)).provider?.version ?? 0;
async function save(by: SignedIn, given: object = {}) {
  const { entityId, signInAddress, certificate } = provider;
  return by.call('PUT', paths.singleSignOn, {
    payload: {
      protocol: 'saml',
      version: await versionOf(by),
      issuer: entityId,
      signInAddress,
      certificates: certificate,
      ...given,
    },
  });
}
const change = async (by: SignedIn, given: object) =>
  by.call('PATCH', paths.singleSignOn, { payload: { version: await versionOf(by), ...given } });
async function setUp(by: SignedIn, given: object = {}) {
  expect((await save(by)).statusCode).toBe(200);
  await app.db
    .insertInto('singleSignOnDomain')
    .values({
      organizationId: by.organizationId,
      domain,
      record: 'r',
      verifiedAt: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect((await change(by, { isOn: true, ...given })).statusCode).toBe(200);
}
async function moveTo({ accountId }: { accountId: string }, email: string) {
  await app.db.updateTable('user').set({ email }).where('id', '=', accountId).execute();
  return email;
}
async function buildColleague(of: SignedIn, role: 'admin' | 'member' = 'member') {
  const member = await app.accounts.buildMember(of.organizationId, role);
  return { ...member, email: await moveTo(member, `${member.accountId}@${domain}`.toLowerCase()) };
}
const byId = (nameId: string, email: string): SamlPerson => ({
  nameId,
  attributes: { mail: email },
});

type Response = { headers: Record<string, unknown> };
const cookiesOf = ({ headers }: Response) => [headers['set-cookie']].flat().map(String);
const cookieOf = (response: Response) => cookiesOf(response)[0]?.split(';')[0] ?? '';
const locationOf = ({ headers }: Response) => new URL(String(headers.location));
async function begin(email: string) {
  const begun = await app.http.inject({
    method: 'POST',
    url: paths.singleSignOnStart,
    payload: { email },
  });
  const { url } = singleSignOnAddressSchema.parse(begun.json());
  return { url, cookie: cookieOf(begun) };
}
/** Posts without cookies, as a browser does from a page of another site. */
const post = (response: string, state?: string) =>
  app.http.inject({
    method: 'POST',
    url: samlAnswerPath,
    headers: {
      origin: 'http://127.0.0.1:9999',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: String(
      new URLSearchParams({ SAMLResponse: response, ...(state && { RelayState: state }) }),
    ),
  });
const comeBack = ({ pathname, search }: URL, cookie: string) =>
  app.http.inject({ url: `${pathname}${search}`, headers: { cookie } });
function outcomeOf(response: Response) {
  const { pathname: path, searchParams } = locationOf(response);
  const session = cookiesOf(response).find((one) => one.startsWith('rapport.session_token='));
  return { path, refused: searchParams.get('refused'), session };
}
async function finish(email: string) {
  const { url, cookie } = await begin(email);
  const { response, state } = await readPost(url);
  const posted = await post(response, state);
  expect(posted.statusCode).toBe(303);
  return outcomeOf(await comeBack(locationOf(posted), cookie));
}
const signIn = (person: SamlPerson, email: string) => {
  provider.signsIn(person);
  return finish(email);
};
async function accountOf(session: string | undefined) {
  const headers = { cookie: session?.split(';')[0] ?? '' };
  return (await app.http.inject({ url: `${paths.auth}/get-session`, headers })).json().user?.id;
}
const expired = { refused: 'expired', session: undefined };
const failed = { refused: 'failed', session: undefined };

describe('the provider', () => {
  test('is saved with its certificates, and has no client', async () => {
    const saved = await save(owner);
    expect(saved.json().provider).toMatchObject({
      protocol: 'saml',
      issuer: provider.entityId,
      signInAddress: provider.signInAddress,
      certificates: provider.certificate,
      isOn: false,
      certificatesValidUntil: ['2040-06-01T00:00:00.000Z'],
    });
    expect(saved.json().provider).not.toHaveProperty('clientId');
  });

  test.each([
    ['without a certificate', { certificates: 'no certificate' }, 'not a certificate'],
    [
      'with a sign-in address that is a script',
      { signInAddress: 'javascript:alert(1)' },
      'https://',
    ],
    ['without https elsewhere', { signInAddress: 'http://id.example/sso' }, 'https://'],
    ['with a password in it', { signInAddress: 'https://a:b@id.example' }, 'no user'],
  ])('is refused %s', async (_, given, words) => {
    const answer = await save(owner, given);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
  });

  test('has no links to accounts after it was deleted and saved again', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    expect((await signIn(byId('anna', anna.email), anna.email)).path).toBe('/');
    expect(await settingsOf(owner)).toMatchObject({ usedBy: 1 });
    await owner.call('DELETE', paths.singleSignOn);
    await save(owner);
    expect(await settingsOf(owner)).toMatchObject({ usedBy: 0, provider: { isOn: false } });
  });

  test('reads our metadata, which differ for each organization', async () => {
    const { saml } = await settingsOf(owner);
    const metadata = await app.http.inject({ url: new URL(saml.entityId).pathname });
    expect(metadata.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(metadata.body).toContain(`entityID="${saml.entityId}"`);
    expect(metadata.body).toContain(`Location="${saml.answerAddress}"`);
    expect(metadata.body).toContain('WantAssertionsSigned="true"');
    const other = await app.accounts.buildOwner();
    expect((await settingsOf(other)).saml.entityId).not.toBe(saml.entityId);
  });
});

describe('a sign-in', () => {
  test('opens the account of a member, also after the address changed at the provider', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    const { path, session } = await signIn(byId('Anna-1', anna.email.toUpperCase()), anna.email);
    expect(path).toBe('/');
    expect(await accountOf(session)).toBe(anna.accountId);
    const renamed = await signIn(byId('Anna-1', `anna.new@${domain}`), anna.email);
    expect(await accountOf(renamed.session)).toBe(anna.accountId);
    const audit = auditPageSchema.parse(
      (await owner.call('GET', `${paths.auditLog}?action=sign-in`)).json(),
    );
    expect(audit.entries[0]).toMatchObject({ detail: 'single sign-on' });
  });

  test('takes an address as the id, and another address as another person', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    const person: SamlPerson = { nameId: anna.email.toUpperCase(), format: 'emailAddress' };
    expect(await accountOf((await signIn(person, anna.email)).session)).toBe(anna.accountId);
    const renamed = await signIn({ ...person, nameId: `anna.new@${domain}` }, anna.email);
    expect(renamed).toMatchObject({ refused: 'not-invited' });
  });

  test('names a newcomer as the provider does', async () => {
    await setUp(owner, { admits: 'domain' });
    const email = `nina@${domain}`;
    const attributes = { email, givenName: 'Nina', sn: 'Berg' };
    const { session } = await signIn({ nameId: 'nina', attributes }, email);
    const { name } = await app.db
      .selectFrom('user')
      .select('name')
      .where('id', '=', await accountOf(session))
      .executeTakeFirstOrThrow();
    expect(name).toBe('Nina Berg');
  });

  test.each<[string, SamlPerson, string]>([
    ['with an id that changes', { nameId: 'x', format: 'transient' }, 'failed'],
    ['without an address', { nameId: 'x' }, 'no-address'],
    ['with an address of another domain', byId('x', 'ceo@elsewhere.example'), 'other-domain'],
  ])('%s is refused', async (_, person, refused) => {
    await setUp(owner, { admits: 'domain' });
    expect(await signIn(person, `x@${domain}`)).toMatchObject({ refused, session: undefined });
  });

  test.each<[string, (of: string) => SamlPerson]>([
    ['the id', (of) => ({ nameId: `ceo@elsewhere.example@${of}`, format: 'emailAddress' })],
    ['an attribute', (of) => byId('x', `ceo@elsewhere.example@${of}`)],
    ['a quoted attribute', (of) => byId('x', `"ceo@elsewhere.example"@${of}`)],
  ])('with two @ in %s is refused', async (_, personIn) => {
    await setUp(owner, { admits: 'domain' });
    expect(await signIn(personIn(domain), `x@${domain}`)).toMatchObject({
      refused: 'bad-address',
      session: undefined,
    });
  });

  test('opens no account that belongs to another organization', async () => {
    await setUp(owner, { admits: 'domain' });
    const theirs = await buildColleague(await app.accounts.buildOwner());
    expect(await signIn(byId('t', theirs.email), theirs.email)).toMatchObject({
      refused: 'elsewhere',
    });
  });

  test('opens no account of a former colleague whose address was reassigned', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    await signIn(byId('first', anna.email), anna.email);
    expect(await signIn(byId('second', anna.email), anna.email)).toMatchObject({
      refused: 'other-person',
    });
  });

  test("opens no owner's account by a certificate that only an admin has added", async () => {
    await setUp(owner);
    const email = await moveTo(owner, `boss@${domain}`);
    expect((await signIn(byId('boss', email), email)).path).toBe('/');
    const admin = await buildColleague(owner, 'admin');
    expect((await signIn(byId('admin', admin.email), admin.email)).path).toBe('/');
    const certificates = `${provider.certificate}${provider.foreignCertificate}`;
    expect((await save(admin, { certificates })).statusCode).toBe(200);
    provider.signsIn(byId('boss', email));
    provider.tampers({ isForged: true });
    expect(await finish(email)).toMatchObject({ refused: 'owner-first', session: undefined });
    // Others still sign in, and so does the owner after saving the provider.
    expect((await signIn(byId('admin', admin.email), admin.email)).path).toBe('/');
    await save(owner, { certificates });
    expect((await signIn(byId('boss', email), email)).path).toBe('/');
  });
});

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const replaced =
  (pattern: RegExp, by: string) =>
  (xml: string): string => {
    const changed = xml.replace(pattern, by);
    if (changed === xml) throw new Error(`Nothing to replace by ${by}`);
    return changed;
  };
/** Validity in minutes relative to now. */
const lasting = (from: number, until: number) => (xml: string) =>
  xml
    .replace(/NotBefore="[^"]*"/g, () => `NotBefore="${at(from)}"`)
    .replace(/NotOnOrAfter="[^"]*"/g, () => `NotOnOrAfter="${at(until)}"`);
const assertionOf = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
const unsigned = (xml: string) => xml.replace(/<ds:Signature.*?<\/ds:Signature>/s, '');
const forged = (xml: string, id = '_forged') =>
  unsigned(assertionOf(xml))
    .replace(/ID="[^"]*"/, `ID="${id}"`)
    .replaceAll(/victim-to-be/g, 'victim');

describe('an answer of the provider is refused', () => {
  test.each<[string, string, SamlTampering]>([
    ['with a wrong signature', 'Invalid signature', { isForged: true }],
    ['without a signature', 'Invalid signature', { after: unsigned }],
    [
      'with a signed response and an unsigned assertion',
      'Invalid signature',
      { signsResponse: true },
    ],
    [
      'signed by SHA-1',
      'Choose RSA with SHA-256',
      { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
    ],
    [
      'with a changed attribute',
      'Invalid signature',
      { after: replaced(/(mail"><saml:AttributeValue>)/, '$1x') },
    ],
    [
      'for another audience',
      'audience mismatch',
      { before: replaced(/(<saml:Audience>)[^<]*/, `$1${evil}`) },
    ],
    [
      'without an audience',
      'no AudienceRestriction',
      { before: replaced(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '') },
    ],
    [
      'without conditions',
      'must have conditions',
      { before: replaced(/<saml:Conditions .*<\/saml:Conditions>/, '') },
    ],
    [
      'for another recipient',
      'assertion is for https://evil',
      { before: replaced(/Recipient="[^"]*"/, `Recipient="${evil}"`) },
    ],
    ['for no recipient', 'assertion is for nobody', { before: replaced(/ Recipient="[^"]*"/, '') }],
    [
      'for another destination',
      'answer is for https://evil',
      { before: replaced(/Destination="[^"]*"/, `Destination="${evil}"`) },
    ],
    [
      'of another issuer',
      'assertion is by https://evil',
      { before: replaced(/(<saml:Assertion .*?<saml:Issuer>)[^<]*/, `$1${evil}`) },
    ],
    [
      'to another request',
      'InResponseTo is not valid',
      { before: (xml) => xml.replace(/InResponseTo="[^"]*"/g, 'InResponseTo="_1"') },
    ],
    [
      'to another request in its assertion',
      'InResponseTo does not match',
      { before: replaced(/InResponseTo="[^"]*"\/>/, 'InResponseTo="_1"/>') },
    ],
    [
      'to no request',
      'InResponseTo is missing',
      { before: (xml) => xml.replace(/ InResponseTo="[^"]*"/g, '') },
    ],
    [
      'to no request in its assertion',
      'for another sign-in',
      { before: replaced(/ InResponseTo="[^"]*"\/>/, '/>') },
    ],
    [
      'whose bearer is not the person',
      'one bearer confirmation',
      { before: replaced(/cm:bearer/, 'cm:sender-vouches') },
    ],
    ['that has expired', 'No valid subject confirmation', { before: lasting(-10, -2) }],
    [
      'that does not say when it expires',
      'NotOnOrAfter',
      { before: replaced(/ NotOnOrAfter="[^"]*" R/, ' R') },
    ],
    ['from the future', 'not yet valid', { before: lasting(2, 10) }],
    [
      'with a comment inside the id',
      'a comment',
      { after: replaced(/(<saml:NameID[^>]*>vic)/, '$1<!---->') },
    ],
    [
      'with a comment that was signed',
      'a comment',
      { before: replaced(/(<saml:NameID[^>]*>vic)/, '$1<!---->') },
    ],
    [
      'with CDATA',
      'CDATA',
      { before: replaced(/(<saml:NameID[^>]*>)victim/, '$1<![CDATA[victim]]>') },
    ],
    ['nested very deeply', 'nested too deeply', { after: () => '<a>'.repeat(20_000) }],
    [
      'with thousands of attributes',
      'too long',
      {
        after: (xml) =>
          xml.replace(
            '<saml:Subject',
            `<saml:Subject${Array.from({ length: 4000 }, (_, n) => ` a${n}=""`).join('')}`,
          ),
      },
    ],
    [
      'with an instruction',
      'an instruction',
      { after: (xml) => xml.replace('<saml:Subject', '<?x?><saml:Subject') },
    ],
    ['with a DTD', 'a DTD', { after: (xml) => `<!DOCTYPE x [<!ENTITY e "victim">]>${xml}` }],
    ['that is no XML', 'no SAML response', { after: () => 'SAML' }],
    ['that is empty', 'not readable XML', { after: () => '' }],
  ])('%s', async (_, words, tampering) => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn(byId('victim', anna.email));
    provider.tampers(tampering);
    expect(await finish(anna.email)).toMatchObject(failed);
    expect(warnings.join()).toContain(words);
    const { links } = await app.db
      .selectFrom('singleSignOnLink')
      .select(({ fn }) => fn.countAll<number>().as('links'))
      .where('organizationId', '=', owner.organizationId)
      .executeTakeFirstOrThrow();
    expect(Number(links)).toBe(0);
  });

  test.each<[string, (xml: string) => string]>([
    [
      'a forged assertion before the signed one',
      (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
    ],
    [
      'a forged assertion after the signed one',
      (xml) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`),
    ],
    [
      'a forged assertion with the same id',
      (xml) => {
        const id = /<saml:Assertion [^>]*ID="([^"]*)"/.exec(xml)?.[1];
        return xml.replace('<saml:Assertion', `${forged(xml, id)}<saml:Assertion`);
      },
    ],
    [
      'the signed assertion inside a forged one',
      (xml) =>
        xml.replace(
          assertionOf(xml),
          forged(xml).replace(
            '</saml:Assertion>',
            `<saml:Advice>${assertionOf(xml)}</saml:Advice></saml:Assertion>`,
          ),
        ),
    ],
    [
      'the signed assertion in the signature of a forged one',
      (xml) => {
        const signature = /<ds:Signature.*?<\/ds:Signature>/s.exec(xml)?.[0] ?? '';
        const original = unsigned(assertionOf(xml));
        const around = signature.replace(
          '</ds:Signature>',
          `<ds:Object>${original}</ds:Object></ds:Signature>`,
        );
        return xml.replace(
          assertionOf(xml),
          forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${around}`),
        );
      },
    ],
    [
      'the signed response inside a forged one',
      (xml) => {
        const inner = xml.replace(/<\?xml.*?\?>/, '');
        const head = /^.*?(?=<saml:Assertion)/s.exec(inner)?.[0] ?? '';
        return `${head}${forged(inner)}<samlp:Extensions>${inner}</samlp:Extensions></samlp:Response>`;
      },
    ],
  ])('with %s', async (_, after) => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    await signIn(byId('victim', anna.email), anna.email);
    const mallory = await buildColleague(owner);
    provider.signsIn(byId('victim-to-be', mallory.email));
    provider.tampers({ after });
    expect(await finish(mallory.email)).toMatchObject(failed);
  });

  test('unless its clock is at most a minute wrong', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    for (const before of [lasting(-5, -0.5), lasting(0.5, 5)]) {
      provider.signsIn(byId('anna', anna.email));
      provider.tampers({ before });
      expect(await finish(anna.email)).toMatchObject({ path: '/', refused: null });
    }
  });

  test('that was not requested', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn(byId('anna', anna.email));
    const { response, state } = await readPost((await begin(anna.email)).url);
    expect(outcomeOf(await post(response))).toMatchObject({ refused: 'start-here' });
    expect(outcomeOf(await post(response, 'made-up'))).toMatchObject(expired);
    expect(outcomeOf(await post(response, state)).path).toBe('/api/single-sign-on/return');
  });

  test('a second time, also in another sign-in', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn(byId('anna', anna.email));
    const one = await begin(anna.email);
    const { response, state } = await readPost(one.url);
    const back = locationOf(await post(response, state));
    expect(outcomeOf(await post(response, state))).toMatchObject(expired);
    expect(outcomeOf(await comeBack(back, one.cookie))).toMatchObject({ path: '/', refused: null });
    expect(outcomeOf(await post(response, state))).toMatchObject(expired);
    expect(outcomeOf(await comeBack(back, one.cookie))).toMatchObject(expired);
    const two = await begin(anna.email);
    const next = await readPost(two.url);
    const replayed = locationOf(await post(response, next.state));
    expect(outcomeOf(await comeBack(replayed, two.cookie))).toMatchObject(failed);
  });

  test('in another browser than the one that began', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn(byId('anna', anna.email));
    const one = await begin(anna.email);
    const other = await begin(anna.email);
    const { response, state } = await readPost(one.url);
    const back = locationOf(await post(response, state));
    expect(outcomeOf(await comeBack(back, other.cookie))).toMatchObject(expired);
    // The attempt is used up, even in the right browser.
    expect(outcomeOf(await comeBack(back, one.cookie))).toMatchObject(expired);
  });

  test("in the browser that began the sign-in, if another person's browser posted it", async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn(byId('anna', anna.email));
    const mallory = await begin(anna.email);
    const { response, state } = await readPost(mallory.url);
    const back = locationOf(await post(response, state));
    back.searchParams.delete('code');
    expect(outcomeOf(await comeBack(back, mallory.cookie))).toMatchObject(expired);
  });

  test('for another organization with the same provider', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    const other = await app.accounts.buildOwner();
    await save(other);
    const domainOfOther = `other-${domain}`;
    await app.db
      .insertInto('singleSignOnDomain')
      .values({
        organizationId: other.organizationId,
        domain: domainOfOther,
        record: 'r',
        verifiedAt: new Date(),
      })
      .execute();
    await change(other, { isOn: true });
    const { entityId } = (await settingsOf(other)).saml;
    provider.signsIn(byId('anna', anna.email));
    provider.tampers({ before: replaced(/(<saml:Audience>)[^<]*/, `$1${entityId}`) });
    expect(await finish(anna.email)).toMatchObject(failed);
  });

  test('that is larger than any genuine one', async () => {
    expect((await post('A'.repeat(300 * 1024), 'x')).statusCode).toBe(413);
  });

  test('and calls from other sites are refused on all other routes', async () => {
    const headers = { origin: 'http://127.0.0.1:9999' };
    const payload = { email: 'anna@acme.example' };
    const url = paths.singleSignOnStart;
    expect((await app.http.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
  });
});

describe('a test of the sign-in', () => {
  async function testSignIn() {
    const begun = await owner.call('POST', paths.singleSignOnTest);
    const { url } = singleSignOnAddressSchema.parse(begun.json());
    const { response, state } = await readPost(url);
    return comeBack(locationOf(await post(response, state)), cookieOf(begun));
  }
  const resultOf = async () => (await settingsOf(owner)).provider?.test;

  test('stores who would be signed in, and signs nobody in', async () => {
    await setUp(owner);
    provider.signsIn(byId('boss', `boss@${domain}`));
    const response = await testSignIn();
    expect(outcomeOf(response)).toMatchObject({ path: '/sign-in-test', session: undefined });
    expect(await resultOf()).toMatchObject({ email: `boss@${domain}`, error: null });
    expect(await settingsOf(owner)).toMatchObject({ usedBy: 0 });
  });

  test("keeps the provider's own words of an error, and ours", async () => {
    await setUp(owner);
    provider.signsIn(byId('boss', `boss@${domain}`));
    provider.denies('The application is not assigned to you.');
    await testSignIn();
    expect((await resultOf())?.error).toContain('The application is not assigned to you.');
    provider.signsIn({ nameId: 'boss', format: 'transient' });
    await testSignIn();
    expect((await resultOf())?.error).toContain('must be persistent or emailAddress');
  });
});

test('a stored answer is encrypted', async () => {
  await setUp(owner);
  const anna = await buildColleague(owner);
  provider.signsIn(byId('anna', anna.email));
  const { response, state } = await readPost((await begin(anna.email)).url);
  await post(response, state);
  const row = await app.db
    .selectFrom('singleSignOnAttempt')
    .selectAll()
    .where('organizationId', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  expect(row.answer).not.toBeNull();
  expect(JSON.stringify(row)).not.toContain(anna.email);
});
