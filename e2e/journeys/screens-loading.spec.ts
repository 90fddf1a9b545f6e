import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

/** Address, pending call and loading message while the app loads. */
const firstWaits = [
  ['/meetings', '**/api/auth/get-session', 'Loading...'],
  ['/admin', '**/organization/has-permission', 'Checking permissions...'],
  ['/meetings', '**/api/v1/event?*', 'Loading meetings...'],
] as const;

/** The same for navigation inside the app. */
const laterWaits = [
  ['/meetings/any', '**/api/v1/event/any', 'Loading meeting details...'],
  ['/admin', '**/api/v1/user/all?*', 'Loading users...'],
  ['/admin?tab=settings', '**/api/organization/settings', 'Loading organization settings...'],
  ['/users/any', '**/api/v1/user/any', 'Loading user profile...'],
] as const;

test('loading screens look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  for (const [path, call, sentence] of firstWaits) {
    await page.route(call, () => {});
    await page.goto(path);
    await look(sentence, page.getByText(sentence, { exact: true }));
    await page.unroute(call);
  }
  for (const [path, call, sentence] of laterWaits) {
    await page.route(call, () => {});
    await goTo(page, path);
    await look(sentence, page.getByText(sentence, { exact: true }));
  }
});
