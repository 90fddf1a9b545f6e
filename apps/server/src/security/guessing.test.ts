import { paths } from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { cookiesOf, switchOnTwoFactor } from '../testing/factories/two-factor.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await derivePlainly(app);
});
afterAll(() => app.close());

const password = 'correct-horse-9';
const wrong = 'wrong-horse-9';
const limit = 10;

/** Deriving a key from each of hundreds of guesses takes minutes, and is not what is tested here. */
async function derivePlainly({ auth }: TestApp) {
  const context = await auth.$context;
  const plain = (text: string) => `plain ${text}`;
  vi.spyOn(context.password, 'hash').mockImplementation(async (text) => plain(text));
  vi.spyOn(context.password, 'verify').mockImplementation(async ({ hash, password: tried }) =>
    hash.startsWith(plain('')) ? hash === plain(tried) : tried === password,
  );
}
type Cookies = Record<string, string>;
type From = { remoteAddress?: string; cookies?: Cookies };

let lastNetwork = 0;
function newNetwork(): string {
  lastNetwork += 1;
  return `203.${Math.floor(lastNetwork / 250)}.${lastNetwork % 250}.7`;
}

function post(path: string, payload: object, { remoteAddress, cookies = {} }: From = {}) {
  return app.http.inject({
    method: 'POST',
    url: `${paths.auth}/${path}`,
    headers: { origin: testPublicUrl },
    remoteAddress: remoteAddress ?? newNetwork(),
    payload,
    cookies,
  });
}
const signIn = (email: string, tried: string, from?: From) =>
  post('sign-in/email', { email, password: tried }, from);
const statusOf = async (answer: ReturnType<typeof post>) => (await answer).statusCode;

async function repeat(times: number, call: () => ReturnType<typeof post>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await statusOf(call()));
  return statuses;
}

/** What the browser keeps after signing out. */
async function knownBrowserOf({ email }: { email: string }): Promise<Cookies> {
  const signedIn = await signIn(email, password);
  expect(signedIn.statusCode).toBe(200);
  const cookies = cookiesOf(signedIn);
  const signedOut = await post('sign-out', {}, { cookies });
  const left = { ...cookies, ...cookiesOf(signedOut) };
  return Object.fromEntries(Object.entries(left).filter(([, value]) => value !== ''));
}

