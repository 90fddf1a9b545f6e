import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
vi.mock('@/lib/leave-page.ts', () => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));

let logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Person = { department?: string | null; image?: string };

async function openPage(person: Person = {}, given: Parameters<typeof accountServer>[0] = {}) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const session = { id: 'session', userId: account.id, activeOrganizationId: 'labs', expiresAt };
  server.use(
    http.get('*/api/auth/get-session', () =>
      HttpResponse.json({ session, user: { ...account, ...person } }),
    ),
  );
  const { handlers } = accountServer({ signedInAs: account.email, ...given });
  server.use(...handlers.slice(1));
  const app = await renderApp('/meetings');
  const button = await screen.findByRole('button', { name: /account and organizations/ });
  return { ...app, button };
}

test('without a department, the organization is shown below the name', async () => {
  const { button } = await openPage({ department: null });
  await waitFor(() => expect(button).toHaveTextContent(/Helena Brandt\s*Northwind Labs$/));
});

test("the account button's accessible name starts with its text", async () => {
  const { button } = await openPage();
  expect(button).toHaveTextContent(/Helena Brandt\s*Human Resources$/);
  expect(button).toHaveAccessibleName(/^Helena Brandt, Human Resources/);
});

test('a single organization is listed alone', async () => {
  const organization = { id: 'labs', name: 'Northwind Labs', slug: 'northwind-labs' };
  const listed = {
    ...organization,
    role: 'owner' as const,
    memberCount: 3,
    runsInstallation: true,
  };
  const { user, button } = await openPage({}, { organizations: [listed] });
  await user.click(button);
  const menu = within(await screen.findByRole('menu'));
  const [only, ...others] = await menu.findAllByRole('menuitemradio');
  expect(only).toBeChecked();
  expect(others).toEqual([]);
});

test.each([
  ['Northwind', 'menuitemradio', 'organization/set-active', 'Switching the organization failed'],
  ['Sign out', 'menuitem', 'sign-out', 'Signing out failed'],
])('a failed "%s" is logged', async (name, role, path, sentence) => {
  const { user, button } = await openPage();
  server.use(http.post(`*/api/auth/${path}`, () => HttpResponse.json({}, { status: 500 })));
  await user.click(button);
  await user.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(logged).toHaveBeenCalledWith(sentence, expect.anything()));
});
