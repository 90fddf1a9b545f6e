import type { Locator, Page } from '@playwright/test';
import { singleSignOnReturnPath } from '@rapport/contract';
import {
  type SamlIdentityProvider,
  startSamlProvider,
} from '@rapport/server/testing/saml-provider';
import {
  type SignInProvider,
  signInClient,
  startSignInProvider,
} from '@rapport/server/testing/sign-in-provider';
import { runServer } from '../harness/running-server.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test as base, expect } from '../harness/test.ts';

const records: string[] = [];
const test = base.extend<object, { provider: SignInProvider; samlProvider: SamlIdentityProvider }>({
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
  // At an address of another site than that of the server.
  samlProvider: [
    async ({ browser: _ }, use) => {
      const provider = await startSamlProvider(async (entityId) => (await fetch(entityId)).text());
      await use(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],
});

type Show = (name: string, ready: Locator) => Promise<void>;

/** From a saved provider to a new colleague who has signed in. */
async function useProvider(
  { page, look, openBrowser }: { page: Page; look: Show; openBrowser: () => Promise<Page> },
  { email, domain }: { email: string; domain: string },
) {
  const section = page.getByRole('region', { name: 'Sign-in' });
  await section.getByRole('button', { name: 'Add domain' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add domain' });
  await adding.getByLabel('Domain *').fill(domain);
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

  const other = await openBrowser();
  await other.goto('/meetings?search=budget');
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other).toHaveURL('/meetings?search=budget');
  await page.reload();
  await expect(section.getByText('1 person has used it')).toBeVisible();
}

test('single sign-on is set up from nothing, tested, and a new colleague signs in by it', async ({
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

  const domain = 'company.example';
  await useProvider({ page, look, openBrowser: () => openBrowserOf() }, { email, domain });
});

test('single sign-on by SAML is set up from nothing, tested, and a new colleague signs in by it', async ({
  ownerPage: page,
  openBrowserOf,
  samlProvider: provider,
}) => {
  const { look } = screenTour(page);
  const email = 'nils@saml.example';
  provider.signsIn({ nameId: 'nils', attributes: { email, displayName: 'Nils Berg' } });
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Sign-in' });
  await section.getByText('SAML', { exact: true }).click();
  await section.getByLabel('Metadata of the provider').fill(provider.metadata);
  await expect(section.getByLabel('Sign-in address')).toHaveValue(provider.signInAddress);
  await look('a provider of SAML', section.getByLabel('Our entity ID'));
  await section.getByRole('button', { name: 'Save provider' }).press('Enter');
  await expect(section.getByText(/^Valid until 1 Jun 2040/)).toBeVisible();

  const domain = 'saml.example';
  await useProvider({ page, look, openBrowser: () => openBrowserOf() }, { email, domain });
});
