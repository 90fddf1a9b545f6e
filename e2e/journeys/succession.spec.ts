import { tabTo } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';

const byAllCriteria = ['Visser', 'Okafor', 'Oyelaran', 'Lindholm', 'Reeves', 'Ferrari', 'Aalto'];
const byPotential = ['Ferrari', 'Reeves', 'Oyelaran', 'Aalto', 'Visser', 'Lindholm', 'Okafor'];

test('a plan is made by keyboard, its candidates are compared, and it is saved', async ({
  ownerPage: page,
}) => {
  await page.goto('/succession/new');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search people' }));
  await page.keyboard.type('lindqvist');
  await tabTo(page, page.getByRole('button', { name: /Robert Lindqvist/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Retirement' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  const potential = page.getByRole('slider', { name: 'Development potential' });
  await tabTo(page, potential);
  await page.keyboard.press('End');
  await expect(potential).toHaveAttribute('aria-valuetext', '100, 16.4 % of the total');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Create' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/succession/candidates/results');
  const candidates = page.getByRole('link', { name: /overall score/ });
  await expect(candidates).toContainText(byAllCriteria);
  await candidates.nth(1).click();
  await expect(page).toHaveURL(/\?candidate=[a-z-]+$/);
  const chosen = page.getByRole('heading', { level: 2, name: /against the other six/ });
  await expect(chosen).toContainText('Okafor');
  await page.reload();
  await expect(chosen).toContainText('Okafor');

  await page.getByRole('link', { name: 'Change criteria' }).click();
  await expect(potential).toHaveAttribute('aria-valuenow', '100');
  // All other criteria have no weight now.
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home');
  await potential.press('End');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL('/succession/candidates/results');
  await expect(candidates).toContainText(byPotential);

  await page.getByRole('link', { name: 'Change criteria' }).click();
  await expect(potential).toHaveAttribute('aria-valuetext', '100, 100.0 % of the total');
  await page.getByRole('link', { name: 'Meetings' }).click();
  await page.getByRole('button', { name: 'Leave without Saving' }).click();
  await page.goto('/succession');
  const own = page.getByRole('row', { name: /kept in this browser/ });
  await own.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Chief Technology Officer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Requirements' }).click();
  await expect(page.getByRole('row', { name: /^Development potential/ })).toContainText('100.0 %');
});

test('an unsaved plan goes back step by step, asks before closing, and survives a reload', async ({
  ownerPage: page,
}) => {
  await page.goto('/succession');
  await page.getByRole('link', { name: 'New Succession Plan' }).click();
  await page.getByRole('button', { name: /Priya Raman/ }).click();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await page.goBack();
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'You have unsaved changes to your succession plan. Are you sure you want to leave?',
  );
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByText('Priya Raman, Product Director')).toBeVisible();
});
