import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { administrationServer } from '@/features/administration/testing/administration-server.ts';
import { buildUsers } from '@/features/administration/testing/build-user.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

test('a person who may update the organization sees its administration and a current entry', async () => {
  administrationServer({ users: buildUsers(3) });
  await renderApp('/admin');
  expect(await screen.findByText('Showing 1 to 3 of 3 users')).toBeVisible();
  expect(document.title).toBe('Administration · Rapport');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Admin' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('others see the not-found page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(...accountServer({ signedInAs: account.email, isAllowed: false }).handlers);
  await renderApp('/admin');
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
