import { tabTo } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';

test('a departure is simulated, planned, worked on and deleted, mostly by keyboard', async ({
  ownerPage: page,
}) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  await page.goto('/offboarding');
  await tabTo(page, page.getByRole('link', { name: 'What-if simulation' }));
  await keyboard.press('Enter');
  await page.getByRole('searchbox').fill('novotna');
  await tabTo(page, page.getByRole('link', { name: /Ella Novotná/ }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/person=ella-novotna/);
  await expect(page.getByRole('table', { name: 'Team Impact' })).toContainText('Mobile');
  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Create Offboarding Project' }));
  await keyboard.press('Enter');

  await page.getByLabel('Project name').fill('Quality in good hands');
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Ella Novotná' })).toBeVisible();
  await page.getByLabel('Project name').fill('Quality in good hands');
  await page.getByLabel('Last working day').fill('2026-12-31');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ella Novotná' })).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Initiatives' })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox').first());
  await keyboard.press('Space');
  const project = page.url();
  await page.goto('/offboarding');
  const row = page.getByRole('row', { name: /Quality in good hands/ });
  await expect(row).toContainText('31 Dec 2026');
  await expect(row).toContainText(/[1-9]\d* %/);
  await row.getByRole('link').click();
  await page.goto(project);
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  await page.getByRole('button', { name: 'Delete Project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
  await expect(page).toHaveURL('/offboarding?data=sample');
  await expect(row).toHaveCount(0);
  await page.goto(project);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('on a phone the chart opens at today, and the analysis scrolls into view', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/offboarding/platform-handover?tab=monitoring');
  await expect(page.getByText('5.3 today, Platform')).toBeInViewport();
  await expect(
    page.getByText('monitored until 1 January 2027', { exact: true }),
  ).not.toBeInViewport();

  await page.goto('/offboarding/simulate');
  await page.getByRole('link', { name: /Priya Raman/ }).click();
  await expect(page.getByRole('heading', { name: 'What If Analysis' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Create Offboarding Project' })).toBeInViewport();
});
