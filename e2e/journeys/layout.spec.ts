import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sidebar = (page: Page) => page.getByRole('complementary');
const widthOf = async (part: ReturnType<Page['locator']>) =>
  // A sliding drawer has a fractional width.
  Math.round((await part.boundingBox())?.width ?? 0);

// The other journeys run without animations.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('the sidebar is 16rem wide, folds to 3rem, and a cookie remembers that for seven days', async ({
  ownerPage: page,
  context,
}) => {
  await page.goto('/meetings');
  await expect(navigation(page)).toBeVisible();
  expect(await widthOf(sidebar(page))).toBe(16 * 16);

  await page.keyboard.press('Control+b');
  await expect(page.getByRole('link', { name: 'RAPPORT' })).toBeHidden();
  expect(await widthOf(sidebar(page))).toBe(3 * 16);

  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(cookie?.value).toBe('collapsed');
  expect(daysLeft).toBeGreaterThan(6.99);
  expect(daysLeft).toBeLessThanOrEqual(7);

  await page.reload();
  await expect(navigation(page)).toBeVisible();
  expect(await widthOf(sidebar(page))).toBe(3 * 16);

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(page.getByRole('link', { name: 'RAPPORT' })).toBeVisible();
  expect(await widthOf(sidebar(page))).toBe(16 * 16);
});

test('below 768 px the sidebar is a drawer of 18rem', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/meetings');
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Meetings' })).toBeVisible();
  expect(await widthOf(drawer)).toBe(18 * 16);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an unknown address offers a link home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
