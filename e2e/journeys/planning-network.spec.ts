import type { Page } from '@playwright/test';
import { goTo } from '../harness/go-to.ts';
import { expect, test } from '../harness/test.ts';

/** All calls of the shell around every screen, and of the choice between sample data and own figures. */
const shellCalls = [
  '/api/auth/get-session',
  '/api/auth/organization/list',
  '/api/auth/organization/get-active-member',
  '/api/auth/organization/has-permission',
  '/api/organization/settings',
  '/api/organization/source',
  '/api/v1/notification/unread',
  '/api/socket.io/',
];

/** Calls of the dashboard, to decide whether to show the first steps. */
const firstStepsCalls = ['/api/v1/event', '/api/v1/user/all'];

/** Each screen's address and heading. */
const onSampleData = [
  ['/', /^Welcome back/],
  ['/sentiment', 'Sentiment'],
  ['/scenarios', 'Scenarios'],
  ['/scenarios/new', 'Create Scenario'],
  ['/scenarios/pricing-2027-without-two-sales-leads', 'Pricing 2027 without two sales leads'],
  ['/offboarding', 'Offboarding'],
  ['/offboarding/new', 'What-if simulation'],
  ['/offboarding/platform-handover?tab=monitoring', 'Tomás Leiva'],
  ['/offboarding/simulate?person=tomas-leiva', 'What-if simulation'],
  ['/succession', 'Succession Planning'],
  ['/succession/candidates/results', 'New Succession Plan'],
  ['/succession/chief-technology-officer', 'Chief Technology Officer'],
  ['/succession/new', 'New Succession Plan'],
  ['/ask-me-anything?question=Who+is+tired%3F', 'Ask Me Anything'],
  ['/team/pdp', 'Team Development Overview'],
] as const;

const withoutData = [
  ['/restructure', 'Restructure Planning'],
  ['/org-chart', 'Organization Chart'],
  ['/onboarding', 'Onboarding Effectiveness'],
  ['/pdp', 'Professional Development Plans'],
  ['/surveys', 'Smart Surveys'],
  ['/actions', 'Action Tracking'],
  ['/alerts', 'Alerts'],
  ['/design-system', 'Design System'],
] as const;

/** Collects the addresses of all requests except the app's own files and the known calls. */
function watchNetwork(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  const note = (address: string) => {
    const { origin: to, pathname } = new URL(address.replace(/^ws/, 'http'));
    const isOwnFile = to === origin && !pathname.startsWith('/api/');
    const isOnDashboard = new URL(page.url()).pathname === '/';
    const known = isOnDashboard ? [...shellCalls, ...firstStepsCalls] : shellCalls;
    if (!isOwnFile && !(to === origin && known.includes(pathname))) strangers.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return strangers;
}

/** Requests delayed by up to this count as well. */
const laterMs = 500;

test('screens on sample data say so and make no requests', async ({ ownerPage: page, server }) => {
  const strangers = watchNetwork(page, server.url);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const [path, heading] of onSampleData) {
    await test.step(path, async () => {
      await goTo(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(main.getByText('Sample data', { exact: true })).toBeVisible();
      await page.clock.fastForward(laterMs);
      expect(strangers, path).toEqual([]);
    });
  }
  await page.reload({ waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});

test('coming-soon screens and the design system show no data and make no requests', async ({
  ownerPage: page,
  server,
}) => {
  const strangers = watchNetwork(page, server.url);
  await page.clock.install();
  await page.goto('/surveys');
  for (const [path, heading] of withoutData) {
    await test.step(path, async () => {
      await goTo(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (path !== '/design-system') {
        await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
        await expect(main.getByText('Sample data', { exact: true })).toHaveCount(0);
      }
      await page.clock.fastForward(laterMs);
      expect(strangers, path).toEqual([]);
    });
  }
  await page.reload({ waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});
