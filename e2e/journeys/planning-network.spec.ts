import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** What the shell around every screen asks the server, and nothing else. */
const shellCalls = [
  '/api/auth/get-session',
  '/api/auth/organization/list',
  '/api/auth/organization/get-active-member',
  '/api/auth/organization/has-permission',
  '/api/organization/settings',
  '/api/socket.io/',
];

const onSampleData = [
  '/',
  '/sentiment',
  '/scenarios',
  '/scenarios/new',
  '/scenarios/pricing-2027-without-two-sales-leads',
  '/offboarding',
  '/offboarding/simulate?person=tomas-leiva',
  '/offboarding/new',
  '/offboarding/platform-handover?tab=monitoring',
  '/succession',
  '/succession/new',
  '/succession/candidates/results',
  '/succession/chief-technology-officer',
  '/ask-me-anything?question=Who+is+tired%3F',
  '/team/pdp',
];

const withoutData = [
  '/restructure',
  '/org-chart',
  '/onboarding',
  '/pdp',
  '/surveys',
  '/actions',
  '/alerts',
  '/design-system',
];

/** Notes whatever leaves the page for anything but its own files and the shell's calls. */
function watchNetwork(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  const note = (address: string) => {
    const { origin: to, pathname } = new URL(address.replace(/^ws/, 'http'));
    const isOwnFile = to === origin && !pathname.startsWith('/api/');
    if (!isOwnFile && !(to === origin && shellCalls.includes(pathname))) strangers.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return strangers;
}

test('screens on sample data say so and call nobody', async ({ ownerPage: page, server }) => {
  const strangers = watchNetwork(page, server.url);
  for (const path of onSampleData) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText('Sample data', { exact: true })).toBeVisible();
      expect(strangers.splice(0), path).toEqual([]);
    });
  }
});

test('screens that are to come, and the design system, show no data and call nobody', async ({
  ownerPage: page,
  server,
}) => {
  const strangers = watchNetwork(page, server.url);
  for (const path of withoutData) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== '/design-system') {
        await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
        await expect(main.getByText('Sample data', { exact: true })).toHaveCount(0);
      }
      expect(strangers.splice(0), path).toEqual([]);
    });
  }
});
