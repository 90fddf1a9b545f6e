import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

beforeEach(() => {
  server.use(
    ...accountServer({ signedInAs: account.email, features: { sentiment: false } }).handlers,
  );
});

test('with sentiment off, its page is not found and nothing links to it', async () => {
  await renderApp('/sentiment');
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sentiment' })).not.toBeInTheDocument();
});
