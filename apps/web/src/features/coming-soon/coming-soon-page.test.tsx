import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const open = (path: string) => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  return renderApp(path);
};

test.each([
  ['/restructure', 'Restructure Planning'],
  ['/org-chart', 'Organization Chart'],
  ['/onboarding', 'Onboarding Effectiveness'],
  ['/pdp', 'Professional Development Plans'],
  ['/surveys', 'Smart Surveys'],
  ['/actions', 'Action Tracking'],
  ['/alerts', 'Alerts'],
])('%s announces %s', async (path, title) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Coming Soon')).toBeVisible();
  expect(
    main.getByText("We're working hard to bring you this feature. Stay tuned for updates!"),
  ).toBeVisible();
  expect(main.getByRole('img')).toHaveAccessibleName();
  expect(document.title).toBe(`${title} · Rapport`);
});

test.each([
  [
    '/actions',
    ['Action tracking', 'Task assignment', 'Progress reporting', 'Accountability tools'],
  ],
  [
    '/alerts',
    [
      'Performance threshold alerts',
      'Compliance notifications',
      'System status updates',
      'Custom rule alerts',
    ],
  ],
])('%s lists what it will do', async (path, points) => {
  await open(path);
  const listed = await within(await screen.findByRole('main')).findAllByRole('listitem');
  expect(listed.map((point) => point.textContent)).toEqual(points);
});

test('the development plans link to the existing overview', async () => {
  const { user, router } = await open('/pdp');
  await user.click(await screen.findByRole('link', { name: 'Team Development Overview' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/team/pdp'));
});

describe('while actions are switched off', () => {
  const openActions = async (isAllowed: boolean) => {
    server.use(...accountServer({ signedInAs: account.email, isAllowed }).handlers);
    await renderApp('/actions');
    const main = within(await screen.findByRole('main'));
    await main.findByText('Coming Soon');
    return main;
  };

  test('who may change settings is led to the switch', async () => {
    const main = await openActions(true);
    expect(await main.findByRole('link', { name: 'Switch on in Settings' })).toHaveAttribute(
      'href',
      '/admin?tab=settings#settings-features',
    );
  });

  test('others read who can switch them on', async () => {
    const main = await openActions(false);
    expect(await main.findByText(/An owner or admin can switch them on/)).toBeVisible();
    expect(main.queryByRole('link', { name: 'Switch on in Settings' })).toBeNull();
  });
});
