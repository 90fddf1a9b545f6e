import type { Page } from '@playwright/test';
import { paths } from '@rapport/contract';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

/** Chromium's own authenticator, which has checked its person. Returns how to move its passkeys to another page. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

test('a passkey is added, signs in where two steps are required, is renamed and removed', async ({
  ownerPage: page,
  owner,
  openBrowserOf,
}) => {
  const { look } = screenTour(page);
  const device = await addDevice(page);
  await page.goto('/meetings#settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await look('no passkeys', section.getByText(/^None yet/));
  await section.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await look('a passkey is added', dialog);
  await dialog.getByLabel('Name *').fill('My laptop');
  await dialog.getByLabel('Password *').fill(owner.password);
  await page.keyboard.press('Enter');
  await look('a passkey', section.getByText('My laptop'));

  await page.goto('/admin?tab=settings');
  const rule = page.getByRole('switch', { name: 'Two-factor sign-in required' });
  await expect(page.getByText('1 of 1 member has it.')).toBeVisible();
  // The rule also applies to this session, which a password has opened.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith(paths.twoFactorRule) && answer.request().method() === 'PUT',
  );
  await rule.click();
  expect((await saved).ok()).toBe(true);

  const fresh = await openBrowserOf();
  const theirs = await addDevice(fresh);
  const { credentials } = await device.session.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  });
  for (const credential of credentials)
    await theirs.session.send('WebAuthn.addCredential', {
      authenticatorId: theirs.authenticatorId,
      credential,
    });
  await fresh.goto('/login');
  const button = fresh.getByRole('button', { name: 'Sign in with a passkey' });
  await screenTour(fresh).look('sign-in offers passkeys', button);
  await button.click();
  await expect(fresh.getByText('connected', { exact: true })).toBeAttached();

  await fresh.goto('/meetings#settings');
  const kept = fresh.getByRole('region', { name: 'Passkeys' });
  await kept.getByRole('button', { name: 'Rename' }).click();
  await fresh.getByLabel('Name *').fill('Desk');
  await fresh.keyboard.press('Enter');
  await expect(kept.getByText('Desk')).toBeVisible();
  await kept.getByRole('button', { name: 'Remove' }).click();
  await fresh.getByRole('button', { name: 'Remove passkey' }).click();
  // The session no longer counts as two steps.
  await expect(fresh.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
});
