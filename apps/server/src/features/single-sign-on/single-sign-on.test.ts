import {
  auditPageSchema,
  myDataSchema,
  pathFor,
  paths,
  type SingleSignOn,
  singleSignOnAddressSchema,
  singleSignOnReturnPath,
  singleSignOnSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildDirectory, scimPatch } from '../../testing/factories/directories.ts';
import { addPasskey, signInByPasskey } from '../../testing/factories/passkeys.ts';
import { switchOnTwoFactor } from '../../testing/factories/two-factor.ts';
import {
  type SignInPerson,
  type SignInProvider,
  signInClient,
  startSignInProvider,
  walkToReturn,
} from '../../testing/sign-in-provider.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { turnPasswordsOn } from './turn-passwords-on.ts';

const returnAddress = `${testPublicUrl}${singleSignOnReturnPath}`;
const records = new Map<string, string[]>();
let app: TestApp;
let provider: SignInProvider;
let owner: SignedIn;
let domain: string;
let lastNumber = 0;

beforeAll(async () => {
  provider = await startSignInProvider(returnAddress);
  app = await startTestApp(
    { ssoNetworks: ['127.0.0.1'] },
    undefined,
    undefined,
    undefined,
    async (name) => records.get(name) ?? [],
  );
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
  lastNumber += 1;
  domain = `company-${lastNumber}.example`;
});
afterAll(async () => {
  provider.close();
  await app.close();
});

const settingsOf = async (by: SignedIn): Promise<SingleSignOn> =>
  singleSignOnSchema.parse((await by.call('GET', paths.singleSignOn)).json());
const versionOf = async (by: SignedIn) => (await settingsOf(by)).provider?.version ?? 0;
const save = async (by: SignedIn, given: object = {}) =>
  by.call('PUT', paths.singleSignOn, {
    payload: {
      protocol: 'openid',
      version: await versionOf(by),
      issuer: provider.issuer,
      ...signInClient,
      ...given,
    },
  });
const change = async (by: SignedIn, given: object) =>
  by.call('PATCH', paths.singleSignOn, { payload: { version: await versionOf(by), ...given } });
const add = (by: SignedIn, name = domain) =>
  by.call('POST', paths.singleSignOnDomains, { payload: { domain: name } });
const domainOf = async (by: SignedIn, name = domain) => {
  const found = (await settingsOf(by)).domains.find((one) => one.domain === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};
const check = async (by: SignedIn, name = domain) =>
  by.call('POST', pathFor(paths.singleSignOnDomainCheck, (await domainOf(by, name)).id));
async function verify(by: SignedIn, name = domain) {
  await add(by, name);
  records.set(name, ['v=spf1 -all', (await domainOf(by, name)).record]);
  expect((await check(by, name)).statusCode).toBe(200);
}
async function setUp(by: SignedIn, given: object = {}) {
  expect((await save(by)).statusCode).toBe(200);
  await verify(by);
  expect((await change(by, { isOn: true, ...given })).statusCode).toBe(200);
}

const start = (email: string) =>
  app.http.inject({ method: 'POST', url: paths.singleSignOnStart, payload: { email } });
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String([response.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
const comeBack = (returned: URL, cookie: string) =>
  app.http.inject({
    url: `${returned.pathname}${returned.search}`,
    headers: { cookie, 'user-agent': 'Firefox/140' },
  });

/** Goes through the provider and back. */
async function signIn(person: SignInPerson, typed = person.email ?? '') {
  provider.signsIn(person);
  return finish(typed);
}
async function finish(typed: string) {
  const begun = await start(typed);
  const { url } = singleSignOnAddressSchema.parse(begun.json());
  const response = await comeBack(await walkToReturn(url, returnAddress), cookieOf(begun));
  const location = new URL(String(response.headers.location));
  const cookies = [response.headers['set-cookie']].flat().map(String);
  const session = cookies.find((cookie) => cookie.startsWith('rapport.session_token='));
  return { refused: location.searchParams.get('refused'), path: location.pathname, session };
}
/** The account and organization of a session. */
async function callerOf(session: string | undefined) {
  const response = await app.http.inject({
    url: `${paths.auth}/get-session`,
    headers: { cookie: session?.split(';')[0] ?? '' },
  });
  const { user, session: opened } = response.json();
  return { email: user.email, accountId: user.id, organizationId: opened.activeOrganizationId };
}
const waysIn = async () => (await app.http.inject({ url: paths.signInWays })).json();
const nobody = async (email: string) =>
  (await app.db.selectFrom('user').select('id').where('email', '=', email).execute()).length === 0;
const invite = (by: SignedIn, email: string, role = 'member') =>
  by.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { email, role, organizationId: by.organizationId },
  });
/** A member with an address of the domain. */
async function buildColleague(of: SignedIn, role: 'admin' | 'member' | 'owner' = 'member') {
  const member = await app.accounts.buildMember(of.organizationId, role);
  return { ...member, email: await moveTo(member, `${member.accountId}@${domain}`) };
}
async function moveTo({ accountId }: { accountId: string }, address: string) {
  const email = address.toLowerCase();
  await app.db.updateTable('user').set({ email }).where('id', '=', accountId).execute();
  return email;
}
const auditOf = async (by: SignedIn, action: string) => {
  const response = await by.call('GET', `${paths.auditLog}?action=${action}`);
  return auditPageSchema.parse(response.json()).entries;
};
const passwordSignIn = (email: string) =>
  app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    remoteAddress: `10.9.0.${lastNumber}`,
    payload: { email, password: app.accounts.password },
  });

