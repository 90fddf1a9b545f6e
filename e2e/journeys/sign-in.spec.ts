import { expect, test } from '../harness/test.ts';

test('signs in after a wrong password', async ({ page, owner }) => {
  await page.goto('/login');
  await expect(page.getByText('Intelligent workplace analytics and insights')).toBeVisible();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('reports missing fields before calling the server', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('returns a visitor to the requested page after sign-in', async ({ page, owner }) => {
  await page.goto('/meetings?search=budget');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/meetings?search=budget');
});

test('signs out', async ({ ownerPage: page }) => {
  await page.goto('/meetings');
  await page.getByRole('button', { name: /account and organizations/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/meetings');
  await expect(page).toHaveURL('/login');
});
