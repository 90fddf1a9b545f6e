import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';

test('a scenario survives a reload, is saved as a draft, created and deleted', async ({
  ownerPage: page,
}) => {
  await page.goto('/scenarios');
  await page.getByRole('link', { name: 'CEO Departure', exact: true }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByLabel('Scenario name').fill('Handover in summer');
  await page.getByLabel('Reason and context').fill('The board asks.');
  await page.reload();
  await expect(page.getByLabel('Scenario name')).toHaveValue('Handover in summer');
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await page.getByLabel('Internal succession candidates').selectOption({ index: 1 });
  await page.getByText('6+ months', { exact: true }).click();
  const stability = page.getByRole('slider', { name: 'Team Stability' });
  await stability.press('PageUp');
  await expect(stability).toHaveAttribute('aria-valuenow', '100');
  await page.reload();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('radio', { name: '6+ months' })).toBeChecked();
  await page.goBack();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.goForward();

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/^Draft saved in this browser at \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Scenarios' }).click();
  await page.getByRole('link', { name: 'Continue Handover in summer' }).click();
  await expect(stability).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Create Scenario' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handover in summer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText(
    'Team Stability 100',
  );

  await page.goto('/scenarios');
  await expect(page.getByText('7 results, newest first')).toBeVisible();
  await page.getByRole('button', { name: 'Menu for Handover in summer' }).click();
  await page.getByRole('menuitem', { name: 'Delete scenario' }).click();
  await page.getByRole('button', { name: 'Delete Scenario' }).click();
  await expect(page.getByText('6 results, newest first')).toBeVisible();
});

test('a result is exported as a self-contained page, and printed with all its tabs', async ({
  ownerPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/scenarios/billing-platform-breach-drill?tab=timeline');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^Scenario Billing platform breach, drill \d{4}-\d\d-\d\d\.html$/,
  );
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported).toContain('<h1>Billing platform breach, drill</h1>');
  expect(exported).not.toMatch(/<script|<link|src=/);

  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Key members of Finance' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recommendations' })).toBeVisible();
  for (const name of ['Share', 'Run Updated Analysis', 'Toggle sidebar (ctrl/cmd + b)']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});