describe('the provider', () => {
  test('never reveals its secret', async () => {
    await setUp(owner);
    const answer = await owner.call('GET', paths.singleSignOn);
    expect(answer.json().provider).toMatchObject({ secretTail: '4f2a', isOn: true });
    expect(answer.body).not.toContain(signInClient.clientSecret);
    const { rows } = await sql<{ row: string }>`
      select "singleSignOn"::text as "row" from "singleSignOn"
      where "organizationId" = ${owner.organizationId}`.execute(app.db);
    expect(rows[0]?.row).not.toContain(signInClient.clientSecret);
    const audit = await owner.call('GET', paths.auditLog);
    expect(audit.body).toContain('provider set');
    expect(audit.body).not.toContain(signInClient.clientSecret);
  });

  test('is for owners and admins', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    expect((await member.call('GET', paths.singleSignOn)).statusCode).toBe(403);
    const payload = {
      protocol: 'openid',
      version: 0,
      issuer: provider.issuer,
      ...signInClient,
    };
    expect((await member.call('PUT', paths.singleSignOn, { payload })).statusCode).toBe(403);
  });

  test.each([
    ['in a private network', 'https://10.1.2.3', 'private network'],
    ['without https elsewhere', 'http://203.0.113.1', 'https://'],
    ['with a password in it', 'https://a:b@id.example', 'no user'],
    ['that is no address', 'our provider', 'https://'],
  ])('is refused %s', async (_, issuer, words) => {
    const answer = await save(owner, { issuer });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
  });

  test('is not saved over a change of someone else', async () => {
    await save(owner);
    expect((await save(owner, { version: 0 })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('can be on only with a verified domain, and the last one cannot be deleted then', async () => {
    await save(owner);
    expect((await change(owner, { isOn: true })).json().code).toBe('NO_VERIFIED_DOMAIN');
    await verify(owner);
    expect((await change(owner, { isOn: true })).statusCode).toBe(200);
    const { id } = await domainOf(owner);
    const removed = await owner.call('DELETE', pathFor(paths.singleSignOnDomain, id));
    expect(removed.json().code).toBe('LAST_DOMAIN');
  });

  test('is not used while it is off or after it was deleted', async () => {
    await setUp(owner, { isOn: false });
    expect((await start(`anna@${domain}`)).json().code).toBe('NO_SINGLE_SIGN_ON');
    await change(owner, { isOn: true });
    expect((await start(`anna@${domain}`)).statusCode).toBe(200);
    expect((await owner.call('DELETE', paths.singleSignOn)).json().provider).toBeNull();
    expect((await start(`anna@${domain}`)).json().code).toBe('NO_SINGLE_SIGN_ON');
  });
});

test('the sign-in page is told only what is used here, not by whom', async () => {
  await app.db.updateTable('singleSignOn').set({ isOn: false, isPasswordOff: false }).execute();
  expect(await waysIn()).toEqual({
    hasSingleSignOn: false,
    hasPasskeys: false,
    sendsMail: false,
    hasOwner: true,
  });
  await setUp(owner);
  expect(await waysIn()).toEqual({
    hasSingleSignOn: true,
    hasPasskeys: false,
    sendsMail: false,
    hasOwner: true,
  });
});

describe('a domain', () => {
  test('is verified by its record, and belongs to one organization', async () => {
    await add(owner);
    const { record } = await domainOf(owner);
    expect(record).toMatch(/^rapport-verify=[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
    expect((await check(owner)).json()).toMatchObject({ code: 'DOMAIN_NOT_FOUND' });
    const other = await app.accounts.buildOwner();
    await verify(other);
    records.set(domain, [record]);
    expect((await check(owner)).json()).toMatchObject({ code: 'DOMAIN_OF_OTHERS' });
    await other.call('DELETE', pathFor(paths.singleSignOnDomain, (await domainOf(other)).id));
    expect((await check(owner)).statusCode).toBe(200);
    expect((await domainOf(owner)).verifiedAt).not.toBeNull();
  });

  test('of public mail is refused', async () => {
    expect((await add(owner, ' Gmail.com ')).json()).toMatchObject({ code: 'PUBLIC_MAIL_DOMAIN' });
  });

  test.each(['acme', 'acme..com', 'http://acme.com', 'anna@acme.com'])(
    'is not %s',
    async (name) => {
      expect((await add(owner, name)).statusCode).toBe(400);
    },
  );

  test('cannot be added twice', async () => {
    await add(owner);
    expect((await add(owner)).json()).toMatchObject({ code: 'DOMAIN_EXISTS' });
  });
});

describe('a sign-in', () => {
  test('opens the account of a member, also after the address changed at the provider', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    const subject = 'anna-at-the-provider';
    const { path, session } = await signIn({ subject, email: anna.email.toUpperCase() });
    expect(path).toBe('/');
    expect(session).toMatch(/HttpOnly/i);
    expect(await callerOf(session)).toMatchObject({
      accountId: anna.accountId,
      organizationId: owner.organizationId,
    });
    const renamed = await signIn({ subject, email: `anna.new@${domain}` });
    expect(await callerOf(renamed.session)).toMatchObject({ accountId: anna.accountId });
    const [entry] = await auditOf(owner, 'sign-in');
    expect(entry).toMatchObject({ detail: 'single sign-on', device: 'Firefox/140' });
    expect(await settingsOf(owner)).toMatchObject({ usedBy: 1, notUsedBy: 1 });
  });

  test('tells a person by mail when the provider opens their account for the first time', async () => {
    await setUp(owner, { admits: 'domain' });
    const anna = await buildColleague(owner);
    const former = await buildColleague(owner);
    await app.db.deleteFrom('member').where('userId', '=', former.accountId).execute();
    const newcomer = `new@${domain}`;
    for (const email of [anna.email, anna.email, former.email, newcomer])
      expect((await signIn({ subject: email, email })).path).toBe('/');
    const told = () => app.mails.filter(({ to }) => to.endsWith(`@${domain}`));
    await expect.poll(() => told().map(({ to }) => to)).toEqual([anna.email, former.email]);
    expect(told()[0]?.text).toContain('with the single sign-on of Organization');
  });

  test("is shown in the person's data with the provider, its first and last use", async () => {
    await setUp(owner);
    const member = await buildColleague(owner);
    const dataOf = async () =>
      myDataSchema.parse((await member.call('GET', paths.myData)).json()).profile.signIn;
    expect((await dataOf()).singleSignOn).toEqual([]);
    await signIn({ subject: `of ${member.accountId}`, email: member.email });
    expect((await dataOf()).singleSignOn).toEqual([
      {
        provider: provider.issuer,
        subject: `of ${member.accountId}`,
        since: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  test('of a newcomer needs an invitation to this organization', async () => {
    await setUp(owner);
    const email = `new@${domain}`;
    expect(await signIn({ subject: 'new', email })).toMatchObject({ refused: 'not-invited' });
    const other = await app.accounts.buildOwner();
    await invite(other, email);
    expect(await signIn({ subject: 'new', email })).toMatchObject({ refused: 'not-invited' });
    expect(await nobody(email)).toBe(true);
    await invite(owner, email, 'admin');
    const { session } = await signIn({ subject: 'new', email, name: 'Nora New' });
    expect(await callerOf(session)).toMatchObject({ organizationId: owner.organizationId });
    const [joined] = await auditOf(owner, 'invitation-accepted');
    expect(joined).toMatchObject({ detail: 'admin' });
  });

  test('of a newcomer of a verified domain creates a membership, if the organization allows it', async () => {
    await setUp(owner, { admits: 'domain' });
    const email = `nina@${domain}`;
    const { session } = await signIn({ subject: 'nina', email });
    expect(await callerOf(session)).toMatchObject({ email, organizationId: owner.organizationId });
    const [joined] = await auditOf(owner, 'joined-by-single-sign-on');
    expect(joined).toMatchObject({ detail: 'member' });
    const { rows } = await sql<{ role: string }>`
      select "member"."role" from "member" inner join "user" on "user"."id" = "member"."userId"
      where "user"."email" = ${email}`.execute(app.db);
    expect(rows).toEqual([{ role: 'member' }]);
  });

  test.each<[string, Partial<SignInPerson>, string]>([
    ['with an address that is not verified', { isVerified: false }, 'not-verified'],
    ['without an address', { email: undefined }, 'no-address'],
    ['with an address of another domain', { email: 'ceo@elsewhere.example' }, 'other-domain'],
  ])('%s is refused', async (_, given, refused) => {
    await setUp(owner, { admits: 'domain' });
    const person = { subject: 'x', email: `x@${domain}`, ...given };
    expect(await signIn(person, `x@${domain}`)).toMatchObject({ refused });
    expect(await nobody(`x@${domain}`)).toBe(true);
    const [entry] = await auditOf(owner, 'sign-in-failed');
    expect(entry).toMatchObject({ detail: `single sign-on: ${refused}` });
  });

  test.each([
    ['two @', (of: string) => `ceo@elsewhere.example@${of}`],
    ['two @, the other way round', (of: string) => `ceo@${of}@elsewhere.example`],
    ['a quoted @', (of: string) => `"ceo@elsewhere.example"@${of}`],
    ['a blank', (of: string) => `ceo elsewhere@${of}`],
    ['a list', (of: string) => `ceo@elsewhere.example,x@${of}`],
    ['brackets', (of: string) => `<x@${of}>`],
  ])('with an address of %s is refused', async (_, addressIn) => {
    await setUp(owner, { admits: 'domain' });
    const email = addressIn(domain);
    expect(await signIn({ subject: 'x', email }, `x@${domain}`)).toMatchObject({
      refused: 'bad-address',
      session: undefined,
    });
    expect(await nobody(email)).toBe(true);
  });

  test('opens no account that belongs to another organization, whatever the provider asserts', async () => {
    await setUp(owner, { admits: 'domain' });
    const other = await app.accounts.buildOwner();
    const theirs = await buildColleague(other);
    expect(await signIn({ subject: 't', email: theirs.email })).toMatchObject({
      refused: 'elsewhere',
    });
    const both = await buildColleague(owner);
    await app.db
      .insertInto('member')
      .values({
        id: both.accountId,
        userId: both.accountId,
        role: 'member',
        organizationId: other.organizationId,
        createdAt: new Date(),
      })
      .execute();
    const answer = await signIn({ subject: 'b', email: both.email });
    expect(answer).toMatchObject({ refused: 'elsewhere', session: undefined });
  });

  test('opens no account that a stranger may have made with the address', async () => {
    await setUp(owner, { admits: 'domain' });
    const made = await buildColleague(owner);
    await app.db.deleteFrom('member').where('userId', '=', made.accountId).execute();
    const setVerified = (emailVerified: boolean) =>
      app.db.updateTable('user').set({ emailVerified }).where('id', '=', made.accountId).execute();
    await setVerified(false);
    const person = { subject: 's', email: made.email };
    expect(await signIn(person)).toMatchObject({ refused: 'unproved-account' });
    await setVerified(true);
    expect(await callerOf((await signIn(person)).session)).toMatchObject({
      accountId: made.accountId,
      organizationId: owner.organizationId,
    });
  });

  test('opens an account that the directory has created, and none that it has deactivated', async () => {
    await setUp(owner, { admits: 'domain' });
    const email = `dana@${domain}`;
    const directory = await buildDirectory(app, owner);
    const id = await directory.createUser(email);
    const person = { subject: 'dana', email };
    const { accountId, organizationId } = await callerOf((await signIn(person)).session);
    expect(organizationId).toBe(owner.organizationId);
    await directory.call(
      'PATCH',
      pathFor(paths.scimUser, id),
      scimPatch({ op: 'replace', value: { active: false } }),
    );
    for (const asserted of [person, { ...person, email: `dana.new@${domain}` }])
      expect(await signIn(asserted)).toMatchObject({ refused: 'deactivated', session: undefined });
    await directory.call(
      'PATCH',
      pathFor(paths.scimUser, id),
      scimPatch({ op: 'replace', value: { active: true } }),
    );
    expect(await callerOf((await signIn(person)).session)).toMatchObject({ accountId });
  });

  test('counts as a second step where no password opens the account', async () => {
    await setUp(owner, { admits: 'domain' });
    const meetingsOf = (session: string | undefined) =>
      app.http.inject({ url: paths.meetings, headers: { cookie: session?.split(';')[0] ?? '' } });
    const newcomer = await signIn({ subject: 'new', email: `new@${domain}` });
    const colleague = await buildColleague(owner);
    const withPassword = await signIn({ subject: 'old', email: colleague.email });
    const { call } = await switchOnTwoFactor(app, owner, app.accounts.password);
    const required = await call('PUT', paths.twoFactorRule, { payload: { isRequired: true } });
    expect(required.json()).toEqual({ isRequired: true, memberCount: 3, withTwoFactor: 2 });
    expect((await meetingsOf(newcomer.session)).statusCode).toBe(200);
    expect((await meetingsOf(withPassword.session)).json()).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
    });
    await app.db
      .updateTable('singleSignOn')
      .set({ isPasswordOff: true })
      .where('organizationId', '=', owner.organizationId)
      .execute();
    expect((await meetingsOf(withPassword.session)).statusCode).toBe(200);
  });

  test('opens no account of a platform administrator or of a banned person', async () => {
    await setUp(owner);
    const administrator = await buildColleague(owner);
    const banned = await buildColleague(owner);
    const { internalAdapter } = await app.auth.$context;
    await internalAdapter.updateUser(administrator.accountId, { role: 'admin' });
    await internalAdapter.updateUser(banned.accountId, { banned: true });
    expect(await signIn({ subject: 'a', email: administrator.email })).toMatchObject({
      refused: 'administrator',
    });
    expect(await signIn({ subject: 'b', email: banned.email })).toMatchObject({
      refused: 'banned',
      session: undefined,
    });
  });

  test('opens no account of a former colleague whose address was reassigned', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    await signIn({ subject: 'first', email: anna.email });
    expect(await signIn({ subject: 'second', email: anna.email })).toMatchObject({
      refused: 'other-person',
    });
  });

  test("opens no owner's account by a provider that only an admin has saved", async () => {
    const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
    await setUp(admin);
    const email = await moveTo(owner, `boss@${domain}`);
    expect(await signIn({ subject: 'boss', email })).toMatchObject({ refused: 'owner-first' });
    await save(owner);
    expect((await signIn({ subject: 'boss', email })).path).toBe('/');
  });

  test('binds the account to its organization', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    await signIn({ subject: 'bound', email: anna.email });
    const other = await app.accounts.buildOwner();
    const { id } = (await invite(other, anna.email)).json();
    const payload = { invitationId: id };
    const joined = await anna.call('POST', `${paths.auth}/organization/accept-invitation`, {
      payload,
    });
    expect(joined.json()).toMatchObject({ code: 'BOUND_TO_SINGLE_SIGN_ON' });
    const created = await anna.call('POST', `${paths.auth}/organization/create`, {
      payload: { name: 'Mine', slug: `mine-${lastNumber}` },
    });
    expect(created.json()).toMatchObject({ code: 'BOUND_TO_SINGLE_SIGN_ON' });
  });
});

describe('an answer of the provider is refused', () => {
  const in5Minutes = () => Math.floor(Date.now() / 1000) + 300;
  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  test.each([
    ['with a wrong signature', { isForged: true }],
    ['with a wrong nonce', { change: (claims: object) => ({ ...claims, nonce: 'another' }) }],
    ['for another client', { change: (claims: object) => ({ ...claims, aud: 'another' }) }],
    [
      'of another issuer',
      { change: (claims: object) => ({ ...claims, iss: 'https://evil.example' }) },
    ],
    ['that has expired', { change: (claims: object) => ({ ...claims, exp: ago(120) }) }],
    ['from the future', { change: (claims: object) => ({ ...claims, nbf: in5Minutes() }) }],
  ])('%s', async (_, tampering) => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn({ subject: 'anna', email: anna.email });
    provider.tampers(tampering);
    expect(await finish(anna.email)).toMatchObject({ refused: 'failed', session: undefined });
  });

  test('unless its clock is at most a minute wrong', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn({ subject: 'anna', email: anna.email });
    provider.tampers({ change: (claims) => ({ ...claims, exp: ago(30) }) });
    expect(await finish(anna.email)).toMatchObject({ path: '/', refused: null });
  });

  test('with an unknown state, in another browser, or a second time', async () => {
    await setUp(owner);
    const anna = await buildColleague(owner);
    provider.signsIn({ subject: 'anna', email: anna.email });
    const begin = async () => {
      const begun = await start(anna.email);
      const { url } = singleSignOnAddressSchema.parse(begun.json());
      return { cookie: cookieOf(begun), returned: await walkToReturn(url, returnAddress) };
    };
    const expired = `${testPublicUrl}/login?refused=expired`;
    const one = await begin();
    const made = new URL(one.returned);
    made.searchParams.set('state', 'made-up');
    expect((await comeBack(made, one.cookie)).headers.location).toBe(expired);
    const two = await begin();
    expect((await comeBack(two.returned, one.cookie)).headers.location).toBe(expired);
    // The attempt is used up, even in the right browser.
    expect((await comeBack(two.returned, two.cookie)).headers.location).toBe(expired);
    const three = await begin();
    expect((await comeBack(three.returned, three.cookie)).headers.location).toBe(
      `${testPublicUrl}/`,
    );
    expect((await comeBack(three.returned, three.cookie)).headers.location).toBe(expired);
  });
});

describe('a test of the sign-in', () => {
  async function testSignIn(by: SignedIn) {
    const begun = await by.call('POST', paths.singleSignOnTest);
    const { url } = singleSignOnAddressSchema.parse(begun.json());
    return comeBack(await walkToReturn(url, returnAddress), cookieOf(begun));
  }

  test('stores who would be signed in, and signs nobody in', async () => {
    await save(owner);
    await verify(owner);
    provider.signsIn({ subject: 'boss', email: `boss@${domain}` });
    const response = await testSignIn(owner);
    expect(response.headers.location).toBe(`${testPublicUrl}/sign-in-test`);
    expect(JSON.stringify(response.headers['set-cookie'])).not.toContain('session');
    expect((await settingsOf(owner)).provider?.test).toMatchObject({
      email: `boss@${domain}`,
      error: null,
    });
    expect(await nobody(`boss@${domain}`)).toBe(true);
    expect(await settingsOf(owner)).toMatchObject({ usedBy: 0 });
  });

  test("keeps the provider's own words of an error", async () => {
    await save(owner);
    provider.signsIn({ subject: 'boss' });
    provider.denies('The application is not assigned to you.');
    await testSignIn(owner);
    const { error } = (await settingsOf(owner)).provider?.test ?? {};
    expect(error).toBe('access_denied: The application is not assigned to you.');
  });

  test('reports a wrong client secret', async () => {
    await save(owner, { clientSecret: 'another-secret' });
    await verify(owner);
    provider.signsIn({ subject: 'boss', email: `boss@${domain}` });
    await testSignIn(owner);
    expect((await settingsOf(owner)).provider?.test?.error).toContain('invalid_client');
  });
});

describe('passwords', () => {
  test('can be turned off once every owner has used single sign-on', async () => {
    await setUp(owner);
    const email = await moveTo(owner, `boss@${domain}`);
    const member = await buildColleague(owner);
    const refused = await change(owner, { isPasswordOff: true });
    expect(refused.json().code).toBe('OWNERS_FIRST');
    expect(refused.body).toContain('0 of 1 has');
    await signIn({ subject: 'boss', email });
    const { device } = await addPasskey(app, member);
    expect((await change(owner, { isPasswordOff: true })).json().provider.isPasswordOff).toBe(true);
    const byPasskey = await signInByPasskey(app, device);
    expect(byPasskey.answer.json()).toMatchObject({ code: 'SINGLE_SIGN_ON_REQUIRED' });
    expect(byPasskey.cookies).toEqual({});
    const payload = { password: app.accounts.password };
    expect((await member.call('POST', paths.passkeyBegin, { payload })).json()).toMatchObject({
      code: 'SINGLE_SIGN_ON_REQUIRED',
    });
    expect((await passwordSignIn(member.email)).json()).toMatchObject({
      code: 'SINGLE_SIGN_ON_REQUIRED',
      message: expect.stringContaining('Continue with single sign-on'),
    });
    expect((await signIn({ subject: 'm', email: member.email })).path).toBe('/');
    await change(owner, { isOn: false });
    expect((await settingsOf(owner)).provider).toMatchObject({ isOn: false, isPasswordOff: false });
    expect((await passwordSignIn(member.email)).statusCode).toBe(200);
  });

  test('stay on for members who cannot use single sign-on', async () => {
    await setUp(owner);
    await signIn({ subject: 'boss', email: await moveTo(owner, `boss@${domain}`) });
    await change(owner, { isPasswordOff: true });
    const guest = await app.accounts.buildMember(owner.organizationId);
    expect((await passwordSignIn(guest.email)).statusCode).toBe(200);
    expect(await settingsOf(owner)).toMatchObject({ keepPassword: 1 });
  });

  test('are on again with another issuer', async () => {
    await setUp(owner);
    await signIn({ subject: 'boss', email: await moveTo(owner, `boss@${domain}`) });
    await change(owner, { isPasswordOff: true });
    const second = await startSignInProvider(returnAddress);
    expect(
      (await save(owner, { issuer: second.issuer, clientSecret: undefined })).json(),
    ).toMatchObject({
      code: 'SIGN_IN_SECRET',
    });
    const saved = await save(owner, { issuer: second.issuer });
    second.close();
    expect(saved.json()).toMatchObject({
      provider: { isOn: false, isPasswordOff: false },
      usedBy: 0,
    });
  });
});

describe('with passwords off, a session that single sign-on did not open', () => {
  const closed = { code: 'SINGLE_SIGN_ON_REQUIRED' };
  /** An owner who has used single sign-on has turned passwords off. */
  async function turnOff() {
    await setUp(owner);
    await signIn({ subject: 'boss', email: await moveTo(owner, `boss@${domain}`) });
    expect((await change(owner, { isPasswordOff: true })).statusCode).toBe(200);
  }
  const accept = async (by: SignedIn) =>
    by.call('POST', `${paths.auth}/organization/accept-invitation`, {
      payload: { invitationId: (await invite(owner, by.email)).json().id },
    });
  const library = (by: Pick<SignedIn, 'call'>, path: string) =>
    by.call('GET', `${paths.auth}/organization/${path}`);
  async function requireClosed(by: Pick<SignedIn, 'call'>) {
    expect((await by.call('GET', paths.meetings)).json()).toMatchObject(closed);
    expect((await by.call('GET', `${paths.auth}/get-session`)).json()).toMatchObject({
      session: { needsSingleSignOn: true },
    });
    const query = `organizationId=${owner.organizationId}`;
    for (const path of [`get-full-organization?${query}`, `list-members?${query}`])
      expect((await library(by, path)).json(), path).toMatchObject(closed);
  }
  const signedInByPassword = async (email: string) => {
    const { token } = (await passwordSignIn(email)).json();
    return app.accounts.callsWith(token);
  };
  const activeOf = async (by: Pick<SignedIn, 'call'>) =>
    (await by.call('GET', `${paths.auth}/get-session`)).json().session.activeOrganizationId;

  test('does not open the organization by accepting its invitation', async () => {
    await turnOff();
    const newcomer = await buildColleague(await app.accounts.buildOwner());
    await app.db.deleteFrom('member').where('userId', '=', newcomer.accountId).execute();
    expect((await accept(newcomer)).statusCode).toBe(200);
    expect(await activeOf(newcomer)).toBe(owner.organizationId);
    await requireClosed(newcomer);
    const { session } = await signIn({ subject: 'new', email: newcomer.email });
    const cookie = session?.split(';')[0] ?? '';
    const read = await app.http.inject({ url: paths.meetings, headers: { cookie } });
    expect(read.statusCode).toBe(200);
  });

  test('does not open it to a person who has founded an organization before', async () => {
    await turnOff();
    const founder = await app.accounts.buildOwner();
    founder.email = await moveTo(founder, `founder@${domain}`);
    const { device } = await addPasskey(app, founder);
    expect((await accept(founder)).statusCode).toBe(200);
    await requireClosed(founder);
    const byPassword = await signedInByPassword(founder.email);
    expect(await activeOf(byPassword)).toBe(founder.organizationId);
    expect((await byPassword.call('GET', paths.meetings)).statusCode).toBe(200);
    const { organizationId } = owner;
    const switched = await byPassword.call('POST', `${paths.auth}/organization/set-active`, {
      payload: { organizationId },
    });
    expect(switched.statusCode).toBe(200);
    await requireClosed(byPassword);
    expect(await activeOf(await signInByPasskey(app, device))).toBe(founder.organizationId);
    expect(await settingsOf(owner)).toMatchObject({ keepPassword: 0, elsewhere: 1 });
  });

  test('does not open it to a person who founds an organization afterwards', async () => {
    await setUp(owner);
    const early = await buildColleague(owner);
    await signIn({ subject: 'boss', email: await moveTo(owner, `boss@${domain}`) });
    const founded = await early.call('POST', `${paths.auth}/organization/create`, {
      payload: { name: 'Mine', slug: `early-${lastNumber}` },
    });
    expect(founded.statusCode).toBe(200);
    await change(owner, { isPasswordOff: true });
    const byPassword = await signedInByPassword(early.email);
    expect(await activeOf(byPassword)).toBe(founded.json().id);
    const { organizationId } = owner;
    await byPassword.call('POST', `${paths.auth}/organization/set-active`, {
      payload: { organizationId },
    });
    await requireClosed(byPassword);
    const late = await buildColleague(owner);
    const refused = await late.call('POST', `${paths.auth}/organization/create`, {
      payload: { name: 'Mine', slug: `late-${lastNumber}` },
    });
    expect(refused.json()).toMatchObject({ code: 'BOUND_TO_SINGLE_SIGN_ON' });
  });

  test('cannot pretend to have been opened by it', async () => {
    await turnOff();
    const member = await buildColleague(owner);
    await requireClosed(member);
    const { id } = await app.db
      .selectFrom('singleSignOn')
      .select('id')
      .where('organizationId', '=', owner.organizationId)
      .executeTakeFirstOrThrow();
    await member.call('POST', `${paths.auth}/update-session`, { payload: { singleSignOnId: id } });
    await requireClosed(member);
  });

  test('stays open in the organization in which it was open before', async () => {
    await setUp(owner);
    await signIn({ subject: 'boss', email: await moveTo(owner, `boss@${domain}`) });
    const member = await buildColleague(owner);
    await change(owner, { isPasswordOff: true });
    expect((await member.call('GET', paths.meetings)).statusCode).toBe(200);
    const changed = await member.call('POST', `${paths.auth}/change-password`, {
      payload: { currentPassword: app.accounts.password, newPassword: 'Another-horse-10!' },
    });
    const next = app.accounts.callsWith(changed.json().token);
    expect((await next.call('GET', paths.meetings)).statusCode).toBe(200);
  });

  test('opens it to an owner who has not used single sign-on yet, who cannot found another', async () => {
    await turnOff();
    const heir = await buildColleague(owner, 'owner');
    expect((await heir.call('GET', paths.meetings)).statusCode).toBe(200);
    const byPassword = await signedInByPassword(heir.email);
    expect((await byPassword.call('GET', paths.meetings)).statusCode).toBe(200);
    const founded = await byPassword.call('POST', `${paths.auth}/organization/create`, {
      payload: { name: 'Mine', slug: `heir-${lastNumber}` },
    });
    expect(founded.json()).toMatchObject({ code: 'BOUND_TO_SINGLE_SIGN_ON' });
    await signIn({ subject: 'heir', email: heir.email });
    expect((await passwordSignIn(heir.email)).json()).toMatchObject(closed);
    await requireClosed(byPassword);
  });

  test('opens it to people whom single sign-on can never reach', async () => {
    await turnOff();
    const guest = await app.accounts.buildMember(owner.organizationId);
    const operator = await buildColleague(owner);
    await sql`update "user" set "role" = 'admin' where "id" = ${operator.accountId}`.execute(
      app.db,
    );
    for (const { email } of [guest, operator]) {
      const byPassword = await signedInByPassword(email);
      expect((await byPassword.call('GET', paths.meetings)).statusCode).toBe(200);
    }
  });
});

test('the command line turns passwords on for a locked-out owner', async () => {
  await setUp(owner);
  const email = await moveTo(owner, `boss@${domain}`);
  await signIn({ subject: 'boss', email });
  await change(owner, { isPasswordOff: true });
  const { slug } = await app.db
    .selectFrom('organization')
    .select('slug')
    .where('id', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  expect((await passwordSignIn(email)).statusCode).toBe(403);
  expect(await turnPasswordsOn(app.db, slug)).toBe('on');
  expect((await passwordSignIn(email)).statusCode).toBe(200);
  expect(await turnPasswordsOn(app.db, slug)).toBe('was on');
  expect(await turnPasswordsOn(app.db, 'nobody-here')).toBeUndefined();
  const [entry] = await auditOf(owner, 'sign-in-settings-changed');
  expect(entry).toMatchObject({ person: null, detail: 'passwords on, by the command line' });
});
