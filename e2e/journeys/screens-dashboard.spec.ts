import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

test.describe.configure({ timeout: 120_000 });

test('dashboard and sentiment look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const map = page.getByRole('region', { name: 'Organization Connection Map' });
  await map.getByRole('button', { name: 'Show as list' }).click();
  await map.getByRole('button', { name: /Priya Raman/ }).click();
  await look('dashboard with the list and a picked person', map.getByRole('status'));
  await map.getByRole('button', { name: 'Show as map' }).click();
  await look('dashboard with the map', map.getByRole('img'));

  await goTo(page, '/sentiment?department=Engineering&sort=stressed');
  await look('sentiment of a team', page.getByText('Showing 10 of 34 people'));
  await goTo(page, '/sentiment?search=nobody%20like%20this');
  await look('a search for nobody', page.getByText(/^Nobody here matches/), [360]);
});
