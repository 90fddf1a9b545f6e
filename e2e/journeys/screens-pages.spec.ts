import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

test('questions and coming-soon pages look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/ask-me-anything');
  await look('questions', page.getByText('Questions leaders ask'));
  await goTo(page, '/ask-me-anything?question=What+do+people+say+about+the+pricing+change%3F');
  await look('an answer', page.getByText('Look at'));
  await goTo(page, '/pdp');
  await look('a page to come', page.getByRole('img', { name: /five skills/ }));
});

test('a team’s plans and the design system look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/team/pdp');
  await look('plans', page.getByRole('table', { name: 'People' }));
  await goTo(page, '/team/pdp?tab=risk-management');
  await look('plans at risk', page.getByRole('heading', { name: 'At risk' }));
  await goTo(page, '/team/pdp?tab=strategic-alignment');
  await look('what plans serve', page.getByRole('table', { name: 'Strategic initiatives' }));
  await goTo(page, '/design-system');
  await look('design system', page.getByRole('heading', { name: 'Brand colours' }));
});
