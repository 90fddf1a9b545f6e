import type { Page } from '@playwright/test';
import { codesOf } from '@rapport/server/testing/totp';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

const asAddress = (key: string) => `otpauth://totp/x?secret=${key.replaceAll(' ', '')}`;

/** Sets up the second step, from the password to the recovery codes. Returns the key's address and the codes. */
async function setUp(page: Page, password: string, look: ReturnType<typeof screenTour>['look']) {
  const dialog = page.getByRole('dialog', { name: 'Switch on two-factor sign-in' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const key = dialog.getByRole('definition').locator('code');
  await look('the key of an app', dialog.getByRole('img', { name: 'QR code of the key' }));
  const address = asAddress((await key.textContent()) ?? '');
  await dialog.getByLabel('Code from your app').fill(codesOf(address).now);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await look('recovery codes', codes);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  return { address, recovery };
}

test('a second step is set up, asked for, required of a colleague, and replaced by a recovery code', async ({
  ownerPage: page,
  owner,
  server,
  openBrowserOf,
}) => {
  const { look } = screenTour(page);
  const colleague = await server.createMember(owner.organizationId);
  await page.goto('/meetings#settings');
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await look('two-factor sign-in is off', section.getByText(/^Off\./));
  await section.getByRole('button', { name: 'Switch on' }).click();
  const { address, recovery } = await setUp(page, owner.password, look);
  await look('two-factor sign-in is on', section.getByText('On', { exact: true }));

  await page.goto('/admin?tab=settings');
  const rule = page.getByRole('switch', { name: 'Two-factor sign-in required' });
  await expect(page.getByText('1 of 2 members have it.')).toBeVisible();
  await rule.click();
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(rule).toBeChecked();

  const theirs = await openBrowserOf(colleague);
  const theirTour = screenTour(theirs);
  await theirs.goto('/meetings');
  const begin = theirs.getByRole('button', { name: 'Set up' });
  await theirTour.look('two-factor sign-in is required', begin);
  await begin.click();
  await setUp(theirs, colleague.password, theirTour.look);
  await expect(theirs.getByRole('heading', { name: 'Meetings', level: 1 })).toBeVisible();

  const signIn = async () => {
    const fresh = await openBrowserOf();
    await fresh.goto('/login');
    await fresh.getByLabel('E-mail').fill(owner.email);
    await fresh.getByLabel('Password', { exact: true }).fill(owner.password);
    await fresh.getByRole('button', { name: 'Sign In' }).click();
    return fresh;
  };
  const fresh = await signIn();
  const code = fresh.getByLabel('Code from your app');
  await screenTour(fresh).look('the second step of a sign-in', code);
  // The code of this 30-second period is already used.
  await code.fill(codesOf(address).next);
  await fresh.keyboard.press('Enter');
  await expect(fresh.getByText('connected', { exact: true })).toBeAttached();
  const again = await signIn();
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(recovery);
  await again.keyboard.press('Enter');
  await expect(again.getByText('connected', { exact: true })).toBeAttached();
});

test('a dialog over the settings dims them', async ({ ownerPage: page }) => {
  // On a phone the second dialog is far below the title of the settings, so that its shadow does not reach it.
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/meetings#settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const title = settings.getByRole('heading', { name: 'Settings', includeHidden: true });
  await page
    .getByRole('region', { name: 'Two-factor sign-in' })
    .getByText(/^Off\./)
    .waitFor();
  const clip = await title.boundingBox();
  if (!clip) throw new Error('The title of the settings has no place on the page');
  const switchOn = settings.getByRole('button', { name: 'Switch on' });
  await switchOn.scrollIntoViewIfNeeded();
  const bright = await page.screenshot({ clip });
  await switchOn.click();
  await page.getByRole('dialog', { name: 'Switch on two-factor sign-in' }).waitFor();
  await expect.poll(async () => bright.equals(await page.screenshot({ clip }))).toBe(false);
});
