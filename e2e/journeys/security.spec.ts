import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import type { TranscriptFile } from '../harness/transcript-files.ts';

const markup = '<img src=x onerror="document.title=1">';
const escaped = markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A transcript with markup in a speaker's name and in the spoken words. */
function hostileFile(): TranscriptFile {
  const said = [
    `<v ${escaped}>Good morning. Tom, where does the billing migration stand?`,
    '<v Tom Leiva>It is on track. I will send &lt;script&gt;document.title=2&lt;/script&gt; by Tuesday.',
    `<v ${escaped}>That is great news, thank you Tom. I am really happy with the progress.`,
    '<v Tom Leiva>Thanks. The team did wonderful work on the billing migration.',
  ];
  const cues = said.map(
    (words, index) => `00:0${index}:00.000 --> 00:0${index}:50.000\n${words}\n`,
  );
  const buffer = Buffer.from(`WEBVTT\n\n${cues.join('\n')}`);
  return { name: `${markup}.vtt`, mimeType: 'text/vtt', buffer };
}

test('ASVS 1.2.1: markup in titles, names and transcripts is shown as text in list, meeting, map and dialogs', async ({
  ownerPage: page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('dialog', (dialog) => void broken.push(dialog.message()));
  // The app itself must not violate the content security policy either.
  await page.addInitScript(`
    globalThis.refused = [];
    addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  `);
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.upload(hostileFile(), `${markup} plan`);
  await page.getByRole('link', { name: `${markup} plan` }).click();
  await page.getByRole('heading', { name: `${markup} plan`, level: 1 }).waitFor();
  const feelings = page.getByRole('region', { name: 'Sentiment Breakdown' });
  await expect(feelings.getByText(markup).first()).toBeVisible();
  const map = page.getByRole('region', { name: 'Connection Map' });
  await map.getByRole('list', { name: 'People' }).getByRole('button', { name: markup }).click();
  const person = page.getByRole('dialog', { name: markup });
  await expect(person.getByText('Total interactions')).toBeVisible();
  await person
    .getByRole('list', { name: 'Connections' })
    .getByRole('button', { name: 'Tom Leiva' })
    .click();
  const pair = page.getByRole('dialog', { name: /Tom Leiva/ });
  await expect(pair.getByText(markup).first()).toBeVisible();
  await pair.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('img[src="x"], main script')).toHaveCount(0);
  await expect(page).toHaveTitle(/Rapport/);
  expect(broken).toEqual([]);
  expect(await page.evaluate('refused')).toEqual([]);
});

test('ASVS 6.2.7: a password can be pasted, and password managers know the fields', async ({
  page,
  owner,
}) => {
  await page.goto('/login');
  const [email, password] = [
    page.getByLabel('E-mail'),
    page.getByLabel('Password', { exact: true }),
  ];
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await email.fill(owner.password);
  await email.press('ControlOrMeta+a');
  await email.press('ControlOrMeta+x');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue(owner.password);
});

test('ASVS 14.3: after signing out, Back shows no data and the browser stores none', async ({
  ownerPage: page,
  owner,
}) => {
  await owner.buildMeeting({ title: 'A plan for the board' });
  const meetings = meetingsPage(page);
  await meetings.open();
  await expect(meetings.card('A plan for the board')).toBeVisible();
  await page.getByRole('button', { name: /account and organizations/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('A plan for the board')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('A plan for the board');
  expect(kept).not.toContain(owner.email);
});

test('ASVS 8.4.1: a member removed while the page is open is refused the next call and loses the socket', async ({
  owner,
  ownerPage,
  server,
  openBrowserOf,
}) => {
  await owner.buildMeeting({ title: 'Not for everybody' });
  const leaving = await server.createMember(owner.organizationId);
  const page = await openBrowserOf(leaving);
  const meetings = meetingsPage(page);
  await meetings.open();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await meetingsPage(ownerPage).open();
  const removed = await ownerPage.evaluate(async (memberIdOrEmail) => {
    const answer = await fetch('/api/auth/organization/remove-member', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ memberIdOrEmail }),
    });
    return answer.status;
  }, leaving.email);
  expect(removed).toBe(200);
  await expect(page.getByText('disconnected', { exact: true })).toBeVisible();
  const refused = await page.evaluate(async () => (await fetch('/api/v1/event')).status);
  expect(refused).toBe(422);
});

test('ASVS 7.4.3: after a password change this browser stays signed in, and all others are signed out', async ({
  owner,
  ownerPage: page,
  openBrowserOf,
}) => {
  // Shares the session of `page`.
  const copy = await openBrowserOf(owner);
  await meetingsPage(copy).open();
  await meetingsPage(page).open();
  for (const browser of [copy, page])
    await expect(browser.getByText('connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /account and organizations/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Current password').fill(owner.password);
  await settings.getByLabel('New Password', { exact: true }).fill('Another-horse-10');
  await settings.getByLabel('Confirm New Password').fill('Another-horse-10');
  await settings.getByRole('button', { name: 'Change password' }).click();
  await expect(settings.getByText('Your password is changed.')).toBeVisible();
  await expect(copy.getByText('connected', { exact: true })).toHaveCount(0);
  const refused = await copy.evaluate(async () => (await fetch('/api/v1/event')).status);
  expect(refused).toBe(401);
  await page.keyboard.press('Escape');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sentiment' }).click();
  await expect(page).toHaveURL('/sentiment');
});