/** As if that many guesses had been made today, and none in the last minute. */
async function haveGuessedToday(count: number) {
  await app.db.updateTable('attempt').set({ count }).where('endsAt', '>', inAnHour()).execute();
  await aMinutePasses();
}
const aMinutePasses = () => app.db.deleteFrom('attempt').where('endsAt', '<', inAnHour()).execute();
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('ASVS 6.3.1: guessing passwords', () => {
  test('ends for the network that guesses, and keeps the person out nowhere else', async () => {
    const { email } = await app.accounts.buildOwner();
    const remoteAddress = newNetwork();
    const guesses = await repeat(limit + 2, () => signIn(email, wrong, { remoteAddress }));
    expect(guesses).toEqual([...Array(limit).fill(401), 429, 429]);
    expect(await statusOf(signIn(email, password))).toBe(200);
  });

  test('does not keep out a browser that has signed in before, from the same network either', async () => {
    const person = await app.accounts.buildOwner();
    const cookies = await knownBrowserOf(person);
    const remoteAddress = newNetwork();
    await repeat(limit + 1, () => signIn(person.email, wrong, { remoteAddress }));
    expect(await statusOf(signIn(person.email, password, { remoteAddress }))).toBe(429);
    expect(await statusOf(signIn(person.email, password, { remoteAddress, cookies }))).toBe(200);
    expect(await statusOf(post('request-password-reset', person, { remoteAddress, cookies }))).toBe(
      200,
    );
    // It has a limit of its own.
    await aMinutePasses();
    const guesses = await repeat(limit + 1, () => signIn(person.email, wrong, { cookies }));
    expect(guesses).toEqual([...Array(limit).fill(401), 429]);
  });

  test('from many networks is bounded for a day, for unknown addresses alike', async () => {
    const person = await app.accounts.buildOwner();
    const cookies = await knownBrowserOf(person);
    for (const email of [person.email, 'nobody@example.com']) {
      expect(await statusOf(signIn(email, wrong))).toBe(401);
      await haveGuessedToday(300);
      const refused = await signIn(email, password);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({
        code: 'TOO_MANY_REQUESTS',
        requestId: expect.any(String),
        message:
          "Too many wrong passwords. Please try again in 24 hours, or set a new one by 'Forgot Password?' on the sign-in page.",
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    }
    // Ways in that remain: a known browser, and a link from the mailbox in a new one.
    expect(await statusOf(signIn(person.email, password, { cookies }))).toBe(200);
    const reset = await resetPassword(person.email);
    expect(await statusOf(signIn(person.email, reset.password))).toBe(429);
    expect(await statusOf(signIn(person.email, reset.password, reset))).toBe(200);
  });

  test('from one network is bounded for a day, long before the account is for others', async () => {
    const { email } = await app.accounts.buildOwner();
    const remoteAddress = newNetwork();
    await signIn(email, wrong, { remoteAddress });
    await haveGuessedToday(30);
    expect(await statusOf(signIn(email, password, { remoteAddress }))).toBe(429);
    expect(await statusOf(signIn(email, password))).toBe(200);
  });

  test('does not count the right password', async () => {
    const { email } = await app.accounts.buildOwner();
    const remoteAddress = newNetwork();
    await signIn(email, wrong, { remoteAddress });
    await haveGuessedToday(29);
    const right = await repeat(3, () => signIn(email, password, { remoteAddress }));
    expect(right).toEqual([200, 200, 200]);
  });

  test('counts all addresses of an IPv6 network as one', async () => {
    const { email } = await app.accounts.buildOwner();
    let host = 0;
    const guesses = await repeat(limit + 1, () => {
      host += 1;
      return signIn(email, wrong, { remoteAddress: `2001:db8:1:2::${host.toString(16)}` });
    });
    expect(guesses).toEqual([...Array(limit).fill(401), 429]);
    const elsewhere = { remoteAddress: '2001:db8:1:3::1' };
    expect(await statusOf(signIn(email, password, elsewhere))).toBe(200);
  });

  test('by one session does not keep another session of the person from confirming', async () => {
    const person = await app.accounts.buildOwner();
    const other = await app.accounts.signIn(person.email);
    const confirm = (by: Pick<SignedIn, 'call'>, tried: string) =>
      by.call('POST', `${paths.auth}/verify-password`, { payload: { password: tried } });
    const guesses = await repeat(limit + 1, () => confirm(person, wrong));
    expect(guesses).toEqual([...Array(limit).fill(400), 429]);
    expect(await statusOf(confirm(other, password))).toBe(200);
  });
});

async function resetPassword(email: string) {
  const before = app.mails.length;
  await post('request-password-reset', { email });
  await expect.poll(() => app.mails.length).toBe(before + 1);
  const token = app.mails.at(-1)?.link.split('/').at(-1);
  const newPassword = 'Another-horse-10';
  const done = await post('reset-password', { token, newPassword });
  expect(done.statusCode).toBe(200);
  return { password: newPassword, cookies: cookiesOf(done) };
}

describe('ASVS 6.3.1: a browser that has signed in before', () => {
  const isKnown = async (email: string, cookies: Cookies, tried = password) => {
    const remoteAddress = newNetwork();
    await signIn(email, wrong, { remoteAddress });
    await app.db.updateTable('attempt').set({ count: limit }).execute();
    const status = await statusOf(signIn(email, tried, { remoteAddress, cookies }));
    await aMinutePasses();
    return status === 200;
  };

  test('is known by a cookie that scripts and other sites do not get, and that names nobody', async () => {
    const person = await app.accounts.buildOwner();
    const signedIn = await signIn(person.email, password);
    const cookie = signedIn.cookies.find(({ name }) => name === 'rapport.known_browser');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { accountId, email, token } = { ...person, ...signedIn.json() };
    for (const secret of [accountId, email, token]) expect(cookie?.value).not.toContain(secret);
    const overHttps = await startTestApp({ publicUrl: 'https://rapport.example' });
    try {
      await derivePlainly(overHttps);
      const owner = await overHttps.accounts.buildOwner();
      const answer = await overHttps.http.inject({
        method: 'POST',
        url: `${paths.auth}/sign-in/email`,
        headers: { origin: 'https://rapport.example' },
        payload: { email: owner.email, password },
      });
      expect(answer.cookies).toContainEqual(
        expect.objectContaining({ name: '__Secure-rapport.known_browser', secure: true }),
      );
    } finally {
      await overHttps.close();
    }
  });

  test('is known for this account only, also with a second one', async () => {
    const [person, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    const cookies = await knownBrowserOf(person);
    expect(await isKnown(person.email, cookies)).toBe(true);
    expect(await isKnown(other.email, cookies)).toBe(false);
    const both = { ...cookies, ...cookiesOf(await signIn(other.email, password, { cookies })) };
    expect([await isKnown(person.email, both), await isKnown(other.email, both)]).toEqual([
      true,
      true,
    ]);
  });

  test('is not known with an altered cookie', async () => {
    const person = await app.accounts.buildOwner();
    const cookies = await knownBrowserOf(person);
    const [[name = '', value = ''] = []] = Object.entries(cookies);
    const [id = '', proof = ''] = value.split('.');
    const altered = [`${'a'.repeat(22)}.${proof}`, `${id}.${'a'.repeat(43)}`, id, '.', proof];
    for (const one of altered) expect(await isKnown(person.email, { [name]: one })).toBe(false);
  });

  test('is forgotten with a new password, except the one that set it', async () => {
    const person = await app.accounts.buildOwner();
    const cookies = await knownBrowserOf(person);
    const here = cookiesOf(await signIn(person.email, password));
    const newPassword = 'Another-horse-10';
    const change = { currentPassword: password, newPassword };
    const changed = await post('change-password', change, { cookies: here });
    expect(changed.statusCode).toBe(200);
    expect(await isKnown(person.email, cookies, newPassword)).toBe(false);
    const renewed = { ...here, ...cookiesOf(changed) };
    expect(await isKnown(person.email, renewed, newPassword)).toBe(true);
  });
});

describe('ASVS 6.3.1: guessing codes of the second step', () => {
  const begin = async (email: string, from: From = {}) => {
    const cookies = { ...from.cookies, ...cookiesOf(await signIn(email, password, from)) };
    return { ...from, cookies };
  };
  const enter = (code: string, from: From) => post('two-factor/verify-totp', { code }, from);

  test('by somebody who has the password does not keep out the person', async () => {
    const person = await switchOnTwoFactor(app, await app.accounts.buildOwner(), password);
    const remoteAddress = newNetwork();
    for (const times of [5, 5]) {
      const begun = await begin(person.email, { remoteAddress });
      await repeat(times, () => enter('000000', begun));
    }
    const again = await begin(person.email, { remoteAddress });
    expect(await statusOf(enter('000000', again))).toBe(429);
    const here = await begin(person.email);
    expect(await statusOf(enter(person.codes.next, here))).toBe(200);
  });

  test('from many networks is bounded for a day, except in a browser that has signed in before', async () => {
    const person = await switchOnTwoFactor(app, await app.accounts.buildOwner(), password);
    const begun = await begin(person.email);
    // The right password alone does not make a browser known.
    expect(Object.keys(begun.cookies)).not.toContain('rapport.known_browser');
    const signedIn = await post(
      'two-factor/verify-backup-code',
      {
        code: person.recoveryCodes[0],
      },
      begun,
    );
    const known = { cookies: cookiesOf(signedIn) };
    await enter('000000', await begin(person.email));
    const there = await begin(person.email);
    const here = await begin(person.email, known);
    await haveGuessedToday(100);
    const refused = await enter(person.codes.next, there);
    expect(refused.json()).toMatchObject({
      message:
        'Too many wrong codes. Please try again in 24 hours, or in a browser where you have signed in before.',
    });
    expect(await statusOf(enter(person.codes.next, here))).toBe(200);
  });
});

test('ASVS 6.3.1: whoever asks for many reset mails neither fills the mailbox nor ends its links', async () => {
  const { email } = await app.accounts.buildOwner();
  const before = app.mails.length;
  const [known, unknown] = [
    await repeat(12, () => post('request-password-reset', { email })),
    await repeat(12, () => post('request-password-reset', { email: 'nobody@example.com' })),
  ];
  expect([known, unknown]).toEqual([Array(12).fill(200), Array(12).fill(200)]);
  await expect.poll(() => app.mails.length).toBe(before + 5);
  const token = app.mails.at(-1)?.link.split('/').at(-1);
  const payload = { token, newPassword: 'Another-horse-10' };
  expect(await statusOf(post('reset-password', payload))).toBe(200);
});
