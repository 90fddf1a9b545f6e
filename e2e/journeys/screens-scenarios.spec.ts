import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

test.describe.configure({ timeout: 180_000 });

test('the list of scenarios and the wizard look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/scenarios/new');
  await page.getByRole('radio', { name: 'CEO Departure' }).check();
  await look('templates', page.getByText('Step 1 of 3'));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Scenario name').fill('A handover with a name that is long enough to wrap');
  await page.getByLabel('Reason and context').fill('The board asks.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Internal succession candidates').selectOption({ index: 2 });
  await page.getByRole('slider', { name: 'Team Stability' }).press('End');
  await look('departure', page.getByText('Step 3 of 3'));
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Create Scenario' }).last().click();
  await look('a result of one’s own', page.getByText(/^Your answers do not change the result/));
  await goTo(page, '/scenarios/new?template=custom');
  await look('name and reason', page.getByText('Step 2 of 3'));
  await page.getByLabel('Reason and context').fill('A lease ends.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Crisis management').click();
  await look('questions', page.getByText('1 of 6 questions answered'));
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await goTo(page, '/scenarios');
  await look('list', page.getByText('7 results and 1 draft, newest first'));
});

test('the tabs of a result look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/scenarios/billing-platform-breach-drill?tab=teams');
  await look('teams', page.getByRole('table', { name: 'Key members of Data' }));
  await goTo(page, '/scenarios/billing-platform-breach-drill?tab=recommendations');
  await look('recommendations', page.getByRole('table', { name: 'Recommendations' }));
  await goTo(page, '/scenarios/billing-platform-breach-drill?tab=timeline');
  await look('timeline', page.getByRole('heading', { name: 'Four phases' }));
});
