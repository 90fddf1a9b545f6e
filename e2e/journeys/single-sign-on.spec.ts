import { singleSignOnReturnPath } from '@rapport/contract';
import {
  type SignInProvider,
  signInClient,
  startSignInProvider,
} from '@rapport/server/testing/sign-in-provider';
import { runServer } from '../harness/running-server.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test as base, expect } from '../harness/test.ts';

const records: string[] = [];
const test = base.extend<object, { provider: SignInProvider }>({
  server: [
    async ({ browser: _ }, use) => {
      const server = await runServer({ RAPPORT_SSO_NETWORKS: '127.0.0.1' }, async () => records);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: [
    async ({ server }, use) => {
      const provider = await startSignInProvider(`${server.url}${singleSignOnReturnPath}`);
      await use(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],
});

test('single sign-on is set up from scratch and tested, and a new colleague signs in by it', async ({
  ownerPage: page,
  openBrowserOf,
  provider,
}) => {
  const { look } = screenTour(page);
  const email = 'nina@company.example';
  provider.signsIn({ subject: 'nina', email, isVerified: true, name: 'Nina Berg' });
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Sign-in' });
  await look('settings without single sign-on', section.getByText('never changed'));

  await section.getByLabel('Issuer address').fill('https://10.0.0.1');
  await section.getByLabel('Client ID').fill(signInClient.clientId);
  await section.getByLabel('Client secret').fill(signInClient.clientSecret);
  await section.getByRole('button', { name: 'Save provider' }).press('Enter');
  await expect(section.getByText(/private network/)).toBeVisible();
  await section.getByLabel('Issuer address').fill(provider.issuer);
  await section.getByRole('button', { name: 'Save provider' }).press('Enter');
  await expect(section.getByLabel('Client secret')).toHaveValue(/4f2a$/);

  await section.getByRole('button', { name: 'Add domain' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add domain' });
  await adding.getByLabel('Domain *').fill('company.example');
  await adding.getByRole('button', { name: 'Add domain' }).click();
  const record = section.getByText(/^rapport-verify=/);
  await expect(record).toBeVisible();
  records.push((await record.textContent()) ?? '');
  await look('a domain that is not verified', section.getByText('Not found yet'));
  await section.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(section.getByText(/^Verified/)).toBeVisible();

  const opening = page.waitForEvent('popup');
  await section.getByRole('button', { name: 'Test sign-in' }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Test Done' })).toBeVisible();
  await popup.close();
  await expect(section.getByText(`Works: signed in as ${email}`)).toBeVisible();

  await section.getByRole('switch', { name: /^Single sign-on/ }).click();
  await expect(section.getByRole('switch', { name: /^Single sign-on/ })).toBeChecked();
  await section.getByLabel('Who may join by single sign-on').selectOption('domain');
  await look('single sign-on is on', section.getByText(/^Verified/));

  const other = await openBrowserOf();
  await other.goto('/login');
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.reload();
  await expect(section.getByText('1 person has used it')).toBeVisible();
});
