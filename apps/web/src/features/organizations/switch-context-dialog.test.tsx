import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

const setActivePath = '*/api/auth/organization/set-active';
const createPath = '*/api/auth/organization/create';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

async function openDialog(given: Parameters<typeof accountServer>[0] = {}) {
  const { state, handlers } = accountServer({ signedInAs: account.email, ...given });
  server.use(...handlers);
  const { user } = await renderApp('/meetings');
  await user.click(await screen.findByRole('button', { name: /account and organizations/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch Context' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch Context' }));
  return { user, dialog, state };
}

test('organizations are listed with the active one checked', async () => {
  const { dialog } = await openDialog();
  const active = dialog.getByRole('button', { name: /Active$/ });
  expect(active).toHaveTextContent(/^Northwind\s*Owner · 105 members/);
  expect(active).toHaveAttribute('aria-current', 'true');
  const other = dialog.getByRole('button', { name: /^Northwind Labs/ });
  expect(other).not.toHaveAttribute('aria-current');
  expect(other).toHaveTextContent(/Member · 1 member$/);
});

test('it says if there are no organizations', async () => {
  const { dialog } = await openDialog({ organizations: [] });
  expect(dialog.getByText('No organizations available')).toBeVisible();
});

test('choosing another organization makes it active and reloads the page', async () => {
  const { user, dialog, state } = await openDialog();
  await user.click(dialog.getByRole('button', { name: /^Northwind Labs/ }));
  await waitFor(() => expect(page.reloadPage).toHaveBeenCalledOnce());
  expect(state.activeOrganizationId).toBe('labs');
});

test('choosing the active one, or any during a switch, does nothing', async () => {
  const { user, dialog } = await openDialog();
  let calls = 0;
  server.use(
    http.post(setActivePath, async () => {
      calls += 1;
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  await user.click(dialog.getByRole('button', { name: /Active$/ }));
  expect(calls).toBe(0);
  const other = dialog.getByRole('button', { name: /^Northwind Labs/ });
  await user.dblClick(other);
  await waitFor(() => expect(other).toHaveTextContent('Opening...'));
  expect(other).toHaveAttribute('aria-busy', 'true');
  expect(calls).toBe(1);
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('a failed switch shows an error and can be retried', async () => {
  const { user, dialog } = await openDialog();
  server.use(http.post(setActivePath, () => HttpResponse.error(), { once: true }));
  const other = dialog.getByRole('button', { name: /^Northwind Labs/ });
  await user.click(other);
  expect(
    await screen.findByText('The organization could not be opened. Please try again.'),
  ).toBeInTheDocument();
  expect(other).not.toHaveAttribute('aria-busy');
  await user.click(other);
  await waitFor(() => expect(page.reloadPage).toHaveBeenCalledOnce());
});

test('an organization is created with the slug proposed from its name', async () => {
  const created: unknown[] = [];
  const { user, dialog } = await openDialog();
  server.use(
    http.post(createPath, async ({ request }) => {
      created.push(await request.json());
      return HttpResponse.json({ id: 'iberia' });
    }),
  );
  await user.type(dialog.getByLabelText('Name'), 'Northwind Ibéria');
  expect(dialog.getByLabelText('Slug')).toHaveValue('northwind-iberia');
  await user.click(dialog.getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/'));
  expect(created).toEqual([{ name: 'Northwind Ibéria', slug: 'northwind-iberia' }]);
});

test('an edited slug is kept', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Slug'), 'iberia');
  await user.type(dialog.getByLabelText('Name'), 'Northwind Iberia');
  expect(dialog.getByLabelText('Slug')).toHaveValue('iberia');
});

test.each([
  ['', '', 'Name', 'Please enter a name'],
  ['日本', '', 'Slug', 'Please enter a slug'],
  ['Iberia', ' and more', 'Slug', 'Lower-case letters, digits and single hyphens only'],
])('"%s" with "%s" after its slug is refused at %s', async (name, more, label, sentence) => {
  const { user, dialog } = await openDialog();
  if (name) await user.type(dialog.getByLabelText('Name'), name);
  if (more) await user.type(dialog.getByLabelText('Slug'), more);
  await user.click(dialog.getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(sentence));
});

test.each([
  [400, { code: 'NO', message: 'Organization already exists' }, 'Organization already exists'],
  [500, {}, 'Failed to create the organization. Please try again.'],
])(
  'a creation that fails with %i shows an error and keeps the input',
  async (status, body, sentence) => {
    const { user, dialog } = await openDialog();
    server.use(http.post(createPath, () => HttpResponse.json(body, { status })));
    await user.type(dialog.getByLabelText('Name'), 'Iberia');
    await user.click(dialog.getByRole('button', { name: 'Create organization' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Iberia');
  },
);
