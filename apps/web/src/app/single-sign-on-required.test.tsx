import { paths } from '@rapport/contract';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

function serve(state: { needsSingleSignOn: boolean }) {
  server.use(
    http.get('*/api/auth/get-session', () =>
      HttpResponse.json({
        session: {
          id: 'session',
          userId: account.id,
          activeOrganizationId: 'northwind',
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
          ...state,
        },
        user: account,
      }),
    ),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
}

test('a session by password shows what to do instead of the pages of an organization without passwords', async () => {
  serve({ needsSingleSignOn: true });
  await renderApp('/meetings');
  expect(await screen.findByText(/^Northwind opens with single sign-on only/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch organization' })).toBeVisible();
});

test('a refused call leads to it', async () => {
  const state = { needsSingleSignOn: false };
  serve(state);
  server.use(
    http.get(`*${paths.meetings}`, () => {
      state.needsSingleSignOn = true;
      const body = { code: 'SINGLE_SIGN_ON_REQUIRED', message: 'no' };
      return HttpResponse.json(body, { status: 403 });
    }),
  );
  await renderApp('/meetings');
  expect(await screen.findByRole('heading', { name: 'Sign in with single sign-on' })).toBeVisible();
});
