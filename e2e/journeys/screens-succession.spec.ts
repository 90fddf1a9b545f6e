import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

test.describe.configure({ timeout: 180_000 });

test('the plans and the wizard look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/succession');
  await look('plans', page.getByRole('table', { name: 'Succession plans' }));
  await page.getByRole('link', { name: 'New Succession Plan' }).click();
  await look('person', page.getByText('Step 1 of 4'));
  await page.getByRole('button', { name: /Margaret Okafor/ }).click();
  await page.getByRole('radio', { name: 'Expansion' }).check();
  await page.getByRole('radio', { name: 'Hybrid' }).check();
  await look('context', page.getByText('Step 2 of 4'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('slider', { name: 'Tenure' }).press('Home');
  await look('criteria', page.getByText('One of the eight changed'));
  await page.getByRole('button', { name: 'Next' }).click();
  await look('review', page.getByText('Step 4 of 4'));
  await page.getByRole('link', { name: 'Meetings' }).click();
  await look('question before leaving', page.getByRole('alertdialog'), [1440, 360]);
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: /How the score is made/ }).click();
  await look('candidates', page.getByRole('table', { name: /^Overall score of/ }));
});

test('the tabs of a plan look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/succession/sales-director');
  await look('overview', page.getByRole('heading', { name: 'Shortlist' }));
  await goTo(page, '/succession/sales-director?tab=requirements');
  await look('requirements', page.getByRole('table', { name: 'Key requirements' }));
  await goTo(page, '/succession/staff-engineer?tab=timeline');
  await look('timeline', page.getByRole('heading', { level: 2, name: 'Development Timeline' }));
});
